import type { CountryCode } from '../countries/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'
import type { MarketplaceCode } from '../marketplaces/index.ts'
import type { RetailerCode } from '../retailers/index.ts'

/** Where a rule sends its readers. `Book` is the form of an identifier: parsed, or as a key. */
export type RuleTarget<Book = BookIdentifier> =
  /** One of the link's editions or its own book, at the marketplace of the reader's country. */
  | { readonly kind: 'edition'; readonly identifier: Book }
  /** A retailer other than Amazon. */
  | { readonly kind: 'retailer'; readonly retailer: RetailerCode }
  | { readonly kind: 'marketplace'; readonly marketplace: MarketplaceCode }
  /** The link's reader page. */
  | { readonly kind: 'page' }

/** The owner's rule for the readers of some countries. A country is in at most one rule. */
export interface ReaderRule<Book = BookIdentifier> {
  readonly countries: readonly CountryCode[]
  readonly target: RuleTarget<Book>
}

export const READER_RULES_MAX = 50

/**
 * Finds the rule for a country. Readers of unknown country have the link's default country; without
 * one, no rule applies to them.
 *
 * @example findRule([{ countries: ['DE'], target: { kind: 'page' } }], 'DE')?.target.kind // 'page'
 */
export function findRule(
  rules: readonly ReaderRule[],
  country: CountryCode | null,
): ReaderRule | undefined {
  if (!country || rules.length === 0) return undefined
  return rules.find(({ countries }) => countries.includes(country))
}
