import type { BookIdentifier, IdentifierProblem } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** One book, and where in the text it was named. */
export interface BookReading {
  readonly kind: 'book'
  readonly identifier: BookIdentifier
  /** `text`: the number stood in a sentence. */
  readonly source: 'identifier' | 'url' | 'text'
  /** The shop of the URL; null for a typed identifier and for a site we do not know. */
  readonly retailer: RetailerCode | null
  readonly marketplace: MarketplaceCode | null
  readonly foreignTag: string | null
  /** The site that is in no table of ours, whose address had the ISBN; otherwise null. */
  readonly unknownSite: string | null
}

/** The server must follow it: `links.resolveShort`. */
export interface ShortLinkReading {
  readonly kind: 'short-link'
  readonly url: string
  readonly host: string
}

/** What somebody typed or pasted. */
export type BookInputReading =
  | BookReading
  | ShortLinkReading
  /** Different books; each input reads as one of them, or as a short link. */
  | { readonly kind: 'several'; readonly inputs: readonly string[] }
  /** A shop's page that does not say which book it is; the person has to add the ISBN. */
  | { readonly kind: 'needs-identifier'; readonly retailer: RetailerCode; readonly shopId: string }
  | {
      readonly kind: 'invalid'
      readonly code: 'invalid-url' | 'invalid-identifier'
      /** What is wrong with an identifier, null for a URL. */
      readonly problem: IdentifierProblem | null
    }
