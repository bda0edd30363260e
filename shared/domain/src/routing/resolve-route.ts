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
import { chooseStore, type ReasonList, type RoutableLink } from './choose-store.ts'
import type { ReaderContext } from './reader.ts'
import type { RouteReason } from './route-reason.ts'

/** Where one reader lands. */
export interface Destination {
  readonly url: string
  readonly retailer: 'amazon'
  readonly marketplace: MarketplaceCode
  readonly tag: AffiliateTag | null
  readonly tagOwner: TagOwner
  readonly country: CountryCode | null
  /** The rung of the ladder; null without a ladder, and where none is sold. */
  readonly format: EditionFormat | null
  /** False where the owner marked every edition as not sold: the store's search is all that is left. */
  readonly isSold: boolean
}

/** Where one reader lands, and why. */
export interface Route extends Destination {
  readonly reasons: readonly RouteReason[]
}

/**
 * The heart: which edition, which store, which page, whose tag. Pure and total: every link and every
 * reader get a URL whose host is in the marketplace table, and the reasons for it as codes. A format
 * that the reader asks for comes before the owner's order, where it is sold.
 *
 * @example resolveRoute(plainLink(identifier), { country: 'AT', countrySource: 'ip', languages: ['de'] }, {}).url // 'https://www.amazon.de/dp/0143127748'
 */
export function resolveRoute(
  link: RoutableLink,
  reader: ReaderContext,
  defaultTags: AffiliateTags,
  askedFormat: EditionFormat | null = null,
): Route {
  const reasons: RouteReason[] = []
  const destination = findDestination(link, reader, defaultTags, askedFormat, reasons)
  return { ...destination, reasons }
}

/**
 * A route without its reasons, unless there is a list to write them in: for readers, who are only
 * sent there.
 *
 * @example findDestination(plainLink(identifier), { country: 'AT', countrySource: 'ip', languages: ['de'] }, {}).url // 'https://www.amazon.de/dp/0143127748'
 */
export function findDestination(
  link: RoutableLink,
  reader: ReaderContext,
  defaultTags: AffiliateTags,
  askedFormat: EditionFormat | null = null,
  reasons: ReasonList = null,
): Destination {
  const choice = chooseStore(link, reader, askedFormat, reasons)
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
