import type { CountryCode } from '../countries/index.ts'
import type { BookFormat } from './book-format.ts'

/** What a product URL's pattern finds. */
export type ProductIdKind =
  | 'isbn13'
  | 'isbn10'
  | 'isbn'
  | 'isbn13-without-check'
  | 'asin'
  | 'shop-id'

/** Where a shop's product URL holds its identifier: group 1 of a path pattern, or a query parameter. */
export type ProductPattern =
  | { readonly in: 'path'; readonly pattern: RegExp; readonly id: ProductIdKind }
  | { readonly in: 'query'; readonly parameter: string; readonly id: ProductIdKind }

/** How to link to a book by ISBN-13: straight to its page, or to the shop's search for it. */
export interface IsbnLink {
  readonly kind: 'product' | 'search'
  /** `{isbn13}`, and `{country}` and `{language}` in lower case where the shop has them. */
  readonly template: string
}

/** How a shop pays those who send readers; parameters come from the user's own account. */
export interface AffiliateProgramme {
  /** Awin, CJ, Rakuten Advertising, Impact, Partnerize …, or `own`. */
  readonly network: string
  /** `{url}` the raw target, `{encodedUrl}` the percent-encoded one; null when not confirmed. */
  readonly shape: string | null
  readonly signUpUrl: string | null
}

/** A company that sells books. One file each; `docs/adding-a-retailer.md` tells how. */
export interface Retailer {
  readonly code: string
  readonly name: string
  /** A closed or renamed shop is still read from, never linked to. */
  readonly status: 'active' | 'closed' | 'renamed'
  readonly countries: readonly CountryCode[]
  readonly formats: readonly BookFormat[]
  /** Compared exactly, lower case. */
  readonly hosts: readonly string[]
  /** Tried in order; the first whose identifier is valid wins. */
  readonly productPatterns: readonly ProductPattern[]
  readonly isbnLink: IsbnLink | null
  readonly affiliate: AffiliateProgramme | null
}
