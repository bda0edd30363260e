import type { BookIdentifier, IdentifierProblem, Isbn13 } from '../identifiers/index.ts'
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
  /** The affiliate tag on the pasted URL: shown, never used. */
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
      /** What is wrong with the identifier; null for a URL. */
      readonly problem: BookInputProblem | null
      /** The ISBN that the text may stand for, to offer and never to take. */
      readonly offer?: Isbn13
    }

/**
 * Why a text names no book. `title`: it is likely a title. `lost-zero`: it is an ISBN once zeros are added in
 * front. `letter`: it is an ISBN with letters in place of digits. `shortened`: a spreadsheet shows the number
 * in scientific notation.
 */
export const bookInputProblems = [
  'empty',
  'length',
  'check-digit',
  'filler',
  'music',
  'not-a-book-code',
  'title',
  'lost-zero',
  'letter',
  'shortened',
] as const satisfies readonly (IdentifierProblem | 'title' | 'lost-zero' | 'letter' | 'shortened')[]
export type BookInputProblem = (typeof bookInputProblems)[number]

/**
 * Whether a problem is about a number that should be an ISBN, so that the text is neither a title nor
 * prose.
 *
 * @example isNumberProblem('check-digit') // true
 */
export function isNumberProblem(problem: BookInputProblem | null): boolean {
  return (
    problem !== null &&
    ['check-digit', 'filler', 'music', 'lost-zero', 'letter', 'shortened'].includes(problem)
  )
}

/** A book from an identifier without a URL. */
export function bookOfIdentifier(
  identifier: BookIdentifier,
  source: 'identifier' | 'text',
): ParsedBook {
  return {
    kind: 'book',
    identifier,
    source,
    retailer: null,
    marketplace: null,
    foreignTag: null,
    unknownSite: null,
  }
}
