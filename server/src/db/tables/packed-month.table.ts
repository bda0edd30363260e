/**
 * The hits of one owner and one month (UTC), column by column: a cache of `link_hit` that makes charts fast.
 * Months with few hits have no row.
 */
export interface PackedMonthTable {
  /** The number of the owner in `hit_owner`. */
  owner: number
  /** In UTC, `2026-11`. */
  month: string
  /** The first day that is not packed, `2026-11-21`. What is packed of it or later days is out of date. */
  until: string
  /** See `packed-columns.ts`. */
  packed: Uint8Array
  /** The sums of the whole month as JSON, see `month-summary.ts`; null until its end is packed. */
  summary: string | null
}
