import { type AffiliateTags, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import {
  defaultLinkSettings,
  findButtonRetailer,
  type PageLook,
  type Slug,
} from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import {
  type AmazonRoute,
  listRetailerRoutes,
  type ReaderContext,
  type RetailerRoute,
  type RoutableLink,
  type RouteReason,
  resolveAmazonRoute,
  resolveRoute,
} from '@everyshelf/domain/routing'
import type { ListedSeries } from '../frame/render-series.ts'
import type { Messages } from '../messages/languages.ts'
import { messagesIn } from '../messages/languages.ts'
import type { PageBook } from './page-book.ts'
import { arrangeStores, type LargeStore, type StoreList, toStoreRow } from './page-stores.ts'

/** Everything that the page shows to one reader. */
export interface ReaderPage {
  readonly book: PageBook
  readonly identifier: BookIdentifier
  readonly language: PageLanguage
  readonly messages: Messages['book']
  readonly routable: RoutableLink
  /** Whether a link on the page carries an affiliate tag of Amazon's program. All of them open one marketplace. */
  readonly hasAmazonTag: boolean
  /** Where the link to Amazon leads. */
  readonly route: AmazonRoute
  /** The store of the large button. Null if Amazon does not sell the book and no other store is listed. */
  readonly large: LargeStore | null
  /** The other stores. */
  readonly stores: StoreList
  /** Why Amazon, or the retailer of the owner's rule, comes first. */
  readonly reasons: readonly RouteReason[]
  /** Other editions of the link that are sold in the reader's country. */
  readonly otherFormats: readonly EditionFormat[]
  /** The country whose retailers are listed: the reader's, or the marketplace's if it is unknown. */
  readonly country: CountryCode
  readonly retailerRoutes: readonly RetailerRoute[]
  /** The reader's favorite retailer, shown first, if it is listed. */
  readonly favorite: RetailerRoute | null
  /** False if the browser sends the privacy signal GPC. */
  readonly canStoreFavorite: boolean
  readonly link: PageLink | null
  /** Null if no published author page lists this link. */
  readonly author: PageAuthor | null
  /** Null if no published series has this link and another one. */
  readonly series: ListedSeries | null
  /** Country and language from the URL, for the links on the page. */
  readonly requested: RequestedView
  /** Whether the reader has just reported that a store does not have the book. */
  readonly isReported: boolean
}

/** The saved link that opened the page. */
export interface PageLink {
  readonly slug: Slug
  readonly look: PageLook
  /** Its owner's link. */
  readonly url: string
}

/** The author of the book, as their published author page shows them. */
export interface PageAuthor {
  readonly name: string
  /** The path of the author page. */
  readonly path: string
  /** The path of an image on this server. */
  readonly portrait: string | null
}

export interface RequestedView {
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
  /** The campaign of the URL by which the reader came, for the click. */
  readonly utmCampaign?: string | undefined
  /** Whether the reader comes from a book, where links carry no tags. */
  readonly isInBook?: boolean | undefined
}

interface ReaderPageInput
  extends Pick<
    ReaderPage,
    | 'book'
    | 'identifier'
    | 'language'
    | 'routable'
    | 'canStoreFavorite'
    | 'link'
    | 'author'
    | 'series'
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
  const look = link?.look ?? defaultLinkSettings.look
  const retailerRoutes = listRetailerRoutes(routable, country).filter(({ retailer }) =>
    retailer.formats.some((format) => look.formats.includes(format)),
  )
  const favorite = retailerRoutes.find(({ retailer }) => retailer.code === favoriteRetailer) ?? null
  const chosen = findButtonRetailer(routable, look.button, {
    country: route.country,
    listed: country,
  })
  const [instead] = route.isSold ? [] : retailerRoutes
  const toLarge = (retailerRoute: RetailerRoute, reason: LargeReason) =>
    ({ kind: 'retailer', reason, ...toStoreRow(routable, retailerRoute, country) }) as const
  const large: LargeStore | null =
    (favorite && toLarge(favorite, 'favorite')) ??
    (chosen && toLarge(chosen.retailerRoute, chosen.reason)) ??
    (route.isSold ? { kind: 'amazon' } : null) ??
    (instead ? toLarge(instead, 'instead') : null)
  return {
    ...input,
    messages: messagesIn[input.language].book,
    hasAmazonTag: route.isSold && earnsAtAmazon([route.tagOwner]),
    route,
    large,
    stores: arrangeStores(routable, retailerRoutes, { large, hasAmazon: route.isSold, country }),
    reasons:
      chosen?.reason === 'rule'
        ? resolveRoute(routable, reader, defaultTags).reasons
        : route.reasons,
    otherFormats: editionFormats.filter((format) => {
      const other = resolveAmazonRoute(routable, reader, defaultTags, { format })
      // If the owner chose an edition for this marketplace, the link opens that one for every requested format.
      return other.format === format && other.url !== route.url
    }),
    country,
    retailerRoutes,
    favorite,
  }
}

type LargeReason = Extract<LargeStore, { kind: 'retailer' }>['reason']
