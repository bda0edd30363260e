import { linkChannels, NO_CONFIRMED_CHANNELS } from '@everyshelf/domain/affiliate'
import { expect, test } from 'vitest'
import { explainStoreRule, nameConfirmation } from './explain-store-rule.ts'
import { listStoreRules } from './list-store-rules.ts'

const everything = { networks: ['youtube' as const], isListOptIn: true }

const describe = (...[channel, tagChannels]: Parameters<typeof listStoreRules>) =>
  listStoreRules(channel, tagChannels).map(
    ({ stores, rule, isAllowed }) => `${stores}: ${rule?.permission ?? 'unknown'}, ${isAllowed}`,
  )

test('names the stores of each rule for newsletters, Amazon first', () => {
  const rules = describe('mail', NO_CONFIRMED_CHANNELS)
  expect(rules.slice(0, 3)).toEqual([
    'Amazon in Germany, the United Kingdom, and the United States: if-list-opt-in, false',
    'Amazon in India: never, false',
    'Amazon in other countries: unknown, false',
  ])
  expect(rules.slice(3)).toContain('Bookshop.org: always, true')
  expect(rules.at(-1)).toBe('Other stores: unknown, false')
  expect(describe('mail', everything)[0]).toMatch(/true$/)
})

test('names Amazon as one where all its stores have one rule', () => {
  expect(describe('print', everything)).toEqual([
    'Amazon: never, false',
    'Other stores: unknown, false',
  ])
  expect(describe('social', undefined)[0]).toBe('Amazon: if-network-entered, false')
})

test('asks for a confirmation only where it helps', () => {
  const asked = (channel: (typeof linkChannels)[number], tagChannels = NO_CONFIRMED_CHANNELS) =>
    listStoreRules(channel, tagChannels).flatMap((rule) => nameConfirmation(rule) ?? [])
  expect(asked('social')).toEqual(['Confirm your networks'])
  expect(asked('mail')).toEqual(['Confirm your mailing list'])
  expect(linkChannels.flatMap((channel) => asked(channel, everything))).toEqual([])
})

test('explains each rule in a sentence', () => {
  for (const channel of linkChannels) {
    for (const rule of listStoreRules(channel, NO_CONFIRMED_CHANNELS)) {
      expect(explainStoreRule(channel, rule)).toMatch(/^[A-Z].*affiliate tags.*\.$/)
    }
  }
})
