import type { ShopPage } from '../product-urls/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** What a link's owner decided of the shops other than Amazon. */
export interface ShopChoices {
  /** These first, in this order; the others follow as they always do. */
  readonly order: readonly RetailerCode[]
  readonly off: readonly RetailerCode[]
  /** Where a shop's own page is not the one that the link's ISBN finds. */
  readonly pages: Readonly<Partial<Record<RetailerCode, ShopPage>>>
}

export const noShopChoices: ShopChoices = { order: [], off: [], pages: {} }
