import {
  type AffiliateTag,
  type AffiliateTags,
  chooseTag,
  type TagOwner,
} from '../affiliate/index.ts'
import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { amazonId } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import { buildAmazonSearchUrl, buildAmazonUrl } from '../product-urls/index.ts'
import { chooseProduct, type ReasonList, type RoutableLink } from './choose-product.ts'
import type { ReaderContext } from './reader.ts'
import type { RouteReason } from './route-reason.ts'

/** The destination of one reader. */
export interface Destination {
  readonly url: string
  readonly retailer: 'amazon'
  readonly marketplace: MarketplaceCode
  readonly tag: AffiliateTag | null
  readonly tagOwner: TagOwner
  readonly country: CountryCode | null
  /** The format of the chosen edition; null if the link has no editions or none is sold. */
  readonly format: EditionFormat | null
  /**
   * False if the owner marked every edition as not sold in this country. The URL is then the
   * marketplace's search.
   */
  readonly isSold: boolean
}

/** The destination of one reader, and the reasons for it. */
export interface Route extends Destination {
  readonly reasons: readonly RouteReason[]
}

/**
 * Decides where a link sends a reader: edition, marketplace, page and tag. It has a result for
 * every link and every reader; the URL's host always comes from the marketplace table. If the
 * reader asked for a format and it is sold, it takes priority over the owner's order. Source:
 * specification §6.
 *
 * @example resolveRoute(plainLink(identifier), { country: 'AT', countrySource: 'ip', languages: ['de'] }, {}).url // 'https://www.amazon.de/dp/0143127748'
 */
export function resolveRoute(
  link: RoutableLink,
  reader: ReaderContext,
  defaultTags: AffiliateTags,
  requestedFormat: EditionFormat | null = null,
): Route {
  const reasons: RouteReason[] = []
  const destination = findDestination(link, reader, defaultTags, requestedFormat, reasons)
  return { ...destination, reasons }
}

/**
 * Does the same without the reasons, for redirects, which need only the destination. Pass a list as
 * `reasons` to collect them.
 *
 * @example findDestination(plainLink(identifier), { country: 'AT', countrySource: 'ip', languages: ['de'] }, {}).url // 'https://www.amazon.de/dp/0143127748'
 */
export function findDestination(
  link: RoutableLink,
  reader: ReaderContext,
  defaultTags: AffiliateTags,
  requestedFormat: EditionFormat | null = null,
  reasons: ReasonList = null,
): Destination {
  const choice = chooseProduct(link, reader, requestedFormat, reasons)
  const { identifier, marketplace, country, format, isSold } = choice
  const { tag, owner } = chooseTag(marketplace, link.owner, link.isUntagged ? {} : defaultTags)
  if (isSold) reasons?.push({ code: amazonId(identifier) ? 'product-page' : 'search-page' })
  else reasons?.push({ code: 'none-sold' })
  reasons?.push({ code: 'tag', owner })
  const buildUrl = isSold ? buildAmazonUrl : buildAmazonSearchUrl
  return {
    url: buildUrl(marketplace, identifier, tag),
    retailer: 'amazon',
    marketplace,
    tag,
    tagOwner: owner,
    country,
    format,
    isSold,
  }
}
