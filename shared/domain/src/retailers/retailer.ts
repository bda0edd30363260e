import type { CountryCode } from '../countries/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import type { BookFormat } from './book-format.ts'

/**
 * The code of a retailer, which is also the name of its file: `kobo`. `amazon` stands for all
 * Amazon marketplaces.
 */
export type RetailerCode = string

/**
 * How a product URL identifies its book: an ISBN of either length, the first twelve digits of an
 * ISBN-13, an ASIN, or the retailer's own product ID.
 */
export type ProductIdKind = 'isbn' | 'isbn13-without-check' | 'asin' | 'product-id'

/** Where a product URL contains the identifier: group 1 of a path pattern, or a query parameter. */
export type ProductPattern =
  | { readonly in: 'path'; readonly pattern: RegExp; readonly id: ProductIdKind }
  | {
      readonly in: 'query'
      readonly parameter: string
      readonly id: ProductIdKind
      /** Only on these paths. Missing if the parameter means the same on every page. */
      readonly onPath?: RegExp
    }

/** Where a pasted URL contains an affiliate ID. We show it, drop it and never use it. */
export type TagPosition =
  | { readonly in: 'query'; readonly parameter: string }
  | { readonly in: 'path'; readonly pattern: RegExp }

/** How to link to a book by ISBN-13: to its page, or to the retailer's search for it. */
export interface IsbnLink {
  readonly kind: 'product' | 'search'
  /**
   * Placeholders: `{isbn13}`, `{country}` (the reader's, in lower case), and `{site}` (from
   * `sites`).
   */
  readonly template: string | ((isbn13: Isbn13) => string)
  /**
   * The part of the URL that differs by country. It needs an entry for each of the retailer's
   * countries.
   */
  readonly sites?: Readonly<Partial<Record<CountryCode, string>>>
}

/** The name that a retailer gives itself in a language with another script. */
export interface NativeName {
  /** The language without a region: `ja`. */
  readonly language: string
  readonly name: string
  /** The page of the retailer that has the name. */
  readonly source: string
}

/**
 * A company that sells books. Each has its own file in `definitions/`; docs/adding-a-retailer.md
 * explains how to add one.
 */
export interface Retailer {
  readonly code: RetailerCode
  readonly name: string
  /** What its readers call it, if that differs from `name`. Pages in that language show it. */
  readonly nativeName?: NativeName
  /** We still read URLs of closed and renamed retailers, but we do not link to them. */
  readonly status: 'active' | 'closed' | 'renamed'
  /**
   * The countries where it sells. The first is its home, which we use for readers of unknown
   * country.
   */
  readonly countries: readonly [CountryCode, ...CountryCode[]]
  readonly formats: readonly BookFormat[]
  /**
   * Compared exactly, in lower case. `www.example.org` also stands for `example.org` and
   * `m.example.org`.
   */
  readonly hosts: readonly string[]
  /** Tried in this order. The first valid ISBN or ASIN wins; without one, the first product ID. */
  readonly productPatterns: readonly ProductPattern[]
  /** Null if we know no URL by ISBN, and for closed retailers. */
  readonly isbnLink: IsbnLink | null
  readonly tagIn?: TagPosition
}
