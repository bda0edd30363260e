/**
 * What is counted of a big owner's openings of one day or month: of all of them, of one book's, of
 * one country's, of one shop's, or of one country's and shop's.
 */
export interface ClickSheetTable {
  ownerId: string
  /** A day of the owner's own calendar, `2026-11-21`, or a month, `2026-11`. */
  span: string
  /** The key of the book's identifier; empty for all books. */
  identifier: string
  /** Empty for all. */
  country: string
  /** A retailer's code, or `amazon-` and the code of a marketplace. Empty for all. */
  shop: string
  hits: number
  clicks: number
  /** How many there were of each value, see `figures.ts`. */
  figures: string
}
