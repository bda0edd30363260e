import { identifierKey } from '@everyshelf/domain/identifiers'
import { type Html, html, jsonScript } from './html.ts'
import { pageLanguages } from './messages/languages.ts'
import type { ReaderPage } from './reader-page.ts'
import { pagePath } from './reader-page-paths.ts'

const SUMMARY_LENGTH = 200

/** Metadata for link previews and search engines. */
export function renderPageData({ book, identifier, requested }: ReaderPage, origin: string): Html {
  const key = identifierKey(identifier)
  const url = origin + pagePath(key, { language: requested.language })
  const image = book.coverImage && origin + book.coverImage
  const summary = shorten(book.description ?? book.authors.join(', '))
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: book.title,
    url,
    ...(book.authors.length > 0 && {
      author: book.authors.map((name) => ({ '@type': 'Person', name })),
    }),
    ...(book.isbn13 && { isbn: book.isbn13 }),
    ...(image && { image }),
    ...(book.description && { description: summary }),
    ...(book.publisher && { publisher: { '@type': 'Organization', name: book.publisher } }),
  }
  const languages = pageLanguages.map(
    (language) =>
      html`<link rel="alternate" hreflang="${language}" href="${origin}${pagePath(key, { language })}">\n`,
  )
  return html`<link rel="canonical" href="${url}">
${languages}<link rel="alternate" hreflang="x-default" href="${origin}${pagePath(key, {})}">
${summary !== '' && html`<meta name="description" content="${summary}">\n`}<meta property="og:type" content="book">
<meta property="og:site_name" content="Everyshelf">
<meta property="og:title" content="${book.title}">
${summary !== '' && html`<meta property="og:description" content="${summary}">\n`}<meta property="og:url" content="${url}">
${image && html`<meta property="og:image" content="${image}">\n`}${book.isbn13 && html`<meta property="book:isbn" content="${book.isbn13}">\n`}<meta name="twitter:card" content="summary">
${jsonScript('application/ld+json', structured)}`
}

function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= SUMMARY_LENGTH) return characters.join('')
  return `${characters.slice(0, SUMMARY_LENGTH - 1).join('')}…`
}
