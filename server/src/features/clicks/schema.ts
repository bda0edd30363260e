import type { Browser, DeviceType, ExclusionReason } from '@everyshelf/domain/clicks'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { Selectable } from 'kysely'
import { bigint, bytes, integer, type RowsOf, table, text } from '../../db/table.ts'

/** A hit as it is read. */
export type LinkHitRow = Selectable<RowsOf<typeof clicksTables>['link_hit']>

/** The identifier of rows for all of an owner's books together. */
export const ALL_BOOKS = ''

export const clicksTables = {
  /**
   * A request for a link, stored without an IP address or a code for its reader. The primary key is owner and
   * id, so one owner's hits are next to each other, in chronological order.
   */
  link_hit: table(
    {
      /** The number of the owner in `hit_owner`; 0 for links without an owner. */
      owner: integer(),
      /**
       * Begins with the time of the hit, see `hit-id.ts`. Read it as text (`cast(id as text)`), since it has
       * more bits than a JavaScript number.
       */
      id: bigint<unknown, bigint | string>(),
      /** The book's key, so both forms of a link count together. */
      identifier: text(),
      /** Null when the reader's country is unknown. */
      country: text<CountryCode>().nullable(),
      retailer: text<RetailerCode>(),
      marketplace: text<MarketplaceCode>().nullable(),
      device: text<DeviceType>(),
      browser: text<Browser>(),
      /** The host of the referring page. */
      referrerHost: text().nullable(),
      language: text().nullable(),
      /** Of the slug, see `LinkChannel`. Null for the web. */
      channel: text().nullable(),
      /** Of the slug, or of the URL if the owner wants that. */
      campaign: text().nullable(),
      /** The exclusion reason; null for a click. */
      excludedBecause: text<ExclusionReason>().nullable(),
      /**
       * 1 for the first click of a reader on this book on a day, 2 when it is also the reader's first on any
       * of the owner's books, else 0. Days are in the owner's time zone when the hit was stored.
       */
      newReader: integer(),
    },
    { key: ['owner', 'id'], isClustered: true },
  ),
  /** The short number that an owner's hits are stored under. */
  hit_owner: table(
    {
      number: integer().key(),
      /** The account; null once it is deleted. */
      ownerId: text().unique().nullable(),
      /**
       * The first day (UTC) with hits that may not be packed yet; null when there is none. See
       * `pack-months.repo.ts`.
       */
      unpackedFrom: text().nullable(),
    },
    { indexes: [['unpackedFrom']] },
  ),
  /**
   * One owner's hits in one month (UTC), column by column: a cache of `link_hit` that makes charts fast.
   * Months with few hits have no row.
   */
  packed_month: table(
    {
      /** The number of the owner in `hit_owner`. */
      owner: integer(),
      /** In UTC, `2026-11`. */
      month: text(),
      /** The first day that is not packed, `2026-11-21`. What is packed of it or later days is out of date. */
      until: text(),
      /** See `packed-columns.ts`. */
      packed: bytes(),
      /** The sums of the whole month as JSON, see `month-summary.ts`; null until its end is packed. */
      summary: text().nullable(),
    },
    { key: ['owner', 'month'] },
  ),
  /** What stays of a day whose hits are deleted after 13 months. */
  daily_total: table(
    {
      /** The number of the owner in `hit_owner`. */
      owner: integer(),
      /** In the owner's time zone. */
      day: text(),
      /** The book's key, or `ALL_BOOKS`. */
      identifier: text(),
      hits: integer(),
      clicks: integer(),
      readers: integer(),
      /** The counts of each country, device and so on, see `breakdown.ts`. */
      breakdown: text(),
    },
    {
      key: ['owner', 'identifier', 'day'],
      indexes: [['day', 'owner', 'identifier']],
      isClustered: true,
    },
  ),
  /** The visitor hashes of an owner's readers on a day. They are deleted within two days. */
  day_reader: table(
    {
      /** The number of the owner in `hit_owner`. */
      owner: integer(),
      /** In the owner's time zone. */
      day: text(),
      /** The book's key, or `ALL_BOOKS`. */
      identifier: text(),
      /** It identifies a reader only while the day's salt exists. */
      visitorHash: text(),
    },
    { key: ['day', 'owner', 'visitorHash', 'identifier'], isClustered: true },
  ),
}
