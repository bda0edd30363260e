import type { Breakdown } from '../totals/breakdown.ts'

/** Which hits of an owner's links to count. */
export interface ClickFilters {
  readonly ownerId: string
  /** Days in the owner's time zone. */
  readonly from: string
  readonly to: string
  /** Null for all. */
  readonly identifier: string | null
  /** The books of the links with a label; null without such a filter. */
  readonly books: readonly string[] | null
  readonly country: string | null
  readonly seller: string | null
}

export interface DayRow {
  readonly day: string
  readonly hits: number
  readonly clicks: number
  readonly readers: number
}

/** Partial sums, to be added up. */
export interface ClickRows {
  /** Includes the previous period. A day may have several rows. */
  readonly days: readonly DayRow[]
  /** Counts the filtered period only. */
  readonly breakdown: Breakdown
}

/** Readers are counted once per book and day, not by country, seller, or label. */
export function hasReaderCounts({ books, country, seller }: ClickFilters): boolean {
  return books === null && country === null && seller === null
}
