/** What stays of a day whose hits are deleted after 13 months. */
export interface DailyTotalTable {
  /** The number of the owner in `hit_owner`. */
  owner: number
  /** In the owner's time zone. */
  day: string
  /** The book's key; empty for all of the owner's books together. */
  identifier: string
  hits: number
  clicks: number
  readers: number
  /** The counts of each country, device and so on, see `breakdown.ts`. */
  breakdown: string
}
