import type { Browser, DeviceType, ExclusionReason } from '@everyshelf/domain/clicks'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { ColumnType } from 'kysely'

/** A request for a link. It contains no IP address, and its visitor hash is deleted soon (P1, P2). */
export interface HitTable {
  /**
   * Time-ordered and unique across processes. Read it as text (`cast(id as text)`), since it has more bits
   * than a JavaScript number. The table has no other index.
   */
  id: ColumnType<unknown, bigint | string, never>
  /** To the minute, `2026-11-21T09:30`. */
  openedAt: string
  /** Null for a link that names its book and owner instead of a saved link. */
  linkId: string | null
  ownerId: string | null
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
  channel: string | null
  /** The exclusion reason; null for a click. */
  excludedBecause: ExclusionReason | null
  /** The visitor hash, valid for one day; deleted as soon as readers are counted (P2). */
  reader: string | null
  /** A beacon is a click that a page reports. It never counts with redirects (S11). */
  source: 'redirect' | 'beacon'
}
