import { type BookIdentifier, identifierKey, parseIsbn } from '@everyshelf/domain/identifiers'
import type { ProductUrlReading } from '@everyshelf/domain/product-urls'
import { likelyFormatOf } from './book-format-of.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { findIsbnOnPage, namesMusic } from './find-isbn.ts'
import { eachBookOnce, listEditions } from './format-choices.ts'
import { isSearchUrl } from './is-search-url.ts'
import type { BookPage, ProductPageReading } from './product-page-reading.ts'

type ShopUrl = Extract<ProductUrlReading, { readonly retailer: string }>

const FORMAT_LABELS = { print: 'Print', ebook: 'Ebook', audio: 'Audiobook' }

function toBookPage(
  identifier: BookIdentifier,
  { headline, products }: PageFacts,
  retailer: string | null,
): BookPage {
  const editions = listEditions(products)
  const key = identifierKey(identifier)
  const own = editions.find((edition) => identifierKey(edition.identifier) === key)
  const format = own?.format ?? likelyFormatOf(identifier)
  return {
    kind: 'book',
    identifier,
    title: headline.title,
    authors: headline.authors,
    coverUrl: headline.coverUrl,
    retailer,
    marketplace: null,
    formats: eachBookOnce([
      own ?? { format, identifier, label: FORMAT_LABELS[format] },
      ...editions,
    ]),
    note: null,
  }
}

function describesProduct({ products, openGraph }: PageFacts): boolean {
  return products.length > 0 || /product|book/i.test(openGraph.type ?? '')
}

/** A page that speaks of several books at once is a list, whatever its address. */
function namesOneBook({ products }: PageFacts): boolean {
  const isbns = products.flatMap(({ isbns: texts }) =>
    texts.flatMap((text) => parseIsbn(text) ?? []),
  )
  const names = new Set(products.map(({ name }) => name))
  return new Set(isbns).size <= 1 || names.size === 1
}

/** Reads a page of a shop that is not Amazon. */
export function recogniseShopPage(
  facts: PageFacts,
  url: ShopUrl,
  fromUrl: BookIdentifier | undefined,
): ProductPageReading {
  const { retailer } = url
  if (fromUrl) return toBookPage(fromUrl, facts, retailer)
  const isProductUrl = url.kind === 'product-without-identifier'
  if (!isProductUrl && isSearchUrl(facts.url)) return { kind: 'search-page', retailer }
  const isProduct = isProductUrl || (describesProduct(facts) && namesOneBook(facts))
  const identifier = isProduct ? findIsbnOnPage(facts) : undefined
  if (identifier) return toBookPage(identifier, facts, retailer)
  return { kind: 'not-a-book', why: reasonFor(facts, isProduct), retailer, candidate: null }
}

function reasonFor(facts: PageFacts, isProduct: boolean) {
  if (namesMusic(facts)) return 'music'
  if (!isProduct) return 'not-a-product-page'
  const isBook = facts.products.some(({ types }) => types.some((type) => /book$/i.test(type)))
  return facts.products.length > 0 && !isBook ? 'other-product' : 'no-identifier'
}

/** Reads a page of a site we do not know: only what says plainly that it is about one book counts. */
export function recogniseForeignPage(facts: PageFacts): ProductPageReading {
  const identifier = namesOneBook(facts) ? findIsbnOnPage({ ...facts, rows: [] }) : undefined
  return identifier ? toBookPage(identifier, facts, null) : { kind: 'unknown-site' }
}
