import type { HitTable } from './hit.table.ts'

/*
 * How SQLite stores hits: one row per hit, and two rows of values that it shares with other hits of its
 * month. The view `hit` joins them. Only code that stores or deletes hits uses these tables.
 */

export interface HitRowTable extends Pick<HitTable, 'id' | 'refererHost' | 'channel' | 'reader'> {
  /** Minutes since 1970. */
  openedMinute: number
  /** The id of a row in `hit_link`. */
  link: number
  /** The id of a row in `hit_kind`. */
  kind: number
}

/** The requested link. A link may have several rows in a month. */
export interface HitLinkTable extends Pick<HitTable, 'id' | 'linkId' | 'ownerId' | 'identifier'> {
  /** The month of its hits, `2026-11`. The row is deleted with them. */
  month: string
}

/** The values that many hits share. */
export interface HitKindTable
  extends Pick<
    HitTable,
    | 'id'
    | 'country'
    | 'retailer'
    | 'marketplace'
    | 'device'
    | 'browser'
    | 'language'
    | 'excludedBecause'
    | 'source'
  > {
  /** As in `hit_link`. */
  month: string
}
