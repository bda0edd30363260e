import type { LinkChannel, TagOwner, TagPermission } from '../affiliate/index.ts'
import type { EditionFormat, EditionLanguage } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import type { CountryRule, MarketplaceCode } from '../marketplaces/index.ts'
import type { CountrySource } from './reader.ts'
import type { RuleTarget } from './reader-rule.ts'

/** One step of a routing decision, as a code with its facts. The texts for it are in web. */
export type RouteReason =
  | {
      readonly code: 'country-known'
      readonly source: CountrySource
      readonly country: CountryCode
    }
  | { readonly code: 'country-unknown' }
  | { readonly code: 'link-default-country'; readonly country: CountryCode }
  /** The owner's rule for this country applies. Books are identifier keys. */
  | {
      readonly code: 'rule'
      readonly country: CountryCode
      readonly target: RuleTarget<string>
    }
  /**
   * The rule's target cannot serve the reader: the retailer has no page for this book, or the
   * edition was removed or is marked as not sold there. The default applies.
   */
  | {
      readonly code: 'rule-unavailable'
      readonly country: CountryCode
      readonly target: Extract<RuleTarget<string>, { kind: 'edition' | 'retailer' }>
    }
  | { readonly code: 'default-marketplace'; readonly marketplace: MarketplaceCode }
  | {
      readonly code: 'country-marketplace'
      readonly country: CountryCode
      readonly rule: CountryRule
      readonly marketplace: MarketplaceCode
    }
  | { readonly code: 'kindle-marketplace'; readonly marketplace: MarketplaceCode }
  | {
      readonly code: 'language-marketplace'
      readonly language: string
      readonly marketplace: MarketplaceCode
    }
  | {
      readonly code: 'marketplace-excluded'
      readonly excluded: MarketplaceCode
      readonly marketplace: MarketplaceCode
    }
  /** Skipped, because the owner marked it as not sold in the reader's country. */
  | {
      readonly code: 'edition-not-sold'
      readonly format: EditionFormat
      readonly country: CountryCode
    }
  /** The link has one edition, which is sold everywhere. */
  | { readonly code: 'format-known'; readonly format: EditionFormat }
  /** A B0 ASIN of unknown format: it follows the Kindle territories. */
  | { readonly code: 'format-unknown' }
  | { readonly code: 'edition'; readonly format: EditionFormat }
  /** The country is unknown, so every edition counts as sold. */
  | { readonly code: 'edition-first'; readonly format: EditionFormat }
  /** The reader asked for this format, and it is sold. */
  | { readonly code: 'edition-requested'; readonly format: EditionFormat }
  /** The owner lets the reader's language choose, and this edition matches it. */
  | {
      readonly code: 'edition-language'
      readonly format: EditionFormat
      readonly language: EditionLanguage
    }
  | { readonly code: 'identifier-override'; readonly marketplace: MarketplaceCode }
  | { readonly code: 'product-page' }
  | { readonly code: 'search-page' }
  /** A retailer without book pages by ISBN opens its search. */
  | { readonly code: 'retailer-search' }
  /**
   * Every edition is marked as not sold there. The reader gets the marketplace's search, or the
   * link's own page if it has one.
   */
  | { readonly code: 'none-sold' }
  /**
   * What the store's affiliate program says about the link's channel; null if we know of no rule.
   * Missing for the web.
   */
  | {
      readonly code: 'channel'
      readonly channel: LinkChannel
      readonly permission: TagPermission | null
      readonly isAllowed: boolean
    }
  /** The URL carries the owner's Amazon Attribution tag instead of an affiliate tag. */
  | { readonly code: 'attribution' }
  | { readonly code: 'tag'; readonly owner: TagOwner }
  /** Whether the URL carries the owner's IDs at the retailer's affiliate program. */
  | { readonly code: 'program'; readonly owner: Extract<TagOwner, 'owner' | 'none'> }

/** Collects the reasons of a decision; null if the caller does not need them. */
export type ReasonList = RouteReason[] | null
