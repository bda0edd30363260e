import type { HitTable } from './hit.table.ts'

/*
 * How SQLite keeps hits, which `hit` shows whole: a row with what is a hit's own, and two that it
 * shares with others of its month. Only whoever stores hits, or takes parts away, knows of them.
 */

export interface HitRowTable extends Pick<HitTable, 'id' | 'refererHost' | 'channel' | 'reader'> {
  /** Since 1970. */
  openedMinute: number
  /** The number of a row of `hit_link`. */
  link: number
  /** The number of a row of `hit_kind`. */
  kind: number
}

/** Which link was opened. The same link may have several rows in a month. */
export interface HitLinkTable extends Pick<HitTable, 'id' | 'linkId' | 'ownerId' | 'identifier'> {
  /** `2026-11`, of the hits: when they are deleted, it is. */
  month: string
}

/** What kind of opening it was. */
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
  /** As of `hit_link`. */
  month: string
}
