import type { CountryCode } from '../countries/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import type { BookFormat } from './book-format.ts'
import type { NetworkCode } from './networks.ts'

/** A shop's own code and the name of its file, `kobo`; `amazon` stands for all Amazon stores. */
export type RetailerCode = string

/**
 * What a product URL names its book by: an ISBN of either length, the twelve digits before an ISBN's
 * check digit, an ASIN, or a number that means something to the shop alone.
 */
export type ProductIdKind = 'isbn' | 'isbn13-without-check' | 'asin' | 'shop-id'

/** Where a product URL holds its identifier: group 1 of a path pattern, or a query parameter. */
export type ProductPattern =
  | { readonly in: 'path'; readonly pattern: RegExp; readonly id: ProductIdKind }
  | {
      readonly in: 'query'
      readonly parameter: string
      readonly id: ProductIdKind
      /** Only on these paths; absent where the parameter means the same on every page. */
      readonly onPath?: RegExp
    }

/** Where a pasted URL carries somebody's affiliate id. It is shown, dropped and never used. */
export type TagPlace =
  | { readonly in: 'query'; readonly parameter: string }
  | { readonly in: 'path'; readonly pattern: RegExp }

/** How to link to a book by ISBN-13: straight to its page, or to the shop's search for it. */
export interface IsbnLink {
  readonly kind: 'product' | 'search'
  /** `{isbn13}`, the reader's `{country}` in lower case, and `{site}` of that country. */
  readonly template: string | ((isbn13: Isbn13) => string)
  /** The part of the address that differs by country; one entry for each country of the shop. */
  readonly sites?: Readonly<Partial<Record<CountryCode, string>>>
}

/** How a shop pays those who send readers; the ids come from the user's own account. */
export interface AffiliateProgramme {
  /** Null when the shop runs the programme itself. */
  readonly network: NetworkCode | null
  /** The programme's own name, where people know it by one. */
  readonly name?: string
  /** The shop's number at its network, for `{merchantId}`. */
  readonly merchantId?: string
  /** The shape of a link that pays, where it is not the network's own; see `networks.ts`. */
  readonly deepLink?: string
  /** Only addresses that a source confirms. */
  readonly signUpUrl?: string
}

/** A company that sells books. One file each in `shops/`; `docs/adding-a-retailer.md` tells how. */
export interface Retailer {
  readonly code: RetailerCode
  readonly name: string
  /** A closed or renamed shop is still read from, never linked to. */
  readonly status: 'active' | 'closed' | 'renamed'
  /** Where it sells; the first is taken when nobody knows the reader's country. */
  readonly countries: readonly [CountryCode, ...CountryCode[]]
  readonly formats: readonly BookFormat[]
  /** Compared exactly, lower case. `www.example.org` stands for `example.org` and `m.` too. */
  readonly hosts: readonly string[]
  /** Tried in order: the first valid identifier wins, and only without one the first shop id. */
  readonly productPatterns: readonly ProductPattern[]
  /** Null where no address by ISBN is known, and for shops that are gone. */
  readonly isbnLink: IsbnLink | null
  readonly tagIn?: TagPlace
  /** Null where no programme is known; a shop without one is linked all the same. */
  readonly affiliate: AffiliateProgramme | null
}
