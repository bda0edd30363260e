import { buildProgrammeUrl } from '../affiliate/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type Isbn13, identifierKey, isIsbn13 } from '../identifiers/index.ts'
import { buildShopPageUrl } from '../product-urls/index.ts'
import {
  buildRetailerUrl,
  type Retailer,
  type RetailerCode,
  retailers,
} from '../retailers/index.ts'
import type { RoutableLink } from './choose-store.ts'

/** Where one of the shops other than Amazon sends a reader, and who earns. */
export interface ShopRoute {
  readonly url: string
  readonly retailer: RetailerCode
  /** `search` leads to a list of results, so a button must not promise the book itself. */
  readonly kind: 'product' | 'search'
  /** The page is the one that the link's owner chose. */
  readonly isOwnPage: boolean
  /** The owner's own numbers at the shop's programme are on it; nobody else's ever are. */
  readonly isPaid: boolean
}

/**
 * The ISBN by which shops know a link's book: its own, else the first of its editions with one. An
 * edition marked as not sold in a country comes after all others: marks are about Amazon, so a shop
 * may still have it.
 *
 * @example shopIsbn(plainLink(identifier)) // '9780143127741'
 */
export function shopIsbn(
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
 * A link's book in one shop, as a reader of one country gets it; null where the shop has neither a
 * page of the owner's choice nor an address by ISBN. Shops that are switched off still answer: their
 * addresses are out in the world.
 *
 * @example resolveShopRoute(link, waterstones, 'GB')?.url // 'https://www.waterstones.com/book/9780143127741'
 */
export function resolveShopRoute(
  link: RoutableLink,
  retailer: Retailer,
  country: CountryCode | null,
): ShopRoute | null {
  const page = link.shops.pages[retailer.code]
  const isbn13 = page && isIsbn13(page) ? page : shopIsbn(link, country)
  const plain = page
    ? buildShopPageUrl(retailer.code, page, country)
    : isbn13 && buildRetailerUrl(retailer, isbn13, country)
  if (!plain) return null
  const isAddress = page !== undefined && !isIsbn13(page)
  const ids = link.owner?.isPremium ? link.owner.programmes?.[retailer.code] : undefined
  // A programme whose links name an ISBN would leave the page that the owner chose by its address.
  const paid = buildProgrammeUrl(retailer, plain, isAddress ? null : isbn13, ids)
  return {
    url: paid ?? plain,
    retailer: retailer.code,
    kind: isAddress ? 'product' : (retailer.isbnLink?.kind ?? 'search'),
    isOwnPage: page !== undefined,
    isPaid: paid !== null,
  }
}

/**
 * The shops that readers of a country are shown: those that sell there and are not switched off, the
 * owner's order first, then the country's own shops; with null every shop there is.
 */
export function listShopRoutes(
  link: RoutableLink,
  country: CountryCode | null,
): (ShopRoute & { readonly shop: Retailer })[] {
  const { order, off } = link.shops
  const rank = ({ code, countries }: Retailer): number => {
    const place = order.indexOf(code)
    if (place >= 0) return place
    return order.length + (countries[0] === country ? 0 : 1)
  }
  return retailers
    .filter(
      ({ code, countries }) => !off.includes(code) && (!country || countries.includes(country)),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((shop) => {
      const route = resolveShopRoute(link, shop, country)
      return route ? [{ ...route, shop }] : []
    })
}
