/** The number of hits with the same values in one hour. Answers what no summary covers. */
export interface HourlyTotalTable {
  /** Day and hour in the owner's time zone. */
  day: string
  ownerId: string
  identifier: string
  /** Empty when unknown, like the following columns. */
  country: string
  /** The seller: a retailer's code, or `amazon-` and a marketplace's code. */
  shop: string
  hour: number
  device: string
  browser: string
  refererHost: string
  /** The exclusion reason; empty for a click. */
  excludedBecause: string
  hits: number
}
