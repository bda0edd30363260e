import type { CountryCode } from '@everyshelf/domain/countries'

/** How often readers of a country and day said that a shop does not sell the book of a link. */
export interface ShopReportTable {
  linkId: string
  /** A retailer's code, or `amazon-` and the code of a marketplace. */
  shop: string
  country: CountryCode
  day: string
  reports: number
}
