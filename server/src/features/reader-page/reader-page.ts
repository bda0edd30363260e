import { type AffiliateTags, chooseTag } from '@everyshelf/domain/affiliate'
import { type Book, type EditionFormat, editionFormats } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type PageLook, type Slug } from '@everyshelf/domain/links'
import { getMarketplace, type MarketplaceCode, marketplaces } from '@everyshelf/domain/marketplaces'
import {
  type BookFormat,
  bookFormats,
  type Retailer,
  type RetailerCode,
} from '@everyshelf/domain/retailers'
import {
  listShopRoutes,
  type ReaderContext,
  type RoutableLink,
  type Route,
  resolveRoute,
  type ShopRoute,
} from '@everyshelf/domain/routing'
import type { PageLanguage } from './messages/languages.ts'

/** All that the page shows to one reader. */
export interface ReaderPage {
  readonly book: Book
  readonly identifier: BookIdentifier
  readonly language: PageLanguage
  readonly routable: RoutableLink
  /** Whether readers of some country get an affiliate tag. */
  readonly carriesTags: boolean
  /** Where Amazon's link goes, and why. */
  readonly route: Route
  /** Other editions of the link that this reader can have. */
  readonly otherFormats: readonly EditionFormat[]
  /** The country whose shops are listed: the reader's, else the store's own. */
  readonly country: CountryCode
  readonly shops: readonly PageShop[]
  readonly groups: readonly ShopGroup[]
  /** The reader's favourite among the shops, which then comes first. */
  readonly favourite: PageShop | null
  /** False when the browser asks not to be remembered. */
  readonly mayRemember: boolean
  readonly link: PageLink | null
  /** What the address asks for, to be kept in the next. */
  readonly asked: AskedOfPage
  /** The reader has just said where the book was not to be had. */
  readonly isReported: boolean
}

export interface PageShop extends ShopRoute {
  readonly shop: Retailer
}

export interface ShopGroup {
  readonly format: BookFormat
  readonly shops: readonly PageShop[]
}

/** The saved link whose page this is. */
export interface PageLink {
  readonly slug: Slug
  readonly isChoice: boolean
  readonly look: PageLook
}

export interface AskedOfPage {
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
}

export interface PageFacts
  extends Pick<
    ReaderPage,
    | 'book'
    | 'identifier'
    | 'language'
    | 'routable'
    | 'mayRemember'
    | 'link'
    | 'asked'
    | 'isReported'
  > {
  readonly reader: ReaderContext
  readonly defaultTags: AffiliateTags
  readonly rememberedStore: RetailerCode | null
}

export function buildReaderPage({
  rememberedStore,
  reader,
  defaultTags,
  ...facts
}: PageFacts): ReaderPage {
  const { routable, link } = facts
  const route = resolveRoute(routable, reader, defaultTags)
  const country = route.country ?? getMarketplace(route.marketplace).country
  const { formats } = link?.look ?? defaultLinkSettings.look
  const shops = listShopRoutes(routable, country).filter(({ shop }) =>
    shop.formats.some((format) => formats.includes(format)),
  )
  return {
    ...facts,
    carriesTags: marketplaces.some(({ code }) => hasTag(routable, code, defaultTags)),
    route,
    otherFormats: editionFormats.filter((format) => {
      const other = resolveRoute(routable, reader, defaultTags, format)
      // A store for which the owner chose one edition opens that one, whatever is asked for.
      return other.format === format && other.url !== route.url
    }),
    country,
    shops,
    groups: bookFormats
      .filter((format) => formats.includes(format))
      .map((format) => ({
        format,
        shops: shops.filter(({ shop }) => shop.formats.includes(format)),
      }))
      .filter((group) => group.shops.length > 0),
    favourite: shops.find(({ retailer }) => retailer === rememberedStore) ?? null,
  }
}

function hasTag(link: RoutableLink, store: MarketplaceCode, defaultTags: AffiliateTags): boolean {
  return chooseTag(store, link.owner, link.isUntagged ? {} : defaultTags).tag !== null
}
