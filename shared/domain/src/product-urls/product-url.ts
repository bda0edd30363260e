import type { BookIdentifier } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** What a URL turned out to be. `readProductUrl` never throws, whatever it is given. */
export type ProductUrlReading =
  /** A page of one book that names it. */
  | {
      readonly kind: 'product'
      readonly retailer: RetailerCode
      /** Set for Amazon alone; other shops have no marketplaces of ours. */
      readonly marketplace: MarketplaceCode | null
      readonly identifier: BookIdentifier
      /** Somebody's affiliate tag on the pasted URL: shown, never used (hardening A4). */
      readonly foreignTag: string | null
    }
  /** A known shop's product page whose URL carries only the shop's own number. */
  | {
      readonly kind: 'product-without-identifier'
      readonly retailer: RetailerCode
      readonly shopId: string
      readonly foreignTag: string | null
    }
  /** A short or share link; only the server can tell where it leads. `url` is https, bare of extras. */
  | { readonly kind: 'short-link'; readonly host: string; readonly url: string }
  /** A known shop, but a search, an author, a cart, a help page. */
  | { readonly kind: 'not-a-product'; readonly retailer: RetailerCode }
  /** A host we do not know, a look-alike, or no URL at all. */
  | { readonly kind: 'unknown' }
