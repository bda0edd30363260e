import {
  type AffiliateTag,
  type AffiliateTags,
  addAttributionTag,
  chooseTagIn,
  findTagRule,
  mayCarryTag,
  type TagOwner,
} from '../affiliate/index.ts'
import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { amazonId } from '../identifiers/index.ts'
import { getMarketplace, type MarketplaceCode } from '../marketplaces/index.ts'
import { buildAmazonSearchUrl, buildAmazonUrl } from '../product-urls/index.ts'
import type { RetailerCode } from '../retailers/index.ts'
import { chooseProduct, type ProductChoice, type ReaderChoice } from './choose-product.ts'
import { chooseSeller, type RetailerChoice } from './choose-seller.ts'
import type { ReaderContext } from './reader.ts'
import type { RuleTarget } from './reader-rule.ts'
import { resolveRetailerRoute } from './retailer-route.ts'
import type { RoutableLink } from './routable-link.ts'
import type { ReasonList, RouteReason } from './route-reason.ts'

/** The destination of one reader. */
export interface Destination {
  readonly url: string
  readonly retailer: RetailerCode
  /** Null for retailers other than Amazon. */
  readonly marketplace: MarketplaceCode | null
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
  /**
   * The kind of the owner's rule that decided the destination; null if the link's mode applies. With `page`,
   * the reader page opens, and the other fields say where its first button leads.
   */
  readonly rule: RuleTarget['kind'] | null
}

/** A destination at Amazon. */
export interface AmazonDestination extends Destination {
  readonly marketplace: MarketplaceCode
}

/** The destination of one reader, and the reasons for it. */
export interface Route extends Destination {
  readonly reasons: readonly RouteReason[]
}

/** A route to Amazon. */
export interface AmazonRoute extends AmazonDestination {
  readonly reasons: readonly RouteReason[]
}

/**
 * Decides where a link sends a reader: retailer, edition, marketplace, page and tag. It has a
 * result for every link and every reader; the URL's host always comes from the tables of
 * marketplaces and retailers. The owner's rule for the country comes first. If the reader asked for
 * a format and it is sold, it takes priority over rules and the owner's order of editions. Source:
 * the specification.
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
 * Like `resolveRoute`, without the reasons, for redirects, which need only the destination. Pass a list as
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
  const choice = chooseSeller(link, reader, requestedFormat, reasons)
  return 'retailer' in choice
    ? toRetailerDestination(link, choice, reasons)
    : toAmazonDestination(link, choice, defaultTags, reasons)
}

/**
 * Decides where a button for Amazon leads. Rules that lead away from Amazon do not apply. A
 * marketplace in `choice` is the one that the reader chose.
 *
 * @example resolveAmazonRoute(link, readerInGermany, {}, { marketplace: 'at' }).marketplace // 'at'
 */
export function resolveAmazonRoute(
  link: RoutableLink,
  reader: ReaderContext,
  defaultTags: AffiliateTags,
  choice: ReaderChoice = {},
): AmazonRoute {
  const reasons: RouteReason[] = []
  const product = chooseProduct(link, reader, choice, reasons)
  return { ...toAmazonDestination(link, product, defaultTags, reasons), reasons }
}

function toAmazonDestination(
  link: RoutableLink,
  { identifier, marketplace, country, format, isSold, rule }: ProductChoice,
  defaultTags: AffiliateTags,
  reasons: ReasonList,
): AmazonDestination {
  const { tag, owner } = chooseTagIn(
    link.channel,
    marketplace,
    link.owner,
    link.isUntagged ? {} : defaultTags,
  )
  const attribution = link.channel === 'ad' ? link.attribution?.[marketplace] : undefined
  if (isSold) reasons?.push({ code: amazonId(identifier) ? 'product-page' : 'search-page' })
  else reasons?.push({ code: 'none-sold' })
  explainChannel(link, 'amazon', getMarketplace(marketplace).country, reasons)
  reasons?.push(attribution ? { code: 'attribution' } : { code: 'tag', owner })
  const buildUrl = isSold ? buildAmazonUrl : buildAmazonSearchUrl
  const url = buildUrl(marketplace, identifier, tag)
  return {
    // `chooseTagIn` has no tag for ads, so no URL carries both kinds.
    url: attribution ? addAttributionTag(url, attribution) : url,
    retailer: 'amazon',
    marketplace,
    tag,
    tagOwner: owner,
    country,
    format,
    isSold,
    rule,
  }
}

function toRetailerDestination(
  link: RoutableLink,
  { retailer, country }: RetailerChoice,
  reasons: ReasonList,
): Destination {
  const route = resolveRetailerRoute(link, retailer, country)
  if (!route) throw new TypeError(`no page at ${retailer.code}, which chooseSeller found`)
  const tagOwner = route.isPaid ? 'owner' : 'none'
  reasons?.push({ code: route.kind === 'product' ? 'product-page' : 'retailer-search' })
  explainChannel(link, retailer.code, country, reasons)
  reasons?.push({ code: 'program', owner: tagOwner })
  return {
    url: route.url,
    retailer: retailer.code,
    marketplace: null,
    tag: null,
    tagOwner,
    country,
    format: null,
    isSold: true,
    rule: 'retailer',
  }
}

function explainChannel(
  { channel, owner }: RoutableLink,
  program: RetailerCode,
  country: CountryCode | null,
  reasons: ReasonList,
): void {
  if (!reasons || channel === 'web') return
  const permission = findTagRule(program, channel, country)?.permission ?? null
  const isAllowed = mayCarryTag(program, channel, country, owner?.tagChannels)
  reasons.push({ code: 'channel', channel, permission, isAllowed })
}
