import { fill } from '@everyshelf/domain/messages'
import { type Html, html, langAttribute } from '../frame/html.ts'
import { findHanLanguage } from '../frame/text-language.ts'
import { isSameName } from './author-name.ts'
import type { PageAuthor, ReaderPage } from './reader-page.ts'

/**
 * The book's authors. If one of them has a page here, their name leads to it. An author who only shares the
 * book is named below, so that the photo is not mistaken for one of the book's authors.
 */
export function renderByline({ book, author, language, messages }: ReaderPage): Html | null {
  if (book.authors.length === 0 && !author) return null
  const isNamed = author !== null && book.authors.some((name) => isSameName(name, author.name))
  const names = new Intl.ListFormat(language).formatToParts(book.authors)
  const byline = names.map(({ type, value }) =>
    author && type === 'element' && isSameName(value, author.name)
      ? renderAuthorLink(author, author.name)
      : value,
  )
  const authors = html`<p${langAttribute(findHanLanguage(book.authors.join(), book))}>${byline}</p>`
  if (isNamed) return html`<div class="by">${renderPhoto(author)}${authors}</div>\n`
  return html`${byline.length > 0 && html`<div class="by">${authors}</div>\n`}${author && html`<div class="by">${renderPhoto(author)}<p>${renderAuthorLink(author, fill(messages.sharedBy, { author: author.name }))}</p></div>\n`}`
}

function renderPhoto({ portrait }: PageAuthor): Html | null {
  return portrait === null ? null : html`<img src="${portrait}" width="44" height="44" alt="">`
}

function renderAuthorLink({ path }: PageAuthor, text: string): Html {
  return html`<a href="${path}">${text}</a>`
}
