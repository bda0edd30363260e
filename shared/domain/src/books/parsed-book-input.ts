import type { BookIdentifier, IdentifierProblem } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** One book, and how the text named it. */
export interface ParsedBook {
  readonly kind: 'book'
  readonly identifier: BookIdentifier
  /** `text`: the identifier was part of a longer text. */
  readonly source: 'identifier' | 'url' | 'text'
  /** The retailer of the URL; null for a typed identifier and for an unknown site. */
  readonly retailer: RetailerCode | null
  readonly marketplace: MarketplaceCode | null
  /** The affiliate tag on the pasted URL: shown, never used (hardening A4). */
  readonly foreignTag: string | null
  /** The unknown site whose URL contained the ISBN; otherwise null. */
  readonly unknownSite: string | null
}

/** A short link that only the server can resolve, with `links.resolveShort`. */
export interface ParsedRetailerShortLink {
  readonly kind: 'retailer-short-link'
  readonly url: string
  readonly host: string
}

/** What a user typed or pasted. */
export type ParsedBookInput =
  | ParsedBook
  | ParsedRetailerShortLink
  /** Several books. Each input reads as one of them, or as a short link. */
  | { readonly kind: 'several'; readonly inputs: readonly string[] }
  /** A retailer's page whose URL does not name the book. The user has to enter the ISBN. */
  | {
      readonly kind: 'needs-identifier'
      readonly retailer: RetailerCode
      readonly productId: string
    }
  | {
      readonly kind: 'invalid'
      readonly code: 'invalid-url' | 'invalid-identifier'
      /** What is wrong with the identifier, or that it is likely a title; null for a URL. */
      readonly problem: IdentifierProblem | 'title' | null
    }
