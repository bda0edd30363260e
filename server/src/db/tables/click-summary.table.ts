/**
 * A summary of a large owner's hits of one day or month: all hits, or those on one book, in one country, at
 * one seller, or in a combination of two.
 */
export interface ClickSummaryTable {
  ownerId: string
  /** A day in the owner's time zone, `2026-11-21`, or a month, `2026-11`. */
  span: string
  /** The book's key; empty for all books. */
  identifier: string
  /** Empty for all. */
  country: string
  /** The seller: a retailer's code, or `amazon-` and a marketplace's code. Empty for all. */
  shop: string
  hits: number
  clicks: number
  /** The breakdown: counts of each value, see `breakdown.ts`. */
  figures: string
}
