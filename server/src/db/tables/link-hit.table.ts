import type { Browser, DeviceType, ExclusionReason } from '@everyshelf/domain/clicks'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { ColumnType, Selectable } from 'kysely'

/**
 * A request for a link, without anything that identifies its reader (P1, P2). The primary key is owner
 * and id, so the hits of one owner are next to each other, in the order of time.
 */
export interface LinkHitTable {
  /** The number of the owner in `hit_owner`; 0 for links without an owner. */
  owner: number
  /**
   * Begins with the time of the hit, see `hit-id.ts`. Read it as text (`cast(id as text)`), since it has
   * more bits than a JavaScript number.
   */
  id: ColumnType<unknown, bigint | string, never>
  /** The book's key, so both forms of a link count together. */
  identifier: string
  /** Null when the reader's country is unknown. */
  country: CountryCode | null
  retailer: RetailerCode
  marketplace: MarketplaceCode | null
  device: DeviceType
  browser: Browser
  /** The host of the referring page. */
  refererHost: string | null
  language: string | null
  /** Of the slug, see `LinkChannel`. Null for the web. */
  channel: string | null
  /** Of the slug, or of the URL if the owner wants that. */
  campaign: string | null
  /** The exclusion reason; null for a click. */
  excludedBecause: ExclusionReason | null
  /**
   * 1 for the first click of a reader on this book on a day, 2 when it is also the reader's first on any
   * of the owner's books, else 0. Days are in the owner's time zone when the hit was stored.
   */
  newReader: number
}

/** A hit as it is read. */
export type LinkHitRow = Selectable<LinkHitTable>
