import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { BookFormat, RetailerCode } from '@everyshelf/domain/retailers'

/** What the open page was recognized as. */
export type RecognizedPage =
  | BookPage
  /** A list of search results that names no book by its number. */
  | { readonly kind: 'search-page'; readonly retailer: RetailerCode }
  /** The page names books without being about one of them, so the user chooses. */
  | {
      readonly kind: 'candidates'
      readonly retailer: RetailerCode | null
      readonly books: readonly BookCandidate[]
    }
  | {
      readonly kind: 'not-a-book'
      readonly why: NotABookReason
      readonly retailer: RetailerCode
      /** The identifier in the URL, in case the user knows that it is a book. */
      readonly candidate: BookIdentifier | null
    }
  | { readonly kind: 'unknown-site' }

export interface BookPage {
  readonly kind: 'book'
  readonly identifier: BookIdentifier
  readonly title: string | null
  readonly authors: readonly string[]
  /** The store's own picture, which the browser has already loaded. */
  readonly coverUrl: string | null
  /** Null on sites that we do not know as retailers, such as a publisher's. */
  readonly retailer: RetailerCode | null
  readonly marketplace: MarketplaceCode | null
  /** Every format that the page names, its own first. */
  readonly formats: readonly FormatChoice[]
  readonly notes: readonly BookNote[]
  readonly evidence: Evidence
}

/** What users should know about a number before they share its link. */
export type BookNote =
  /** Other stores cannot find the book by it. */
  | 'amazon-only'
  /** The printed book has a different number. */
  | 'audiobook'
  /** The number covers several volumes. */
  | 'set'

/** Where the number was found, the most reliable source first. */
export const evidences = [
  'address',
  'own-address',
  'json-ld',
  'microdata',
  'meta',
  'details',
  'amazon-markup',
] as const
export type Evidence = (typeof evidences)[number]

export interface BookCandidate {
  readonly identifier: BookIdentifier
  readonly title: string | null
}

export interface FormatChoice {
  readonly format: BookFormat
  readonly identifier: BookIdentifier
  /** The store's own name for it. */
  readonly label: string
  /** True if the page does not say so, and only the kind of number suggests it. */
  readonly isGuessed?: boolean
}

export type NotABookReason =
  /** A product, but of another kind. */
  | 'other-product'
  /** Printed music or a recording. */
  | 'music'
  | 'film'
  /** A bookstore's product page without an ISBN. */
  | 'no-identifier'
  | 'cart'
  /** An account, an author, a start page. */
  | 'not-a-product-page'
