import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { BookFormat, RetailerCode } from '@everyshelf/domain/retailers'

/** What the page open in the browser turned out to be. */
export type ProductPageReading =
  | BookPage
  /** A list of results: nobody can tell which book is meant. */
  | { readonly kind: 'search-page'; readonly retailer: RetailerCode }
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
  /** Only Amazon knows this number; other shops cannot find the book by it. */
  readonly note: 'kindle-without-isbn' | null
}

export interface FormatChoice {
  readonly format: BookFormat
  readonly identifier: BookIdentifier
  /** The shop's own word for it. */
  readonly label: string
}

export type NotABookReason =
  /** A product, but of another kind. */
  | 'other-product'
  /** Printed music or a recording. */
  | 'music'
  /** A product's page of a bookshop on which no ISBN can be found. */
  | 'no-identifier'
  /** A cart, an account, an author, a start page. */
  | 'not-a-product-page'
