import { pageLanguages } from '@everyshelf/domain/product-facts'
import { formatSeriesPosition } from '@everyshelf/domain/series'
import { type Html, html, jsonScript } from '../frame/html.ts'
import { shorten } from '../frame/shorten.ts'
import { countBooks } from '../messages/languages.ts'
import { renderImageTags } from '../preview-image/render-image-tags.ts'
import type { SeriesPage } from './series-page.ts'
import { seriesPath } from './series-path.ts'

/** Metadata for link previews and search engines. */
export function createPageDataRenderer(ourOrigin: string) {
  return (page: SeriesPage, name: string): Html => {
    // The books stay for readers who have the address; search engines drop the page.
    if (!page.isOpen) return html`<meta name="robots" content="noindex">`
    const { slug, requested, origin } = page
    const url = origin + seriesPath(slug, { language: requested.language })
    const summary = describe(page)
    const languages = pageLanguages.map(
      (language) =>
        html`<link rel="alternate" hreflang="${language}" href="${origin}${seriesPath(slug, { language })}">\n`,
    )
    return html`<link rel="canonical" href="${url}">
${languages}<link rel="alternate" hreflang="x-default" href="${origin}${seriesPath(slug)}">
<meta name="description" content="${summary}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Everyshelf">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${url}">
${renderImageTags({ kind: 'series', slug, origin, alt: name })}
${jsonScript('application/ld+json', describeForSearch(page, { name, url }, ourOrigin))}`
  }
}

function describe({ text, books, language }: SeriesPage) {
  const titles = new Intl.ListFormat(language).format(books.map(({ title }) => title))
  return shorten(text || `${countBooks(language, books.length)}: ${titles}`)
}

/** The vocabulary of schema.org. Properties without a value are undefined, which JSON omits. */
function describeForSearch(
  { books, authors, text }: SeriesPage,
  { name, url }: { readonly name: string; readonly url: string },
  origin: string,
) {
  const toPersons = (names: readonly string[]) =>
    names.length > 0 ? names.map((person) => ({ '@type': 'Person', name: person })) : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BookSeries',
    name,
    url,
    description: text || undefined,
    author: toPersons(authors),
    numberOfItems: books.length,
    hasPart: books.map((book) => ({
      '@type': 'Book',
      name: book.title,
      position: formatSeriesPosition(book.position),
      url: book.path ? new URL(book.path, origin).href : undefined,
      isbn: book.isbn13 ?? undefined,
      author: toPersons(book.authors),
      image: book.coverImage ? origin + book.coverImage : undefined,
      datePublished: book.publishedOn || undefined,
    })),
  }
}
