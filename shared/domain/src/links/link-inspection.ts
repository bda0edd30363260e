import type { NetworkCode } from '../affiliate-programs/index.ts'
import type { BookInputProblem } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { UrlPart } from '../product-urls/index.ts'
import type { BookFormat, RetailerCode } from '../retailers/index.ts'
import type { ServiceUrl } from './service-url.ts'

/** What a pasted text is. */
export const linkKinds = [
  'identifier',
  'product',
  'product-without-identifier',
  'other-page',
  'retailer-short-link',
  'shortener',
  'network-link',
  'service-link',
  'service-page',
  'unknown',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** What is wrong with a link, or good to know before sharing it. */
export const linkWarnings = [
  'look-alike-host',
  'search-page',
  'author-page',
  'other-page',
  'no-identifier',
  'no-page-for-979',
  'thirteen-digits-in-dp',
  'foreign-tag',
  'tag-and-attribution',
  'attribution-only',
  'tag-of-another-marketplace',
  'cloaked-short-link',
  'cloaked-elsewhere',
  'network-link',
  'closed-retailer',
  'fixed-country',
  'ignored-tag',
  'wrong-service-link',
] as const
export type LinkWarning = (typeof linkWarnings)[number]

/**
 * Who earns with the link: the user (`yours`), the service, someone else (`other`), or no one
 * (`none`). `unsure` if we have no tags to compare with, `hidden` behind a short link, `by-country`
 * for links of this service.
 */
export type TagHolding = 'yours' | 'service' | 'other' | 'unsure' | 'none' | 'hidden' | 'by-country'

export interface Cleaning {
  readonly before: string
  readonly after: string
  readonly removed: readonly UrlPart[]
}

export interface LinkInspection {
  readonly kind: LinkKind
  readonly identifier: BookIdentifier | null
  /** Why a typed identifier is invalid; null for other texts. */
  readonly problem: BookInputProblem | null
  readonly retailer: RetailerCode | null
  readonly marketplace: MarketplaceCode | null
  /** The country of the page; null for retailers that serve several countries from one URL. */
  readonly country: CountryCode | null
  /** The possible formats of the book; empty if unknown. */
  readonly formats: readonly BookFormat[]
  /** The affiliate network of the pasted URL. */
  readonly network: NetworkCode | null
  readonly tag: string | null
  readonly tagHolding: TagHolding
  readonly serviceUrl: ServiceUrl | null
  /** The short link, for `links.resolveShort`. */
  readonly shortUrl: string | null
  /** Null if there was nothing to remove, or if the page is not about a book. */
  readonly cleaning: Cleaning | null
  readonly warnings: readonly LinkWarning[]
}

/** The origin and tags to compare a link with. */
export interface InspectionContext {
  /** The origin of this service. */
  readonly origin: string
  /** The hosts on which the user's links open too. */
  readonly ownDomains?: readonly string[]
  /** The user's tags; null if signed out. */
  readonly ownTags: readonly string[] | null
  /** The service's tags; null if not loaded yet. */
  readonly serviceTags: readonly string[] | null
}
