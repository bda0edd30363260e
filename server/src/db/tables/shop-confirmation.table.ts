import type { IsoTime } from '../columns.ts'

/** When a link's owner last confirmed that a seller has the book. */
export interface SellerConfirmationTable {
  linkId: string
  /** The seller: a retailer's code, or `amazon-` and a marketplace's code. */
  shop: string
  confirmedAt: IsoTime
}
