import type { ParsedProductUrl } from '@everyshelf/domain/product-urls'
import type { PageFacts } from './extract/page-facts.ts'
import { type FoundIsbn, findIsbnOnPage, namesMusic } from './find-isbn.ts'
import { isCartUrl } from './is-cart-url.ts'
import { isSearchUrl } from './is-search-url.ts'
import { listCandidates } from './list-candidates.ts'
import type { NotABookReason, RecognizedPage } from './recognized-page.ts'
import { namesOneBook, toBookPage } from './to-book-page.ts'

type RetailerUrl = Extract<ParsedProductUrl, { readonly retailer: string }>

function describesProduct({ products, openGraph }: PageFacts): boolean {
  return products.length > 0 || /product|book/i.test(openGraph.type ?? '')
}

/** Recognizes a page of a retailer other than Amazon. */
export function recognizeRetailerPage(
  facts: PageFacts,
  url: RetailerUrl,
  fromUrl: FoundIsbn | undefined,
): RecognizedPage {
  const { retailer } = url
  if (fromUrl) return toBookPage(fromUrl, facts, retailer)
  const isProductUrl = url.kind === 'product-without-identifier'
  if (!isProductUrl && isCartUrl(facts.url)) return notABook(retailer, 'cart')
  if (!isProductUrl && isSearchUrl(facts.url)) return { kind: 'search-page', retailer }
  const isOneBook = namesOneBook(facts)
  const isProduct = isProductUrl || (describesProduct(facts) && isOneBook)
  const found = isProduct && isOneBook ? findIsbnOnPage(facts) : undefined
  if (found) return toBookPage(found, facts, retailer)
  const books = isOneBook && !isProduct ? [] : listCandidates(facts)
  if (books.length > 0) return { kind: 'candidates', retailer, books }
  return notABook(retailer, reasonFor(facts, isProduct))
}

function notABook(retailer: string, why: NotABookReason): RecognizedPage {
  return { kind: 'not-a-book', why, retailer, candidate: null }
}

function reasonFor(facts: PageFacts, isProduct: boolean): NotABookReason {
  const hasType = (pattern: RegExp) =>
    facts.products.some(({ types }) => types.some((type) => pattern.test(type)))
  if (namesMusic(facts)) return 'music'
  if (!isProduct) return 'not-a-product-page'
  if (hasType(/^(?:Movie|TVSeries)$/)) return 'film'
  return facts.products.length > 0 && !hasType(/book$/i) ? 'other-product' : 'no-identifier'
}
