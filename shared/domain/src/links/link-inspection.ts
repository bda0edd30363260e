import type { CountryCode } from '../countries/index.ts'
import type { BookIdentifier, IdentifierProblem } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { UrlPart } from '../product-urls/index.ts'
import type { BookFormat, NetworkCode, RetailerCode } from '../retailers/index.ts'
import type { OwnLink } from './own-link.ts'

/** What a pasted text turned out to be. */
export const linkKinds = [
  'identifier',
  'product',
  'product-without-identifier',
  'other-page',
  'short-link',
  'shortener',
  'network-link',
  'own-link',
  'own-page',
  'unknown',
] as const
export type LinkKind = (typeof linkKinds)[number]

/** What is wrong with a link, or worth knowing before it is handed out. */
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
  'tag-of-another-store',
  'cloaked-short-link',
  'cloaked-elsewhere',
  'network-link',
  'closed-shop',
  'fixed-country',
  'ignored-tag',
  'wrong-own-link',
] as const
export type LinkWarning = (typeof linkWarnings)[number]

/**
 * Who is paid: one of the person's own tags, the service's, another's, nobody. `unsure` when nothing
 * was given to compare with, `hidden` behind a short link, `by-country` on links of ours.
 */
export type TagHolding =
  | 'yours'
  | 'service'
  | 'somebody'
  | 'unsure'
  | 'nobody'
  | 'hidden'
  | 'by-country'

export interface Cleaning {
  readonly before: string
  readonly after: string
  readonly removed: readonly UrlPart[]
}

export interface LinkInspection {
  readonly kind: LinkKind
  readonly identifier: BookIdentifier | null
  /** Why a typed number is none. */
  readonly problem: IdentifierProblem | null
  readonly retailer: RetailerCode | null
  readonly marketplace: MarketplaceCode | null
  /** The country of the store; null for shops that one address serves in many. */
  readonly country: CountryCode | null
  /** What the page may be of; empty when nothing tells. */
  readonly formats: readonly BookFormat[]
  /** The affiliate network whose address was pasted. */
  readonly network: NetworkCode | null
  readonly tag: string | null
  readonly tagHolding: TagHolding
  readonly ownLink: OwnLink | null
  /** For `links.resolveShort`. */
  readonly shortUrl: string | null
  /** Null when nothing was in the way, or when the page is of no book. */
  readonly cleaning: Cleaning | null
  readonly warnings: readonly LinkWarning[]
}

/** What is compared with. */
export interface InspectionContext {
  /** Where this service is. */
  readonly origin: string
  /** The person's own tags; null for somebody who is signed out. */
  readonly ownTags: readonly string[] | null
  /** The service's tags; null while they are not known. */
  readonly serviceTags: readonly string[] | null
}
