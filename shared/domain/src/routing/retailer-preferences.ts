import type { RetailerPage } from '../product-urls/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** What a link's owner set for the retailers other than Amazon. */
export interface RetailerPreferences {
  /** These come first, in this order. The others follow in their usual order. */
  readonly order: readonly RetailerCode[]
  /** Turned off: the page for readers does not show them. */
  readonly off: readonly RetailerCode[]
  /** Retailer page overrides: used instead of the page that the link's ISBN opens. */
  readonly pages: Readonly<Partial<Record<RetailerCode, RetailerPage>>>
}

export const noRetailerPreferences: RetailerPreferences = { order: [], off: [], pages: {} }
