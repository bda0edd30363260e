import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../countries/index.ts'
import {
  type ConfirmedPlaces,
  findTagRule,
  type LinkChannel,
  linkChannels,
  mayCarryTag,
  NO_CONFIRMED_PLACES,
  readConfirmedPlaces,
  type TagPermission,
  tagRules,
} from './index.ts'

const ASSOCIATES = 'https://affiliate-program.amazon.'

/** Every cell of the table: program, channel, country, what its rule says, and the start of its source. */
const cells: readonly (readonly [
  string,
  LinkChannel,
  CountryCode | null,
  TagPermission | null,
  string,
])[] = [
  ['amazon', 'web', 'US', 'always', ASSOCIATES],
  ['amazon', 'web', 'IN', 'always', ASSOCIATES],
  ['amazon', 'social', 'US', 'if-network-entered', ASSOCIATES],
  ['amazon', 'social', 'IN', 'if-network-entered', ASSOCIATES],
  ['amazon', 'mail', 'US', 'if-list-opt-in', 'https://the-digital-reader.com/'],
  ['amazon', 'mail', 'GB', 'if-list-opt-in', 'https://the-digital-reader.com/'],
  ['amazon', 'mail', 'DE', 'if-list-opt-in', 'https://the-digital-reader.com/'],
  ['amazon', 'mail', 'IN', 'never', 'https://the-digital-reader.com/'],
  ['amazon', 'mail', 'FR', null, ''],
  ['amazon', 'mail', null, null, ''],
  ['amazon', 'ebook', 'US', 'never', ASSOCIATES],
  ['amazon', 'print', 'US', 'never', ASSOCIATES],
  ['amazon', 'ad', 'US', 'never', ASSOCIATES],
  ['amazon', 'messenger', 'US', null, ''],
  ['bookshop-us', 'web', 'US', 'always', 'https://support.bookshop.org/'],
  ['bookshop-us', 'social', 'US', 'always', 'https://support.bookshop.org/'],
  ['bookshop-us', 'mail', 'US', 'always', 'https://support.bookshop.org/'],
  ['bookshop-us', 'ebook', 'US', null, ''],
  ['bookshop-us', 'print', 'US', null, ''],
  ['bookshop-us', 'ad', 'US', null, ''],
  ['bookshop-us', 'messenger', 'US', null, ''],
  ['kobo', 'web', 'CA', 'always', 'https://support.bookshop.org/'],
  ['kobo', 'social', 'CA', null, ''],
  ['kobo', 'mail', 'CA', null, ''],
  ['kobo', 'ebook', 'CA', null, ''],
  ['kobo', 'print', 'CA', null, ''],
  ['kobo', 'ad', 'CA', null, ''],
  ['kobo', 'messenger', 'CA', null, ''],
]

test.each(cells)('%s, %s, %s: %s', (program, channel, country, permission, source) => {
  const rule = findTagRule(program, channel, country)
  expect(rule?.permission ?? null).toBe(permission)
  expect(rule?.source.startsWith(source) ?? true).toBe(true)
})

test('the cells above cover every rule of the table', () => {
  const covered = new Set(cells.map(([...cell]) => findTagRule(cell[0], cell[1], cell[2])))
  expect(tagRules.filter((rule) => !covered.has(rule))).toEqual([])
})

test('every rule names its source and a past date', () => {
  for (const { source, date } of tagRules) {
    expect(source).toMatch(/^https:\/\/[a-z0-9.-]+\//)
    expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  }
})

describe('mayCarryTag', () => {
  const everywhere: ConfirmedPlaces = { networks: ['youtube'], isListOptIn: true }

  test.each([
    ['social', 'US', { networks: ['facebook'], isListOptIn: false }, true],
    ['social', 'US', NO_CONFIRMED_PLACES, false],
    ['mail', 'US', { networks: [], isListOptIn: true }, true],
    ['mail', 'US', { networks: ['facebook'], isListOptIn: false }, false],
    ['mail', 'IN', everywhere, false],
    ['mail', 'FR', everywhere, false],
    ['messenger', 'US', everywhere, false],
    ['ad', 'US', everywhere, false],
    ['ebook', 'US', everywhere, false],
    ['print', 'US', everywhere, false],
    ['web', 'US', NO_CONFIRMED_PLACES, true],
  ] as const)('at Amazon, %s in %s with %j: %s', (channel, country, places, expected) => {
    expect(mayCarryTag('amazon', channel, country, places)).toBe(expected)
  })

  test('no program has its tag in a book or a paid ad, whatever the owner confirmed', () => {
    for (const { program } of tagRules) {
      for (const channel of ['ebook', 'print', 'ad'] as const) {
        expect(mayCarryTag(program, channel, 'US', everywhere)).toBe(false)
      }
    }
  })

  test('a channel that a newer version stored carries no tag', () => {
    expect(mayCarryTag('amazon', 'radio' as LinkChannel, 'US', everywhere)).toBe(false)
  })
})

test('readConfirmedPlaces drops what it does not know', () => {
  expect(readConfirmedPlaces({ networks: ['youtube', 'myspace', 7], isListOptIn: 'yes' })).toEqual({
    networks: ['youtube'],
    isListOptIn: false,
  })
  for (const value of [null, undefined, 'text', [], { networks: 'youtube' }]) {
    expect(readConfirmedPlaces(value)).toEqual(NO_CONFIRMED_PLACES)
  }
})

test('there are seven channels', () => {
  expect(linkChannels).toEqual(['web', 'social', 'mail', 'ebook', 'print', 'ad', 'messenger'])
})
