import type { CountryCode } from '../countries/index.ts'
import { type Isbn13, identifierKey, isIsbn13 } from '../identifiers/index.ts'
import { buildRetailerPageUrl } from '../product-urls/index.ts'
import { buildRetailerUrl, type Retailer } from '../retailers/index.ts'
import type { RoutableLink } from './routable-link.ts'

/**
 * Finds the ISBN by which retailers know a link's book: its own, else that of its first edition
 * with one. An edition that is not sold in `country` comes last, but it stays: owners mark editions
 * for Amazon, so another retailer may still sell it. Null if there is no ISBN.
 *
 * @example retailerIsbn(plainLink(identifier)) // '9780143127741'
 */
export function retailerIsbn(
  { identifier, editions }: RoutableLink,
  country: CountryCode | null = null,
): Isbn13 | null {
  const books = [identifier, ...editions.map((edition) => edition.identifier)]
  const isbns = books.flatMap((book) => (book.kind === 'isbn' ? [book.isbn13] : []))
  const closed = editions.flatMap((edition) =>
    country && edition.notSoldIn.includes(country) ? [identifierKey(edition.identifier)] : [],
  )
  return isbns.find((isbn13) => !closed.includes(isbn13)) ?? isbns[0] ?? null
}

/** The page of a link's book at one retailer, without anyone's affiliate IDs. */
export interface RetailerBookPage {
  readonly url: string
  /** The ISBN that the page was built for; null if the owner chose the page by its URL. */
  readonly isbn13: Isbn13 | null
  /** The page is an override by the link's owner. */
  readonly isOwnPage: boolean
}

/**
 * Finds the page of a link's book at one retailer. Null if the retailer has neither an override by
 * the owner nor a URL by ISBN.
 *
 * @example findRetailerPage(link, waterstones, 'GB')?.url // 'https://www.waterstones.com/book/9780143127741'
 */
export function findRetailerPage(
  link: RoutableLink,
  retailer: Retailer,
  country: CountryCode | null,
): RetailerBookPage | null {
  const page = link.retailers.pages[retailer.code]
  if (page !== undefined && !isIsbn13(page)) {
    const url = buildRetailerPageUrl(retailer.code, page, country)
    return url ? { url, isbn13: null, isOwnPage: true } : null
  }
  const isbn13 = page ?? retailerIsbn(link, country)
  const url = page
    ? buildRetailerPageUrl(retailer.code, page, country)
    : isbn13 && buildRetailerUrl(retailer, isbn13, country)
  return url && isbn13 ? { url, isbn13, isOwnPage: page !== undefined } : null
}
