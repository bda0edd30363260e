import type { Headline, MetaFacts, OpenGraphFacts, ProductFacts } from './page-facts.ts'
import { attributeOf, cleanText, textOf, textsOf, webUrl } from './page-text.ts'

/** Book-specific names, which may hold an ISBN of either length. */
const ISBN_NAMES = [
  'book:isbn',
  'books:isbn',
  'isbn',
  'citation_isbn',
  'product:isbn',
  'og:isbn',
  'DC.identifier',
]
/** May hold any number; only an ISBN-13 counts. */
const NUMBER_NAMES = ['product:retailer_item_id', 'product:ean', 'og:ean', 'product:gtin']

function metaOf(document: Document, name: string): string | null {
  const selector = `meta[property="${name}" i], meta[name="${name}" i]`
  return cleanText(attributeOf(document, selector, 'content'))
}

function metasOf(document: Document, names: readonly string[]): string[] {
  return names.map((name) => metaOf(document, name)).filter((text) => text !== null)
}

export function readMeta(document: Document): MetaFacts {
  return { isbns: metasOf(document, ISBN_NAMES), numbers: metasOf(document, NUMBER_NAMES) }
}

export function readOpenGraph(document: Document, base: string): OpenGraphFacts {
  return { url: webUrl(metaOf(document, 'og:url'), base), type: metaOf(document, 'og:type') }
}

export function readMicrodata(document: Document): string[] {
  const marked = document.querySelectorAll('[itemprop~="isbn" i], [itemprop~="gtin13" i]')
  const values = Array.from(marked, (element) =>
    cleanText(element.getAttribute('content') ?? element.textContent),
  )
  return values.filter((value) => value !== null).slice(0, 20)
}

/** Title, authors and cover as the page shows them: JSON-LD, microdata, Open Graph, the headline. */
export function readHeadline(
  document: Document,
  base: string,
  products: readonly ProductFacts[],
): Headline {
  const [product] = products
  const authors = product?.authors ?? []
  const marked = textsOf(document, '[itemprop~="author" i]').slice(0, 5)
  const named = metasOf(document, ['book:author', 'citation_author', 'author'])
  return {
    title:
      product?.name ??
      metaOf(document, 'citation_title') ??
      textOf(document, 'h1') ??
      metaOf(document, 'og:title'),
    authors: authors.length > 0 ? authors : marked.length > 0 ? marked : named.slice(0, 1),
    coverUrl: product?.image ?? webUrl(metaOf(document, 'og:image'), base),
  }
}
