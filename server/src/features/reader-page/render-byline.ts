import { isSameName } from './author-name.ts'
import { type Html, html, langAttribute } from './html.ts'
import type { PageAuthor, ReaderPage } from './reader-page.ts'
import { findHanLanguage } from './text-language.ts'

/** The book's authors. If one of them has a page here, their name leads to it. */
export function renderByline({ book, author, language }: ReaderPage): Html | null {
  if (book.authors.length === 0 && !author) return null
  const isNamed = author !== null && book.authors.some((name) => isSameName(name, author.name))
  const names = new Intl.ListFormat(language).formatToParts(book.authors)
  const byline = names.map(({ type, value }) =>
    author && type === 'element' && isSameName(value, author.name)
      ? renderAuthorLink(author)
      : value,
  )
  return html`<div class="by">${author !== null && author.portrait !== null && html`<img src="${author.portrait}" width="44" height="44" alt="">`}<p${langAttribute(findHanLanguage(book.authors.join(), book))}>${byline}${
    author && !isNamed && html`${byline.length > 0 && html`<br>`}${renderAuthorLink(author)}`
  }</p></div>
`
}

function renderAuthorLink({ name, path }: PageAuthor): Html {
  return html`<a href="${path}">${name}</a>`
}
