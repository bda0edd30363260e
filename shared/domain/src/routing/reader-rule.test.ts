import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import type { RetailerPage } from '../product-urls/index.ts'
import {
  chooseSeller,
  findDestination,
  findRuledRetailer,
  listRetailerRoutes,
  plainLink,
  type ReaderContext,
  type ReaderRule,
  type RoutableLink,
  resolveAmazonRoute,
  resolveRoute,
} from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier
const DUNE = book('9780441172719')
const KINDLE = book('B00B7NPRY8')
const GERMAN = book('9783453317178')

const readerIn = (country: ReaderContext['country'], ...languages: string[]): ReaderContext => ({
  country,
  countrySource: country ? 'ip' : 'none',
  languages,
})
const withRules = (rules: readonly ReaderRule[], more: Partial<RoutableLink> = {}) => ({
  ...plainLink(DUNE),
  ...more,
  rules,
})
const toKobo: ReaderRule = { countries: ['DE'], target: { kind: 'retailer', retailer: 'kobo' } }
const codesOf = (link: RoutableLink, reader: ReaderContext) =>
  resolveRoute(link, reader, {}).reasons.map(({ code }) => code)

describe('a rule from Germany to Kobo', () => {
  const link = withRules([toKobo])

  test('sends readers in Germany to Kobo, with the reasons', () => {
    expect(resolveRoute(link, readerIn('DE'), {})).toEqual({
      url: 'https://www.kobo.com/de/de/search?query=9780441172719',
      retailer: 'kobo',
      marketplace: null,
      tag: null,
      tagOwner: 'none',
      country: 'DE',
      format: null,
      isSold: true,
      rule: 'retailer',
      reasons: [
        { code: 'country-known', source: 'ip', country: 'DE' },
        { code: 'rule', country: 'DE', target: { kind: 'retailer', retailer: 'kobo' } },
        { code: 'retailer-search' },
        { code: 'program', owner: 'none' },
      ],
    })
  })

  test('changes no other country, although amazon.de serves 32 countries', () => {
    const without = plainLink(DUNE)
    const served = countryCodes.filter(
      (country) => resolveAmazonRoute(without, readerIn(country), {}).marketplace === 'de',
    )
    expect(served).toHaveLength(32)
    for (const country of countryCodes.filter((code) => code !== 'DE')) {
      const route = resolveRoute(link, readerIn(country), {})
      expect(route).toEqual(resolveRoute(without, readerIn(country), {}))
      expect(route.rule).toBeNull()
    }
  })

  test('applies to readers of unknown country if Germany is the default country', () => {
    const withDefault = { ...link, defaultCountry: 'DE' } as const
    expect(resolveRoute(withDefault, readerIn(null), {}).retailer).toBe('kobo')
    expect(resolveRoute(link, readerIn(null), {}).retailer).toBe('amazon')
  })

  test('comes before the settings that turn Kobo off or exclude Amazon Germany', () => {
    const retailers = { ...link.retailers, off: ['kobo'] }
    const off = { ...link, retailers, excluded: ['de'] } as const
    expect(resolveRoute(off, readerIn('DE'), {}).retailer).toBe('kobo')
    expect(listRetailerRoutes(off, 'DE')[0]?.retailer.code).toBe('kobo')
    expect(listRetailerRoutes(off, 'AT').map(({ retailer }) => retailer.code)).not.toContain('kobo')
  })

  test('opens the page that the owner chose there, with the IDs of a Premium owner', () => {
    const pages = { 'bookshop-us': '9780143127741' as RetailerPage }
    const owner = {
      isPremium: true,
      tags: {},
      programs: { 'bookshop-us': { affiliateId: '4711' } },
    }
    const target = { kind: 'retailer', retailer: 'bookshop-us' } as const
    const own = withRules([{ countries: ['DE'], target }], {
      owner,
      retailers: { ...link.retailers, pages },
    })
    expect(findDestination(own, readerIn('DE'), {})).toMatchObject({
      url: 'https://bookshop.org/a/4711/9780143127741',
      tagOwner: 'owner',
    })
  })

  test('does not apply to a reader who asked for a format that is sold there', () => {
    const editions = [
      { format: 'kindle', identifier: KINDLE, notSoldIn: [] },
      { format: 'paperback', identifier: DUNE, notSoldIn: ['DE'] },
    ] as const
    const own = { ...link, editions }
    expect(findDestination(own, readerIn('DE'), {}, 'kindle').url).toBe(
      'https://www.amazon.de/dp/B00B7NPRY8',
    )
    expect(findDestination(own, readerIn('DE'), {}, 'paperback').retailer).toBe('kobo')
  })

  test('does not apply to a button for Amazon', () => {
    expect(resolveAmazonRoute(link, readerIn('DE'), {}).url).toBe(
      'https://www.amazon.de/dp/0441172717',
    )
    expect(findRuledRetailer(link, 'DE')?.retailer.code).toBe('kobo')
    expect(findRuledRetailer(link, 'AT')).toBeNull()
  })
})

describe('a rule to an edition', () => {
  const editions = [
    { format: 'paperback', identifier: DUNE, notSoldIn: ['FR'] },
    { format: 'kindle', identifier: KINDLE, notSoldIn: ['JP'] },
  ] as const
  const link = withRules(
    [{ countries: ['DE', 'JP'], target: { kind: 'edition', identifier: KINDLE } }],
    { editions, overrides: { de: GERMAN } },
  )

  test('sends readers to it at their own Amazon store, before overrides and order', () => {
    expect(resolveRoute(link, readerIn('DE'), {})).toMatchObject({
      url: 'https://www.amazon.de/dp/B00B7NPRY8',
      format: 'kindle',
      rule: 'edition',
    })
    expect(resolveRoute(link, readerIn('AT'), {}).url).toBe('https://www.amazon.de/dp/3453317173')
  })

  test('falls back where the edition is marked as not sold', () => {
    const route = resolveRoute(link, readerIn('JP'), {})
    expect(route.url).toBe('https://www.amazon.co.jp/dp/0441172717')
    expect(route.rule).toBeNull()
    expect(route.reasons).toContainEqual({
      code: 'rule-unavailable',
      country: 'JP',
      target: { kind: 'edition', identifier: 'B00B7NPRY8' },
    })
  })

  test('falls back after the edition was removed', () => {
    const removed = { ...link, editions: [], overrides: {} }
    expect(codesOf(removed, readerIn('DE'))).toContain('rule-unavailable')
    expect(resolveRoute(removed, readerIn('DE'), {}).url).toBe(
      'https://www.amazon.de/dp/0441172717',
    )
  })

  test("can name the link's own book, also without a list of editions", () => {
    const own = withRules([{ countries: ['DE'], target: { kind: 'edition', identifier: DUNE } }])
    expect(resolveRoute(own, readerIn('DE'), {}).rule).toBe('edition')
  })
})

describe('a rule to an Amazon store or to the page', () => {
  test('sends readers to that store, also if it is excluded', () => {
    const target = { kind: 'marketplace', marketplace: 'fr' } as const
    const link = withRules([{ countries: ['DE'], target }], { excluded: ['fr'] })
    expect(resolveRoute(link, readerIn('DE'), {}).url).toBe('https://www.amazon.fr/dp/0441172717')
    expect(codesOf(link, readerIn('DE'))).toEqual(['country-known', 'rule', 'product-page', 'tag'])
    const choice = { marketplace: 'de' } as const
    expect(resolveAmazonRoute(link, readerIn('DE'), {}, choice).marketplace).toBe('de')
  })

  test('names the store that comes first on the page', () => {
    const link = withRules([{ countries: ['DE'], target: { kind: 'page' } }])
    expect(resolveRoute(link, readerIn('DE'), {})).toMatchObject({
      rule: 'page',
      marketplace: 'de',
    })
    expect(codesOf(link, readerIn('DE'))).toContain('rule')
  })
})

test('a retailer without a page for the book leaves the default, with the reason', () => {
  const link = withRules([toKobo], { identifier: KINDLE })
  const route = resolveRoute(link, readerIn('DE'), {})
  expect(route).toMatchObject({ marketplace: 'de', rule: null })
  expect(route.reasons[1]).toEqual({
    code: 'rule-unavailable',
    country: 'DE',
    target: { kind: 'retailer', retailer: 'kobo' },
  })
})

describe('editions in several languages', () => {
  const editions = [
    { format: 'paperback', identifier: DUNE, notSoldIn: [], language: 'en' },
    { format: 'paperback', identifier: GERMAN, notSoldIn: ['CH'], language: 'de' },
    { format: 'kindle', identifier: KINDLE, notSoldIn: [] },
  ] as const
  const link = { ...plainLink(DUNE), editions, matchLanguage: true }
  const bookFor = (reader: ReaderContext, of: RoutableLink = link) => {
    const choice = chooseSeller(of, reader)
    return 'retailer' in choice ? null : choice.identifier
  }

  test('send readers to the edition in their best language', () => {
    expect(bookFor(readerIn('AT', 'de-at', 'en'))).toEqual(GERMAN)
    expect(bookFor(readerIn('AT', 'en-gb', 'de'))).toEqual(DUNE)
    expect(bookFor(readerIn('AT', 'fr', 'de'))).toEqual(GERMAN)
    expect(bookFor(readerIn(null, 'de'))).toEqual(GERMAN)
    expect(resolveRoute(link, readerIn('AT', 'de'), {}).reasons).toContainEqual({
      code: 'edition-language',
      format: 'paperback',
      language: 'de',
    })
  })

  test("keep the owner's order without a match, where it is not sold, or if not allowed", () => {
    expect(bookFor(readerIn('AT', 'ja'))).toEqual(DUNE)
    expect(bookFor(readerIn('AT'))).toEqual(DUNE)
    expect(bookFor(readerIn('CH', 'de-ch'))).toEqual(DUNE)
    expect(bookFor(readerIn('AT', 'de'), { ...link, matchLanguage: false })).toEqual(DUNE)
  })

  test('come after a rule and after a requested format', () => {
    const rule = { countries: ['AT'], target: { kind: 'edition', identifier: KINDLE } } as const
    expect(bookFor(readerIn('AT', 'de'), { ...link, rules: [rule] })).toEqual(KINDLE)
    const kindle = resolveAmazonRoute(link, readerIn('AT', 'de'), {}, { format: 'kindle' })
    expect(kindle.format).toBe('kindle')
  })
})

test('a rule for one country never changes the destination of another', () => {
  const anyCountry = fc.constantFrom(...countryCodes)
  fc.assert(
    fc.property(anyCountry, anyCountry, (ruled, other) => {
      fc.pre(ruled !== other)
      const link = withRules([
        { countries: [ruled], target: { kind: 'retailer', retailer: 'kobo' } },
      ])
      expect(resolveRoute(link, readerIn(other), {})).toEqual(
        resolveRoute(plainLink(DUNE), readerIn(other), {}),
      )
    }),
  )
})
