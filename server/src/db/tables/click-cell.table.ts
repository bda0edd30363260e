/** Openings that are alike in everything: what every narrower question is answered from. */
export interface ClickCellTable {
  ownerId: string
  identifier: string
  /** Day and hour of the owner's own clock. */
  day: string
  hour: number
  /** Empty where nothing told, as in the columns that follow. */
  country: string
  /** A retailer's code, or `amazon-` and the code of a marketplace. */
  shop: string
  device: string
  browser: string
  refererHost: string
  /** Empty for a click by a person. */
  excludedBecause: string
  hits: number
}
