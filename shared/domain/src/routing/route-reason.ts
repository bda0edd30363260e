import type { TagOwner } from '../affiliate/index.ts'
import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import type { CountryRule, MarketplaceCode } from '../marketplaces/index.ts'
import type { CountrySource } from './reader.ts'

/** One step of a decision, as a code with its facts; the words live in web. */
export type RouteReason =
  | {
      readonly code: 'country-known'
      readonly source: CountrySource
      readonly country: CountryCode
    }
  | { readonly code: 'country-unknown' }
  | { readonly code: 'link-default-country'; readonly country: CountryCode }
  | { readonly code: 'service-default-store'; readonly marketplace: MarketplaceCode }
  | {
      readonly code: 'country-store'
      readonly country: CountryCode
      readonly rule: CountryRule
      readonly marketplace: MarketplaceCode
    }
  | { readonly code: 'kindle-store'; readonly marketplace: MarketplaceCode }
  | {
      readonly code: 'language-store'
      readonly language: string
      readonly marketplace: MarketplaceCode
    }
  | {
      readonly code: 'store-excluded'
      readonly excluded: MarketplaceCode
      readonly marketplace: MarketplaceCode
    }
  /** Passed over: its owner marked it as not sold in the reader's country. */
  | {
      readonly code: 'edition-not-sold'
      readonly format: EditionFormat
      readonly country: CountryCode
    }
  /** The link has one edition, which is sold everywhere. */
  | { readonly code: 'format-known'; readonly format: EditionFormat }
  /** A B0 ASIN whose format nobody named: it follows the Kindle territories. */
  | { readonly code: 'format-unknown' }
  | { readonly code: 'edition'; readonly format: EditionFormat }
  /** No country is known, so that no mark rules one out. */
  | { readonly code: 'edition-first'; readonly format: EditionFormat }
  /** The reader asked for this format, and it is sold. */
  | { readonly code: 'edition-asked'; readonly format: EditionFormat }
  | { readonly code: 'identifier-override'; readonly marketplace: MarketplaceCode }
  | { readonly code: 'product-page' }
  | { readonly code: 'search-page' }
  /** Every edition is marked as not sold there: the store's search, and our page where there is one. */
  | { readonly code: 'none-sold' }
  | { readonly code: 'tag'; readonly owner: TagOwner }
