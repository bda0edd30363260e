import { buildProgramUrl } from '../affiliate/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type Isbn13, identifierKey, isIsbn13 } from '../identifiers/index.ts'
import { buildRetailerPageUrl } from '../product-urls/index.ts'
import { buildRetailerUrl, type Retailer, retailers } from '../retailers/index.ts'
import type { RoutableLink } from './choose-product.ts'

/** Where a retailer other than Amazon sends a reader, and who earns. */
export interface RetailerRoute {
  readonly url: string
  readonly retailer: Retailer
  /** `search` opens a list of results, so a button must not promise the book itself. */
  readonly kind: 'product' | 'search'
  /** The page is an override by the link's owner. */
  readonly isOwnPage: boolean
  /** The URL carries the owner's IDs at the retailer's program. It never carries anyone else's. */
  readonly isPaid: boolean
}

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

/**
 * Builds the link to a book at one retailer for a reader in one country. Returns null if the
 * retailer has neither an override by the owner nor a URL by ISBN. It also works for retailers that
 * the owner turned off, because readers may still have those URLs.
 *
 * @example resolveRetailerRoute(link, waterstones, 'GB')?.url // 'https://www.waterstones.com/book/9780143127741'
 */
export function resolveRetailerRoute(
  link: RoutableLink,
  retailer: Retailer,
  country: CountryCode | null,
): RetailerRoute | null {
  const page = link.retailers.pages[retailer.code]
  const isbn13 = page && isIsbn13(page) ? page : retailerIsbn(link, country)
  const plain = page
    ? buildRetailerPageUrl(retailer.code, page, country)
    : isbn13 && buildRetailerUrl(retailer, isbn13, country)
  if (!plain) return null
  const isAddress = page !== undefined && !isIsbn13(page)
  const ids = link.owner?.isPremium ? link.owner.programs?.[retailer.code] : undefined
  // A program whose links name an ISBN would replace the page that the owner chose by its URL.
  const paid = buildProgramUrl(retailer, plain, isAddress ? null : isbn13, ids)
  return {
    url: paid ?? plain,
    retailer,
    kind: isAddress ? 'product' : (retailer.isbnLink?.kind ?? 'search'),
    isOwnPage: page !== undefined,
    isPaid: paid !== null,
  }
}

/**
 * Lists the retailers for readers in a country: those that sell there and are not turned off. The
 * owner's order comes first, then retailers based in the country. With null for the country, lists
 * all of them.
 *
 * @example listRetailerRoutes(plainLink(identifier), 'GB')[0]?.retailer.code // 'bookshop-uk'
 */
export function listRetailerRoutes(
  link: RoutableLink,
  country: CountryCode | null,
): RetailerRoute[] {
  const { order, off } = link.retailers
  const rank = ({ code, countries }: Retailer): number => {
    const position = order.indexOf(code)
    if (position >= 0) return position
    return order.length + (countries[0] === country ? 0 : 1)
  }
  return retailers
    .filter(
      ({ code, countries }) => !off.includes(code) && (!country || countries.includes(country)),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((retailer) => resolveRetailerRoute(link, retailer, country) ?? [])
}
