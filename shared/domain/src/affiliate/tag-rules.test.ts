import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../countries/index.ts'
import { retailers } from '../retailers/index.ts'
import {
  type ConfirmedChannels,
  findTagRule,
  type LinkChannel,
  linkChannels,
  listProgramFields,
  mayCarryTag,
  NO_CONFIRMED_CHANNELS,
  needsConfirmation,
  parseConfirmedChannels,
  type TagPermission,
  tagRules,
} from './index.ts'

const POLICIES = 'https://affiliate-program.amazon.com.be/help/operating/policies'
const SITES = 'https://affiliate-program.amazon.co.uk/help/node/topic/G8TW5AE9XL2VX9VM'
const BOOKSHOP =
  'https://support.bookshop.org/en/support/solutions/articles/65000169799-how-do-i-create-affiliate-links-'
const BOOKSHOP_UK = 'https://uk-support.bookshop.org/en/support/solutions/folders/65000156242'
const KOBO =
  'https://kobowritinglife.zendesk.com/hc/en-us/articles/360058975452-Become-a-Kobo-Affiliate'
const KOBO_2017 = 'https://kobowritinglife.com/2017/06/26/are-you-a-kwl-affiliate-yet/'
const RAKUTEN = 'https://affiliate.faq.rakuten.net/detail/000009896'
const NO_SOURCE = null

/** Every cell of Amazon's table: channel, country, what its rule says, and the start of its source. */
const amazonCells: readonly (readonly [
  LinkChannel,
  CountryCode | null,
  TagPermission | null,
  string | null,
])[] = [
  ['web', 'US', 'always', POLICIES],
  ['web', 'IN', 'always', POLICIES],
  ['social', 'US', 'if-network-entered', SITES],
  ['social', 'IN', 'if-network-entered', SITES],
  ['mail', 'US', 'if-list-opt-in', 'https://conductatlas.com/'],
  ['mail', 'GB', 'if-list-opt-in', 'https://conductatlas.com/'],
  ['mail', 'DE', 'if-list-opt-in', 'https://conductatlas.com/'],
  ['mail', 'IN', 'never', 'https://the-digital-reader.com/'],
  ['mail', 'FR', null, NO_SOURCE],
  ['mail', null, null, NO_SOURCE],
  ['ebook', 'US', 'never', 'https://affiliate-program.amazon.com/help/operating/compare?'],
  ['print', 'US', 'never', 'https://affiliate-program.amazon.com.au/help/operating/compare'],
  ['ad', 'US', 'never', 'https://affrate.com/'],
  ['messenger', 'US', null, NO_SOURCE],
]

test.each(amazonCells)('amazon, %s, %s: %s', (channel, country, permission, source) => {
  const rule = findTagRule('amazon', channel, country)
  expect(rule?.permission ?? null).toBe(permission)
  expect(rule?.source.startsWith(source ?? '') ?? null).toBe(source === null ? null : true)
})

test('tags depend on a confirmation in newsletters and social networks', () => {
  expect(linkChannels.filter(needsConfirmation)).toEqual(['social', 'mail'])
})

/** The cells of the other programs that have a rule of their own: program, channel, and source. */
const retailerCells: readonly (readonly [string, LinkChannel, TagPermission, string])[] = [
  ['bn', 'web', 'always', 'http://affiliates.barnesandnoble.com/community-support/faqs/'],
  ['bam', 'web', 'always', 'https://www.booksamillion.com/affiliates/faq.html'],
  ['bookshop-us', 'web', 'always', BOOKSHOP],
  ['bookshop-us', 'social', 'always', BOOKSHOP],
  ['bookshop-us', 'mail', 'always', BOOKSHOP],
  ['bookshop-uk', 'web', 'always', BOOKSHOP_UK],
  ['bookshop-uk', 'social', 'always', BOOKSHOP_UK],
  ['bookshop-uk', 'mail', 'always', BOOKSHOP_UK],
  [
    'target',
    'web',
    'always',
    'https://sellerjournal.com/reviews/affiliate-programs/target-affiliate-program-review/',
  ],
  ['walmart', 'web', 'always', 'https://affiliates.walmart.com/faqs'],
  [
    'waterstones',
    'web',
    'always',
    'https://www.redbrain.com/en/driving-huge-growth-at-waterstones/',
  ],
  ['indigo', 'web', 'always', 'https://www.chapters.indigo.ca/en-ca/affiliate-program/FAQ/'],
  ['indigo', 'social', 'always', 'https://www.chapters.indigo.ca/en-ca/affiliate-program/FAQ/'],
  ['casadellibro', 'web', 'always', 'https://alexhernandez.es/page/50'],
  [
    'bol',
    'web',
    'always',
    'https://affiliate.bol.com/nl/handleiding/algemene-handleiding-bol-com-affiliate-programma',
  ],
  ['flipkart', 'web', 'always', 'https://affiliate.flipkart.com/faqs'],
  ['rakuten-books', 'web', 'always', RAKUTEN],
  ['rakuten-books', 'messenger', 'never', 'https://itone.co.jp/affili/rakuten-affiliate'],
  ['bwb', 'web', 'always', 'http://howtomonetize.me/affiliate-policy/'],
  ['alibris', 'web', 'always', 'https://origin-www.alibris.com/affiliates/affiliates-terms'],
  ['abebooks', 'web', 'always', 'https://www.abebooks.de/Partnerprogramm/'],
  ['abebooks', 'mail', 'always', 'https://www.abebooks.de/Partnerprogramm/'],
  ['kobo', 'web', 'always', KOBO],
  ['kobo', 'social', 'always', KOBO_2017],
  ['kobo', 'mail', 'always', KOBO_2017],
  ['apple', 'web', 'always', 'https://performance-partners.apple.com/linking'],
  ['apple', 'mail', 'always', 'https://performance-partners.apple.com/linking'],
  ['librofm', 'web', 'always', 'https://blog.libro.fm/authors-are-you-linking-to-libro-fm/'],
  ['any-retailer', 'web', 'always', 'https://en.m.wikipedia.org/wiki/Special:MobileDiff/294980378'],
]

describe.each([...new Set(retailerCells.map(([program]) => program))])('%s', (program) => {
  test.each(linkChannels)('%s: the rule of its table', (channel) => {
    const cell = retailerCells.find(([code, where]) => code === program && where === channel)
    const rule = findTagRule(program, channel, null)
    expect(rule && [rule.program, rule.channel, rule.permission, rule.source]).toEqual(cell ?? null)
  })
})

test('the cells above cover every rule of the table', () => {
  const covered = new Set([
    ...amazonCells.map(([channel, country]) => findTagRule('amazon', channel, country)),
    ...retailerCells.map(([program, channel]) => findTagRule(program, channel, null)),
  ])
  expect(tagRules.filter((rule) => !covered.has(rule))).toEqual([])
})

test('every program with affiliate IDs is allowed on the web', () => {
  for (const retailer of retailers.filter((one) => listProgramFields(one).length > 0)) {
    expect(mayCarryTag(retailer.code, 'web', null), retailer.code).toBe(true)
  }
  expect(findTagRule('thriftbooks', 'web', 'US')?.program).toBe('any-retailer')
})

test('every rule names its source and a past date', () => {
  for (const { says, source, date } of tagRules) {
    expect(says).toMatch(/^[A-Z].*\.$/)
    expect(source).toMatch(/^https?:\/\/[a-z0-9.-]+\//)
    expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  }
})

describe('mayCarryTag', () => {
  const everywhere: ConfirmedChannels = { networks: ['youtube'], isListOptIn: true }

  test.each([
    ['social', 'US', { networks: ['facebook'], isListOptIn: false }, true],
    ['social', 'US', NO_CONFIRMED_CHANNELS, false],
    ['mail', 'US', { networks: [], isListOptIn: true }, true],
    ['mail', 'US', { networks: ['facebook'], isListOptIn: false }, false],
    ['mail', 'IN', everywhere, false],
    ['mail', 'FR', everywhere, false],
    ['messenger', 'US', everywhere, false],
    ['ad', 'US', everywhere, false],
    ['ebook', 'US', everywhere, false],
    ['print', 'US', everywhere, false],
    ['web', 'US', NO_CONFIRMED_CHANNELS, true],
  ] as const)('at Amazon, %s in %s with %j: %s', (channel, country, tagChannels, expected) => {
    expect(mayCarryTag('amazon', channel, country, tagChannels)).toBe(expected)
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

test('parseConfirmedChannels drops what it does not know', () => {
  expect(
    parseConfirmedChannels({ networks: ['youtube', 'myspace', 7], isListOptIn: 'yes' }),
  ).toEqual({
    networks: ['youtube'],
    isListOptIn: false,
  })
  for (const value of [null, undefined, 'text', [], { networks: 'youtube' }]) {
    expect(parseConfirmedChannels(value)).toEqual(NO_CONFIRMED_CHANNELS)
  }
})

test('there are seven channels', () => {
  expect(linkChannels).toEqual(['web', 'social', 'mail', 'ebook', 'print', 'ad', 'messenger'])
})
