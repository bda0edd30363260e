import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { IsoTime, JsonColumn } from '../columns.ts'

export interface SavedLinkTable {
  id: string
  /** Never given twice, also not after removal. */
  slug: Slug
  /** Null once the account is deleted; the link goes on with the default tags. */
  ownerId: string | null
  /** The identifier's key: ISBN-13 or ASIN. */
  identifier: string
  title: string
  authors: JsonColumn<readonly string[]>
  coverImage: string | null
  defaultCountry: CountryCode | null
  excludedMarketplaces: JsonColumn<readonly MarketplaceCode[]>
  /** Marketplace to the key of the edition sold there. */
  overrides: JsonColumn<Readonly<Partial<Record<MarketplaceCode, string>>>>
  mode: 'instant' | 'choose'
  createdAt: IsoTime
  removedAt: IsoTime | null
}
