import { formatIdentifier, formatIsbn } from '@everyshelf/domain/isbn-format'
import { formatPublicationDate, nameLanguage } from '../frame/format-details.ts'
import { type Html, html, langAttribute } from '../frame/html.ts'
import { findHanLanguage } from '../frame/text-language.ts'
import type { ReaderPage } from './reader-page.ts'

/** About as many characters as fit above the fold of the text on a phone. */
const SHORT_DESCRIPTION = 280

/** The description. A long one shows its first lines until the reader opens it; then it is on the page only once. */
export function renderDescription({ book, messages }: ReaderPage): Html | null {
  if (!book.description) return null
  const isLong = book.description.length > SHORT_DESCRIPTION
  return html`<section class="part about"><h2>${messages.about}</h2>
<p class="soft pre"${langAttribute(findHanLanguage(book.description, book))} dir="auto">${book.description}</p>${
    isLong &&
    html`
<details class="unfold"><summary><span>${messages.readMore}</span><span>${messages.readLess}</span></summary></details>`
  }</section>`
}

/** The facts about the edition, on request. */
export function renderDetails({ book, identifier, language, messages }: ReaderPage): Html {
  const facts: readonly (readonly [string, string | null])[] = [
    [identifier.kind === 'isbn' ? 'ISBN' : 'ASIN', formatIdentifier(identifier)],
    ['ISBN-10', book.isbn10 && formatIsbn(book.isbn10)],
    [messages.publisher, book.publisher],
    [messages.publishedOn, formatPublicationDate(book.publishedOn, language)],
    [messages.bookLanguage, book.language && nameLanguage(book.language, language)],
  ]
  return html`<details class="fold"><summary>${messages.details}</summary>
<dl>${facts.map(([name, value]) => value && html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></details>`
}
