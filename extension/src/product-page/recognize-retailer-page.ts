import type { ParsedProductUrl } from '@everyshelf/domain/product-urls'
import type { ItemFacts, PageFacts } from './extract/page-facts.ts'
import { isCartUrl } from './is-cart-url.ts'
import { isSearchPath, isSearchUrl } from './is-search-url.ts'
import { listCandidates } from './list-candidates.ts'
import { listOwnItems } from './own-items.ts'
import {
  type FoundNumber,
  findOwnNumber,
  isContradicted,
  isMusic,
  isOtherProduct,
  type OwnFacts,
} from './own-number.ts'
import type { NotABookReason, RecognizedPage } from './recognized-page.ts'
import { titleOf, toBookPage } from './to-book-page.ts'

type RetailerUrl = Extract<ParsedProductUrl, { readonly retailer: string }>

/** What on a retailer's page is about its subject; without a product's address, only its own item. */
function readOwnFacts(facts: PageFacts, isProductUrl: boolean): OwnFacts {
  const items = listOwnItems(facts)
  const rows = facts.rows.filter(
    ({ place }) => place === 'attributes' || (isProductUrl && place === 'details'),
  )
  return { items, rows }
}

/** The one thing that a page describes says what kind of page it is, even under another name. */
function withOnlyItem(own: OwnFacts, facts: PageFacts): OwnFacts {
  if (own.items.some(({ source }) => source !== 'meta')) return own
  const [only, second] = facts.items.filter(
    ({ source, isSubject }) => isSubject && source !== 'meta',
  )
  return only && !second ? { ...own, items: [only, ...own.items] } : own
}

function isPodcast({ types }: ItemFacts): boolean {
  return types.some((type) => type.startsWith('Podcast'))
}

/** Whether a page is about something else than the book in its address. */
function isOtherPage({ identifier }: FoundNumber, own: OwnFacts, facts: PageFacts): boolean {
  if (isCartUrl(facts.url) || isSearchPath(facts.url)) return true
  // Audible's podcasts have the address of an audiobook. An ASIN can't be compared with the page's ISBNs.
  if (identifier.kind !== 'isbn') return own.items.some(isPodcast)
  return isOtherProduct(own, facts) || isContradicted(identifier, own, facts)
}

/** Recognizes a page of a retailer other than Amazon. */
export function recognizeRetailerPage(
  facts: PageFacts,
  url: RetailerUrl,
  fromUrl: FoundNumber | undefined,
): RecognizedPage {
  const { retailer } = url
  const isProductUrl = url.kind !== 'not-a-product'
  const own = readOwnFacts(facts, isProductUrl)
  if (fromUrl && !isOtherPage(fromUrl, own, facts)) return toBookPage(fromUrl, own, facts, retailer)
  if (isCartUrl(facts.url)) return notABook(retailer, 'cart')
  if (!isProductUrl && isSearchUrl(facts.url)) {
    const books = listCandidates(facts, { links: true, title: null })
    return books.length > 0
      ? { kind: 'candidates', retailer, books }
      : { kind: 'search-page', retailer }
  }
  const found = fromUrl ? undefined : findOwnNumber(own, facts)
  if (found) return toBookPage(found, own, facts, retailer)
  const described = withOnlyItem(own, facts)
  const isProduct = isProductUrl || own.items.some(({ source }) => source !== 'meta')
  const title = isProduct || facts.mentions.every(({ url: link }) => link === null)
  const books = isOtherProduct(described, facts)
    ? []
    : listCandidates(facts, { links: !isProduct, title: title ? titleOf(own, facts, []) : null })
  if (books.length > 0) return { kind: 'candidates', retailer, books }
  return notABook(retailer, reasonFor(described, isProduct))
}

function notABook(retailer: string, why: NotABookReason): RecognizedPage {
  return { kind: 'not-a-book', why, retailer, candidate: null }
}

function reasonFor(own: OwnFacts, isProduct: boolean): NotABookReason {
  const types = own.items.flatMap((item) => item.types)
  if (isMusic(own)) return 'music'
  if (!isProduct) return 'not-a-product-page'
  if (types.some((type) => /^(?:Movie|TVSeries)$/.test(type))) return 'film'
  return types.length > 0 && !types.some((type) => /book$/i.test(type))
    ? 'other-product'
    : 'no-identifier'
}
