import { type CountryCode, countryCodes } from '../countries/index.ts'
import { identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { isMarketplaceCode } from '../marketplaces/index.ts'
import { findActiveRetailer } from '../retailers/index.ts'
import { READER_RULES_MAX, type ReaderRule, type RuleTarget } from '../routing/index.ts'
import { readList, readRecord } from './read-json.ts'

/** Replaces the books of edition rules by their identifier keys. */
export function describeRules(rules: readonly ReaderRule[]): ReaderRule<string>[] {
  return rules.map(({ countries, target }) => ({
    countries,
    target:
      target.kind === 'edition'
        ? { ...target, identifier: identifierKey(target.identifier) }
        : target,
  }))
}

/**
 * Parses stored rules. Invalid targets and countries are dropped, and a country stays only in its
 * first rule. Countries are sorted, so that equal rules become equal texts.
 *
 * @example readRules([{ countries: ['DE'], target: { kind: 'page' } }]).length // 1
 */
export function readRules(values: readonly unknown[]): readonly ReaderRule[] {
  const taken = new Set<CountryCode>()
  const rules = values.flatMap((value) => {
    const rule = readRecord(value)
    const target = readTarget(rule.target)
    if (!target) return []
    const stored = readList(rule.countries)
    const countries = countryCodes.filter((code) => stored.includes(code) && !taken.has(code))
    for (const code of countries) taken.add(code)
    return countries.length > 0 ? [{ countries, target }] : []
  })
  return rules.slice(0, READER_RULES_MAX)
}

function readTarget(value: unknown): RuleTarget | undefined {
  const { kind, identifier: key, retailer, marketplace } = readRecord(value)
  if (kind === 'page') return { kind }
  if (kind === 'edition') {
    const identifier = typeof key === 'string' ? parseBookIdentifier(key) : undefined
    return identifier && { kind, identifier }
  }
  if (kind === 'marketplace') {
    return typeof marketplace === 'string' && isMarketplaceCode(marketplace)
      ? { kind, marketplace }
      : undefined
  }
  if (kind !== 'retailer' || typeof retailer !== 'string') return undefined
  return findActiveRetailer(retailer) ? { kind, retailer } : undefined
}
