import type { CountryCode } from '@everyshelf/domain/countries'

/** The number of reader reports per country and day that a seller does not have a link's book. */
export interface SellerReportTable {
  linkId: string
  /** The seller: a retailer's code, or `amazon-` and a marketplace's code. */
  shop: string
  country: CountryCode
  day: string
  reports: number
}
