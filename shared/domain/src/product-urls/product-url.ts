import type { BookIdentifier } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** What a URL is. `readProductUrl` returns it for every text and never throws. */
export type ParsedProductUrl =
  /** A page of one book; the URL names the book. */
  | {
      readonly kind: 'product'
      readonly retailer: RetailerCode
      /** Set only for Amazon. */
      readonly marketplace: MarketplaceCode | null
      readonly identifier: BookIdentifier
      /** The affiliate tag on the pasted URL: shown, never used. */
      readonly foreignTag: string | null
    }
  /** A retailer's product page whose URL contains only the retailer's own product ID. */
  | {
      readonly kind: 'product-without-identifier'
      readonly retailer: RetailerCode
      readonly productId: string
      readonly foreignTag: string | null
    }
  /**
   * A short or share link, which only the server can resolve. `url` is https and has no parameters.
   */
  | { readonly kind: 'retailer-short-link'; readonly host: string; readonly url: string }
  /** Another page of a retailer: a search, an author, a cart, a help page. */
  | { readonly kind: 'not-a-product'; readonly retailer: RetailerCode }
  /** An unknown host, a host that imitates a retailer's, or a text that is no URL. */
  | { readonly kind: 'unknown' }
