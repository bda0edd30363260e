import { identifierKey } from '@everyshelf/domain/identifiers'
import { pageLanguages } from '@everyshelf/domain/product-facts'
import { oembedPath } from '../embed/read-embed-url.ts'
import { type Html, html, jsonScript } from '../frame/html.ts'
import { shorten } from '../frame/shorten.ts'
import { languageTag } from '../messages/languages.ts'
import { renderImageTags } from '../preview-image/render-image-tags.ts'
import { isSameName } from './author-name.ts'
import type { ReaderPage } from './reader-page.ts'
import { pagePath } from './reader-page-paths.ts'

/** Metadata for link previews and search engines. */
export function renderPageData(page: ReaderPage, origin: string): Html {
  const { book, identifier, requested, link } = page
  const key = identifierKey(identifier)
  const url = origin + pagePath(key, { language: requested.language })
  const image = book.coverImage && origin + book.coverImage
  const summary = shorten(book.description || book.authors.join(', '))
  // Social networks read the page at `og:url` again, so it must have the owner's edits.
  const { country, language } = requested
  const sharedPath =
    link && book.isEdited ? pagePath(key, { country, language, slug: link.slug }) : null
  const structured = describeForSearch(page, { url, image, summary, origin })
  const languages = pageLanguages.map(
    (language) =>
      html`<link rel="alternate" hreflang="${languageTag(language)}" href="${origin}${pagePath(key, { language })}">\n`,
  )
  return html`<link rel="canonical" href="${url}">
${languages}<link rel="alternate" hreflang="x-default" href="${origin}${pagePath(key, {})}">
${link && html`<link rel="alternate" type="application/json+oembed" title="${book.title}" href="${origin}${oembedPath(link.slug, origin)}">\n`}${summary !== '' && html`<meta name="description" content="${summary}">\n`}<meta property="og:type" content="book">
<meta property="og:site_name" content="Everyshelf">
<meta property="og:title" content="${[book.title, book.subtitle].filter(Boolean).join(': ')}">
${summary !== '' && html`<meta property="og:description" content="${summary}">\n`}<meta property="og:url" content="${sharedPath ? origin + sharedPath : url}">
${book.isbn13 && html`<meta property="book:isbn" content="${book.isbn13}">\n`}${renderImage(page, { image, origin })}
${jsonScript('application/ld+json', structured)}`
}

/** The image of a link; for a book without a link, its cover. */
function renderImage(
  { link, book }: ReaderPage,
  { image, origin }: Pick<PageSummary, 'image' | 'origin'>,
): Html {
  if (link) {
    const alt = [book.title, ...book.authors].join(', ')
    return renderImageTags({ kind: 'link', slug: link.slug, origin, alt })
  }
  return html`${image && html`<meta property="og:image" content="${image}">\n`}<meta name="twitter:card" content="summary">`
}

interface PageSummary {
  readonly url: string
  readonly image: string | null
  readonly summary: string
  readonly origin: string
}

/** The vocabulary of schema.org. Properties without a value are undefined, which JSON omits. */
function describeForSearch(
  { book, author }: ReaderPage,
  { url, image, summary, origin }: PageSummary,
) {
  const { title, subtitle, authors, series, seriesNumber, publisher } = book
  const toPerson = (name: string) => ({
    '@type': 'Person',
    name,
    url: author && isSameName(name, author.name) ? origin + author.path : undefined,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Book',
    name: title,
    url,
    alternativeHeadline: subtitle || undefined,
    author: authors.length > 0 ? authors.map(toPerson) : undefined,
    isbn: book.isbn13 ?? undefined,
    image: image ?? undefined,
    description: book.description === '' ? undefined : summary,
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
    inLanguage: book.language || undefined,
    datePublished: book.publishedOn || undefined,
    isPartOf: series ? { '@type': 'BookSeries', name: series } : undefined,
    position: (series && seriesNumber) || undefined,
  }
}
