import { authorPagePath } from '@everyshelf/domain/author-pages'
import { pageLanguages } from '@everyshelf/domain/product-facts'
import { pagePath } from '../book/reader-page-paths.ts'
import { type Html, html, jsonScript } from '../frame/html.ts'
import { shorten } from '../frame/shorten.ts'
import { languageTag } from '../messages/languages.ts'
import { renderImageTags } from '../preview-image/render-image-tags.ts'
import type { ListedBook, PublicPage } from './public-author-pages.service.ts'
import type { PageView } from './render-author-page.ts'

interface DataView extends Pick<PageView, 'origin' | 'findOrigin'> {
  readonly title: string
  /** The heading of the books. */
  readonly books: string
}

/** Metadata for link previews and search engines. */
export function renderAuthorPageData(
  page: PublicPage,
  { origin, findOrigin, title, books }: DataView,
): Html {
  if (page.isDraft) return html`<meta name="robots" content="noindex">`
  const home = findOrigin(page.ownerId, page.id)
  const url = home === origin ? origin + authorPagePath(page.slug) : `${home}/`
  const summary = summarize(page, books)
  const languages = pageLanguages.map(
    (language) =>
      html`<link rel="alternate" hreflang="${languageTag(language)}" href="${url}?lang=${language}">\n`,
  )
  const bookUrl = ({ slug, identifier }: ListedBook) => origin + pagePath(identifier, { slug })
  const structured = describeForSearch(page, { origin: home, url, bookUrl })
  return html`<link rel="canonical" href="${url}">
${languages}<link rel="alternate" hreflang="x-default" href="${url}">
<meta name="description" content="${summary}">
<meta property="og:type" content="profile">
<meta property="og:site_name" content="Everyshelf">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:url" content="${url}">
${renderImageTags({ kind: 'author', slug: page.slug, origin: home, alt: page.name })}
${jsonScript('application/ld+json', structured)}`
}

/** The author's text; without one, the titles. */
function summarize({ name, text, books }: PublicPage, label: string) {
  const titles = books.map(({ title }) => title).join(', ')
  return shorten(text || `${name} – ${label}${titles && `: ${titles}`}`)
}

interface PageUrls {
  readonly origin: string
  readonly url: string
  readonly bookUrl: (book: ListedBook) => string
}

/** The vocabulary of schema.org. Properties without a value are undefined, which JSON omits. */
function describeForSearch(page: PublicPage, { origin, url, bookUrl }: PageUrls) {
  const author = { '@id': `${url}#author` }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'ProfilePage', '@id': url, url, mainEntity: author },
      {
        '@type': 'Person',
        ...author,
        name: page.name,
        url,
        image: page.portrait ? origin + page.portrait : undefined,
        description: page.text || undefined,
        sameAs: page.links.length > 0 ? page.links : undefined,
      },
      ...page.books.map((book) => ({
        '@type': 'Book',
        name: book.title,
        alternativeHeadline: book.subtitle || undefined,
        url: bookUrl(book),
        author: authorsOf(book, page.name, author),
        isbn: book.isbn13 ?? undefined,
        image: book.coverImage ? origin + book.coverImage : undefined,
        inLanguage: book.language || undefined,
      })),
    ],
  }
}

/** Publishers and reviewers list books of others, so the page is an author only by name. */
function authorsOf({ authors }: ListedBook, name: string, page: { readonly '@id': string }) {
  if (authors.length === 0) return undefined
  return authors.map((author) =>
    author.toLowerCase() === name.toLowerCase() ? page : { '@type': 'Person', name: author },
  )
}
