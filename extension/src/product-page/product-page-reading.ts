import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { BookFormat, RetailerCode } from '@everyshelf/domain/retailers'

/** What the page open in the browser turned out to be. */
export type ProductPageReading =
  | BookPage
  /** A list of results: nobody can tell which book is meant. */
  | { readonly kind: 'search-page'; readonly retailer: RetailerCode }
  /** The page speaks of books without being about one of them: people choose. */
  | {
      readonly kind: 'candidates'
      readonly retailer: RetailerCode | null
      readonly books: readonly BookCandidate[]
    }
  | {
      readonly kind: 'not-a-book'
      readonly why: NotABookReason
      readonly retailer: RetailerCode
      /** What the URL names, for people who know better. */
      readonly candidate: BookIdentifier | null
    }
  | { readonly kind: 'unknown-site' }

export interface BookPage {
  readonly kind: 'book'
  readonly identifier: BookIdentifier
  readonly title: string | null
  readonly authors: readonly string[]
  /** The shop's own picture, already in the person's browser. */
  readonly coverUrl: string | null
  /** Null on sites that sell no books but name one, such as a publisher's. */
  readonly retailer: RetailerCode | null
  readonly marketplace: MarketplaceCode | null
  /** Every form of the book that the page names, this page's own first. */
  readonly formats: readonly FormatChoice[]
  readonly notes: readonly BookNote[]
  readonly evidence: Evidence
}

/** What people should know of a number before they share its link. */
export type BookNote =
  /** Other shops cannot find the book by it. */
  | 'amazon-only'
  /** The printed book has another one. */
  | 'audiobook'
  /** It stands for several volumes. */
  | 'set'

/** What gave the number away, the surest first. */
export const evidences = [
  'address',
  'own-address',
  'json-ld',
  'microdata',
  'meta',
  'details',
  'amazon-markup',
  'text',
] as const
export type Evidence = (typeof evidences)[number]

export interface BookCandidate {
  readonly identifier: BookIdentifier
  readonly title: string | null
}

export interface FormatChoice {
  readonly format: BookFormat
  readonly identifier: BookIdentifier
  /** The shop's own word for it. */
  readonly label: string
  /** Nothing on the page says so; the number alone suggests it. */
  readonly isGuessed?: boolean
}

export type NotABookReason =
  /** A product, but of another kind. */
  | 'other-product'
  /** Printed music or a recording. */
  | 'music'
  | 'film'
  /** A product's page of a bookshop on which no ISBN can be found. */
  | 'no-identifier'
  | 'cart'
  /** An account, an author, a start page. */
  | 'not-a-product-page'
