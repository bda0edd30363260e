import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editionFormats } from '../books/index.ts'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { marketplaceCodes } from '../marketplaces/index.ts'
import { parseShopPage, type ShopPage } from '../product-urls/index.ts'
import { bookFormats, retailers } from '../retailers/index.ts'
import {
  accents,
  defaultLinkSettings,
  EDITIONS_MAX,
  formatLinkSettings,
  type LinkSettings,
  PAGE_NOTE_MAX_LENGTH,
  parseLinkSettings,
  toRoutableLink,
} from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier

const settings: LinkSettings = {
  mode: 'choose',
  defaultCountry: 'AT',
  editions: [
    { format: 'kindle', identifier: book('B00ICH9SAC'), notSoldIn: ['DE', 'JP'] },
    { format: 'paperback', identifier: book('9780143127741'), notSoldIn: [] },
  ],
  excluded: ['uk', 'pl'],
  overrides: { jp: book('9784894712058') },
  shops: {
    order: ['kobo', 'bn'],
    off: ['bam'],
    pages: { kobo: parseShopPage('kobo', 'https://www.kobo.com/us/en/ebook/dune') as ShopPage },
  },
  look: { note: 'Signed copies at my events.', accent: 'teal', formats: ['print'] },
}

const stored = {
  mode: 'choose',
  defaultCountry: 'AT',
  editions: [
    { format: 'kindle', identifier: 'B00ICH9SAC', notSoldIn: ['DE', 'JP'] },
    { format: 'paperback', identifier: '9780143127741', notSoldIn: [] },
  ],
  excluded: ['uk', 'pl'],
  overrides: { jp: '9784894712058' },
  shops: {
    order: ['kobo', 'bn'],
    off: ['bam'],
    pages: { kobo: 'https://www.kobo.com/us/en/ebook/dune' },
  },
  look: { note: 'Signed copies at my events.', accent: 'teal', formats: ['print'] },
}

describe('settings', () => {
  test('are stored with books by their keys, and read back as they were', () => {
    expect(JSON.parse(formatLinkSettings(settings))).toEqual(stored)
    expect(parseLinkSettings(formatLinkSettings(settings))).toEqual(settings)
    expect(parseLinkSettings(formatLinkSettings(defaultLinkSettings))).toEqual(defaultLinkSettings)
  })

  test('that are equal are equal texts, in whatever order they were given', () => {
    const turned = JSON.stringify({
      ...stored,
      excluded: ['pl', 'uk', 'pl'],
      editions: [
        { notSoldIn: ['JP', 'DE', 'DE'], identifier: 'B00ICH9SAC', format: 'kindle' },
        { format: 'paperback', identifier: '0143127748', notSoldIn: [] },
      ],
    })
    expect(formatLinkSettings(parseLinkSettings(turned))).toBe(formatLinkSettings(settings))
  })

  test('become part of a link, but for its mode and look', () => {
    const link = toRoutableLink(book('B00ICH9SAC'), null, settings)
    const { mode: _mode, look: _look, ...decided } = settings
    expect(link).toEqual({ identifier: book('B00ICH9SAC'), owner: null, ...decided })
  })
})

describe('parseLinkSettings leaves at its default', () => {
  test.each(['', '{', 'null', '[]', '7', '"choose"', 'true', '{}', '[{"mode":"choose"}]'])(
    'everything of %j',
    (json) => {
      expect(parseLinkSettings(json)).toEqual(defaultLinkSettings)
    },
  )

  test.each<[string, object]>([
    ['a mode', { mode: 'auto' }],
    ['a country', { defaultCountry: 'uk' }],
    ['a country', { defaultCountry: 'constructor' }],
    ['a store', { excluded: ['amazon.de', '__proto__', null, ['de']] }],
    ['stores', { excluded: 'de' }],
    ['an edition without a book', { editions: [{ format: 'kindle', notSoldIn: [] }] }],
    ['an edition of no book', { editions: [{ format: 'kindle', identifier: '9780143127742' }] }],
    ['an edition of no format', { editions: [{ format: 'ebook', identifier: 'B00ICH9SAC' }] }],
    [
      'an address as an edition',
      { editions: [{ format: 'kindle', identifier: 'https://x.test' }] },
    ],
    ['editions', { editions: { 0: stored.editions[0] } }],
    ['an override of no store', { overrides: { xx: '9780143127741', toString: '9780143127741' } }],
    ['an override of no book', { overrides: { de: 'https://evil.test', jp: 7 } }],
    ['a shop', { shops: { order: ['amazon', 'evil', '__proto__'], off: [null, 7] } }],
    [
      "another shop's page",
      { shops: { pages: { kobo: 'https://www.waterstones.com/book/9780143127741' } } },
    ],
    ["nobody's page", { shops: { pages: { kobo: 'https://evil.test/us/en/ebook/dune' } } }],
    ['a script as a page', { shops: { pages: { kobo: 'javascript:alert(1)' } } }],
    ['a look', { look: { note: ['x'], accent: 'red', formats: 'print' } }],
    ['an accent', { look: { accent: '#000;background:url(//evil.test)' } }],
  ])('%s that is none: %j', (_what, value) => {
    expect(parseLinkSettings(JSON.stringify(value))).toEqual(defaultLinkSettings)
  })

  test('S5 what is hidden under __proto__', () => {
    const json = `{"__proto__": ${JSON.stringify(stored)},
      "overrides": {"__proto__": {"de": "9780143127741"}},
      "shops": {"pages": {"__proto__": {"kobo": "9780143127741"}}, "__proto__": {"off": ["bam"]}},
      "look": {"__proto__": {"accent": "teal"}}}`
    expect(parseLinkSettings(json)).toEqual(defaultLinkSettings)
    expect(({} as { mode?: unknown }).mode).toBeUndefined()
  })
})

describe('parseLinkSettings keeps', () => {
  test('of a page its cleaned address', () => {
    const pages = { kobo: 'http://www.kobo.com/us/en/ebook/dune?utm_source=x#y' }
    expect(parseLinkSettings(JSON.stringify({ shops: { pages } })).shops.pages).toEqual({
      kobo: 'https://www.kobo.com/us/en/ebook/dune',
    })
  })

  test('each book of a ladder once, and no more than a ladder may have', () => {
    const rung = { format: 'kindle', identifier: 'B00ICH9SAC', notSoldIn: ['JP'] }
    const twice = [rung, { format: 'paperback', identifier: 'B00ICH9SAC', notSoldIn: [] }]
    expect(parseLinkSettings(JSON.stringify({ editions: twice })).editions).toEqual([
      { format: 'kindle', identifier: book('B00ICH9SAC'), notSoldIn: ['JP'] },
    ])
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...rung,
      identifier: `B00ICH9S${String(index).padStart(2, '0')}`,
    }))
    expect(parseLinkSettings(JSON.stringify({ editions: many })).editions).toHaveLength(
      EDITIONS_MAX,
    )
  })

  test('of a note what fits, and no formats where none are shown', () => {
    const look = { note: 'x'.repeat(5000), formats: [] }
    const parsed = parseLinkSettings(JSON.stringify({ look })).look
    expect(parsed.note).toHaveLength(PAGE_NOTE_MAX_LENGTH)
    expect(parsed.formats).toEqual([])
  })
})

describe('for any text', () => {
  const anyKey = fc.constantFrom('B00ICH9SAC', '9780143127741', '080442957X', '9798886451740', 'x')
  const anyCountry = fc.constantFrom(...countryCodes)
  const anyStore = fc.oneof(fc.constantFrom(...marketplaceCodes), fc.constant('__proto__'))
  const anyShop = fc.oneof(
    fc.constantFrom(...retailers).map(({ code }) => code),
    fc.constantFrom('__proto__', 'constructor', 'amazon'),
  )
  const anyPage = fc.constantFrom(
    ...['9780143127741', 'https://www.kobo.com/us/en/ebook/dune?x=1', 'https://evil.test'],
    ...['https://www.waterstones.com/book/9780143127741', 'https://bookshop.org/a/1/9780143127741'],
  )
  const nearly = fc.record(
    {
      mode: fc.constantFrom('choose', 'instant', 'x'),
      defaultCountry: fc.option(anyCountry),
      editions: fc.array(
        fc.record({
          format: fc.constantFrom(...editionFormats, 'x'),
          identifier: anyKey,
          notSoldIn: fc.array(anyCountry, { maxLength: 4 }),
        }),
        { maxLength: 10 },
      ),
      excluded: fc.array(anyStore),
      overrides: fc.dictionary(anyStore, anyKey),
      shops: fc.record({
        order: fc.array(anyShop),
        off: fc.array(anyShop),
        pages: fc.dictionary(anyShop, anyPage),
      }),
      look: fc.record({
        note: fc.string({ unit: 'binary', maxLength: 300 }),
        accent: fc.constantFrom(...Object.keys(accents), 'x'),
        formats: fc.array(fc.constantFrom(...bookFormats, 'x')),
      }),
    },
    { requiredKeys: [] },
  )
  const anyJson = fc.oneof(
    nearly.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string(),
  )

  test('S1 it is read without a throw, and what was read is stored and read as the same', () => {
    fc.assert(
      fc.property(anyJson, (json) => {
        const read = parseLinkSettings(json)
        const text = formatLinkSettings(read)
        expect(parseLinkSettings(text)).toEqual(read)
        expect(formatLinkSettings(parseLinkSettings(text))).toBe(text)
        for (const [code, page] of Object.entries(read.shops.pages)) {
          expect(parseShopPage(code, page ?? '')).toBe(page)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
