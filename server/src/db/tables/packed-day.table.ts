/**
 * The hits of one owner and one day (UTC), column by column: a cache of `link_hit` that makes charts fast.
 * Days with few hits, and days that changed, have no row.
 */
export interface PackedDayTable {
  /** The number of the owner in `hit_owner`. */
  owner: number
  /** In UTC, `2026-11-21`. */
  day: string
  /** See `hit-columns.ts`. */
  packed: Uint8Array
}
