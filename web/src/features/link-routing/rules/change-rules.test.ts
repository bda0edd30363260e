import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, type LinkSettings } from '@everyshelf/domain/links'
import type { RuleTarget } from '@everyshelf/domain/routing'
import { targetKey } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { listTaken, removeRule, setCountries, setTarget } from './change-rules.ts'

const kobo: RuleTarget = { kind: 'retailer', retailer: 'kobo' }
const page: RuleTarget = { kind: 'page' }
const settings: LinkSettings = {
  ...defaultLinkSettings,
  rules: [
    { countries: ['AT', 'DE'], target: kobo },
    { countries: ['FR'], target: page },
  ],
}

test('a new rule goes last and takes its country from the other rules', () => {
  const target: RuleTarget = { kind: 'marketplace', marketplace: 'fr' }
  expect(setTarget(settings, ['DE'], target).rules).toEqual([
    { countries: ['AT'], target: kobo },
    { countries: ['FR'], target: page },
    { countries: ['DE'], target },
  ])
})

test('a country for a store that has a rule joins that rule', () => {
  expect(setTarget(settings, ['FR'], kobo).rules).toEqual([
    { countries: ['AT', 'DE', 'FR'], target: kobo },
  ])
})

test('the countries of a rule are replaced, and leave the other rules', () => {
  expect(setCountries(settings, kobo, ['FR', 'CH']).rules).toEqual([
    { countries: ['CH', 'FR'], target: kobo },
  ])
  expect(setCountries(settings, kobo, []).rules).toEqual([{ countries: ['FR'], target: page }])
  expect(removeRule(settings, page).rules).toEqual([{ countries: ['AT', 'DE'], target: kobo }])
})

test('the countries of other rules are taken', () => {
  expect(listTaken(settings.rules, kobo)).toEqual(['FR'])
  expect(listTaken(settings.rules, null)).toEqual(['AT', 'DE', 'FR'])
})

test('targets differ by kind and value', () => {
  const identifier = parseBookIdentifier('9780441172719')
  if (!identifier) throw new Error('the example is no book')
  const targets: RuleTarget[] = [
    kobo,
    page,
    { kind: 'retailer', retailer: 'apple' },
    { kind: 'marketplace', marketplace: 'de' },
    { kind: 'edition', identifier },
  ]
  expect(new Set(targets.map(targetKey)).size).toBe(5)
})
