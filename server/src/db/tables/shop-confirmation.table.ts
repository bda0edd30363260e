import type { IsoTime } from '../columns.ts'

/** When a link's owner last looked at a shop's page and found the book there. */
export interface ShopConfirmationTable {
  linkId: string
  /** A retailer's code, or `amazon-` and the code of a marketplace. */
  shop: string
  confirmedAt: IsoTime
}
