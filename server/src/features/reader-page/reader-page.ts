import { type AffiliateTags, chooseTag } from '@everyshelf/domain/affiliate'
import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type PageLook, type Slug } from '@everyshelf/domain/links'
import { getMarketplace, type MarketplaceCode, marketplaces } from '@everyshelf/domain/marketplaces'
import { type BookFormat, bookFormats, type RetailerCode } from '@everyshelf/domain/retailers'
import {
  type AmazonRoute,
  findRuledRetailer,
  listRetailerRoutes,
  type ReaderContext,
  type RetailerRoute,
  type RoutableLink,
  type RouteReason,
  resolveAmazonRoute,
  resolveRoute,
} from '@everyshelf/domain/routing'
import type { PageLanguage } from './messages/languages.ts'
import type { PageBook } from './page-book.ts'

/** Everything that the page shows to one reader. */
export interface ReaderPage {
  readonly book: PageBook
  readonly identifier: BookIdentifier
  readonly language: PageLanguage
  readonly routable: RoutableLink
  /** Whether the link has an affiliate tag in any marketplace. */
  readonly hasAffiliateTags: boolean
  /** Where the Amazon button leads. */
  readonly route: AmazonRoute
  /** The retailer that the owner's rule names for the reader's country, shown before Amazon. */
  readonly ruled: RetailerRoute | null
  /** Why the first store of the page comes first, apart from the reader's favorite. */
  readonly reasons: readonly RouteReason[]
  /** Other editions of the link that are sold in the reader's country. */
  readonly otherFormats: readonly EditionFormat[]
  /** The country whose retailers are listed: the reader's, or the marketplace's if it is unknown. */
  readonly country: CountryCode
  readonly retailerRoutes: readonly RetailerRoute[]
  readonly groups: readonly RetailerGroup[]
  /** The reader's favorite retailer, shown first, if it is listed. */
  readonly favorite: RetailerRoute | null
  /** False if the browser sends the privacy signal GPC. */
  readonly canStoreFavorite: boolean
  readonly link: PageLink | null
  /** Country and language from the URL, for the links on the page. */
  readonly requested: RequestedView
  /** Whether the reader has just reported that a store does not have the book. */
  readonly isReported: boolean
}

export interface RetailerGroup {
  readonly format: BookFormat
  readonly retailerRoutes: readonly RetailerRoute[]
}

/** The saved link that opened the page. */
export interface PageLink {
  readonly slug: Slug
  readonly look: PageLook
}

export interface RequestedView {
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
}

export interface ReaderPageInput
  extends Pick<
    ReaderPage,
    | 'book'
    | 'identifier'
    | 'language'
    | 'routable'
    | 'canStoreFavorite'
    | 'link'
    | 'requested'
    | 'isReported'
  > {
  readonly reader: ReaderContext
  readonly defaultTags: AffiliateTags
  readonly favoriteRetailer: RetailerCode | null
}

export function buildReaderPage({
  favoriteRetailer,
  reader,
  defaultTags,
  ...input
}: ReaderPageInput): ReaderPage {
  const { routable, link } = input
  const route = resolveAmazonRoute(routable, reader, defaultTags)
  const country = route.country ?? getMarketplace(route.marketplace).country
  const { formats } = link?.look ?? defaultLinkSettings.look
  const ruled = findRuledRetailer(routable, route.country)
  const retailerRoutes = listRetailerRoutes(routable, country).filter(({ retailer }) =>
    retailer.formats.some((format) => formats.includes(format)),
  )
  return {
    ...input,
    hasAffiliateTags: marketplaces.some(({ code }) => hasTag(routable, code, defaultTags)),
    route,
    ruled,
    reasons: ruled ? resolveRoute(routable, reader, defaultTags).reasons : route.reasons,
    otherFormats: editionFormats.filter((format) => {
      const other = resolveAmazonRoute(routable, reader, defaultTags, { format })
      // If the owner chose an edition for this marketplace, the link opens that one for every requested format.
      return other.format === format && other.url !== route.url
    }),
    country,
    retailerRoutes,
    groups: bookFormats
      .filter((format) => formats.includes(format))
      .map((format) => ({
        format,
        retailerRoutes: retailerRoutes.filter(({ retailer }) => retailer.formats.includes(format)),
      }))
      .filter((group) => group.retailerRoutes.length > 0),
    favorite: retailerRoutes.find(({ retailer }) => retailer.code === favoriteRetailer) ?? null,
  }
}

function hasTag(
  link: RoutableLink,
  marketplace: MarketplaceCode,
  defaultTags: AffiliateTags,
): boolean {
  const tags = link.isUntagged ? {} : defaultTags
  return chooseTag(marketplace, link.owner, tags, link.channel).tag !== null
}
