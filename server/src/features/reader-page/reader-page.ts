import type { Book } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import {
  type BookFormat,
  bookFormats,
  listRetailerLinks,
  type RetailerCode,
  type RetailerLink,
} from '@everyshelf/domain/retailers'
import type { Route } from '@everyshelf/domain/routing'
import type { PageLanguage } from './messages/languages.ts'

/** All that the page shows to one reader. */
export interface ReaderPage {
  readonly book: Book
  readonly identifier: BookIdentifier
  readonly language: PageLanguage
  /** Where Amazon's link goes, and why. */
  readonly route: Route
  /** The country whose shops are listed: the reader's, else the store's own. */
  readonly country: CountryCode
  readonly shops: readonly RetailerLink[]
  readonly groups: readonly ShopGroup[]
  /** The reader's favourite among the shops, which then comes first. */
  readonly favourite: RetailerLink | null
  /** False when the browser asks not to be remembered. */
  readonly mayRemember: boolean
  readonly link: PageLink | null
  /** What the address asks for, to be kept in the next. */
  readonly asked: AskedOfPage
}

export interface ShopGroup {
  readonly format: BookFormat
  readonly shops: readonly RetailerLink[]
}

/** The saved link whose page this is. */
export interface PageLink {
  readonly slug: Slug
  readonly isChoice: boolean
}

export interface AskedOfPage {
  readonly country: CountryCode | undefined
  readonly language: PageLanguage | undefined
}

export interface PageFacts extends Omit<ReaderPage, 'country' | 'shops' | 'groups' | 'favourite'> {
  readonly rememberedStore: RetailerCode | null
}

export function buildReaderPage({ rememberedStore, ...facts }: PageFacts): ReaderPage {
  const { identifier, route } = facts
  const country = route.country ?? getMarketplace(route.marketplace).country
  const shops = identifier.kind === 'isbn' ? listRetailerLinks(identifier.isbn13, country) : []
  return {
    ...facts,
    country,
    shops,
    groups: bookFormats
      .map((format) => ({ format, shops: shops.filter(({ formats }) => formats.includes(format)) }))
      .filter((group) => group.shops.length > 0),
    favourite: shops.find(({ retailer }) => retailer === rememberedStore) ?? null,
  }
}

/** Our own address of a page. @example pagePath('9780143127741', { slug: 'h7kq2mw' }) // '/book/9780143127741/universal?link=h7kq2mw' */
export function pagePath(
  key: string,
  { slug, country, language }: Partial<AskedOfPage> & { readonly slug?: Slug | undefined },
): string {
  const query = new URLSearchParams()
  if (slug) query.set('link', slug)
  if (country) query.set('country', country)
  if (language) query.set('lang', language)
  return `/book/${key}/universal${query.size > 0 ? `?${query}` : ''}`
}

/** Through our own address, where the click is counted. */
export function exitToAmazon({ identifier, route, link }: ReaderPage): string {
  if (!link) {
    const country = route.country ? `&country=${route.country}` : ''
    return `/redirect?isbn=${identifierKey(identifier)}${country}`
  }
  // NOTE: without a country, the address of a link that lets readers choose is this page again.
  const store = link.isChoice ? getMarketplace(route.marketplace).country : null
  const country = route.country ?? store
  return `/go/${link.slug}${country ? `?country=${country}` : ''}`
}

export function exitToShop(
  { identifier, country, link }: ReaderPage,
  { retailer }: RetailerLink,
): string {
  const from = link ? `&link=${link.slug}` : ''
  return `/out/${retailer}/${identifierKey(identifier)}?country=${country}${from}`
}
