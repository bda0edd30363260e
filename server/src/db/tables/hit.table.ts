import type { Browser, DeviceType, ExclusionReason } from '@everyshelf/domain/clicks'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { ColumnType } from 'kysely'

/** One opening of a link. No address is in it, and no visitor id stays in it (P1, P2). */
export interface HitTable {
  /**
   * Time-ordered and unique over processes. Read it as text (`cast(id as text)`): it is wider than
   * a JavaScript number. The table has no other index.
   */
  id: ColumnType<unknown, bigint | string, never>
  /** To the minute, `2026-11-21T09:30`. */
  openedAt: string
  /** Null for a link that names book and owner itself instead of a saved link. */
  linkId: string | null
  ownerId: string | null
  identifier: string
  /** Null when nothing told where the reader was. */
  country: CountryCode | null
  retailer: RetailerCode
  marketplace: MarketplaceCode | null
  device: DeviceType
  browser: Browser
  /** The registrable domain alone. */
  refererHost: string | null
  language: string | null
  channel: string | null
  /** Null for a click by a person. */
  excludedBecause: ExclusionReason | null
  /** Who opened it, on its day alone; taken away as soon as readers are counted (P2). */
  reader: string | null
  /** A beacon is a page's own report of a click; it never adds to the redirect's (S11). */
  source: 'redirect' | 'beacon'
}
