/** Openings that are alike in everything: what no sheet tells is answered from them. */
export interface ClickCellTable {
  /** Day and hour of the owner's own clock. */
  day: string
  ownerId: string
  identifier: string
  /** Empty where nothing told, as in the columns that follow. */
  country: string
  /** A retailer's code, or `amazon-` and the code of a marketplace. */
  shop: string
  hour: number
  device: string
  browser: string
  refererHost: string
  /** Empty for a click by a person. */
  excludedBecause: string
  hits: number
}
