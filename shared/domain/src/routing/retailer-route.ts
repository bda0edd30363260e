import { buildProgramUrl, mayCarryTag } from '../affiliate/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { findActiveRetailer, type Retailer, retailers } from '../retailers/index.ts'
import { findRule } from './reader-rule.ts'
import { findRetailerPage } from './retailer-page.ts'
import type { RoutableLink } from './routable-link.ts'

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
  const page = findRetailerPage(link, retailer, country)
  if (!page) return null
  const { owner, channel } = link
  const mayEarn =
    owner?.isPremium && mayCarryTag(retailer.code, channel, country, owner.tagChannels)
  const ids = mayEarn ? owner.programs?.[retailer.code] : undefined
  // A program whose links name an ISBN would replace the page that the owner chose by its URL.
  const paid = buildProgramUrl(retailer, page.url, page.isbn13, ids)
  return {
    url: paid ?? page.url,
    retailer,
    kind: page.isbn13 ? (retailer.isbnLink?.kind ?? 'search') : 'product',
    isOwnPage: page.isOwnPage,
    isPaid: paid !== null,
  }
}

/**
 * Finds the retailer that the owner's rule names for readers in a country. Null without such a
 * rule, or if the retailer has no page for this book.
 *
 * @example findRuledRetailer(link, 'DE')?.retailer.code // 'kobo', with a rule from Germany to Kobo
 */
export function findRuledRetailer(
  link: RoutableLink,
  country: CountryCode | null,
): RetailerRoute | null {
  const target = findRule(link.rules, country)?.target
  const retailer = target?.kind === 'retailer' ? findActiveRetailer(target.retailer) : undefined
  return retailer ? resolveRetailerRoute(link, retailer, country) : null
}

/**
 * Lists the retailers for readers in a country: those that sell there and are not turned off. The
 * retailer of the owner's rule always comes first, then the owner's order, then retailers based in
 * the country. With null for the country, lists all of them.
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
  const ruled = findRuledRetailer(link, country)
  const others = retailers
    .filter(
      ({ code, countries }) =>
        code !== ruled?.retailer.code &&
        !off.includes(code) &&
        (!country || countries.includes(country)),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((retailer) => resolveRetailerRoute(link, retailer, country) ?? [])
  return ruled ? [ruled, ...others] : others
}
