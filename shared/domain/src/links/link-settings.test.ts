import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AttributionTag } from '../affiliate/index.ts'
import { editionFormats } from '../books/index.ts'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { marketplaceCodes } from '../marketplaces/index.ts'
import { parseRetailerPage, type RetailerPage } from '../product-urls/index.ts'
import { bookFormats, retailers } from '../retailers/index.ts'
import { READER_RULES_MAX } from '../routing/index.ts'
import {
  accents,
  changeNeedsPremium,
  defaultLinkSettings,
  EDITIONS_MAX,
  formatLinkSettings,
  type LinkSettings,
  PAGE_NOTE_MAX_LENGTH,
  pageBlocks,
  pageLayouts,
  parseLinkSettings,
  toRoutableLink,
} from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier

const settings: LinkSettings = {
  mode: 'choose',
  rules: [
    { countries: ['AT', 'DE'], target: { kind: 'retailer', retailer: 'kobo' } },
    { countries: ['CH'], target: { kind: 'edition', identifier: book('B00ICH9SAC') } },
    { countries: ['JP'], target: { kind: 'marketplace', marketplace: 'us' } },
    { countries: ['FR'], target: { kind: 'page' } },
  ],
  defaultCountry: 'AT',
  editions: [
    { format: 'kindle', identifier: book('B00ICH9SAC'), notSoldIn: ['DE', 'JP'] },
    { format: 'paperback', identifier: book('9780143127741'), notSoldIn: [], language: 'en' },
  ],
  matchLanguage: true,
  attribution: { us: 'maas=maas_1&tag=maas' as AttributionTag },
  recordUtm: true,
  excluded: ['uk', 'pl'],
  overrides: { jp: book('9784894712058') },
  retailers: {
    order: ['kobo', 'bn'],
    off: ['bam'],
    pages: {
      kobo: parseRetailerPage('kobo', 'https://www.kobo.com/us/en/ebook/dune') as RetailerPage,
    },
  },
  look: {
    ...defaultLinkSettings.look,
    note: 'Signed copies at my events.',
    accent: 'teal',
    language: 'de',
    hidden: ['about'],
    newsletter: 'https://ada.example/join',
    date: { day: '2026-12-05', text: 'Reading in Graz' },
    layout: 'cover',
    button: 'first',
    formats: ['print'],
  },
}

const stored = {
  mode: 'choose',
  defaultCountry: 'AT',
  editions: [
    { format: 'kindle', identifier: 'B00ICH9SAC', notSoldIn: ['DE', 'JP'] },
    { format: 'paperback', identifier: '9780143127741', notSoldIn: [], language: 'en' },
  ],
  excluded: ['uk', 'pl'],
  overrides: { jp: '9784894712058' },
  retailers: {
    order: ['kobo', 'bn'],
    off: ['bam'],
    pages: { kobo: 'https://www.kobo.com/us/en/ebook/dune' },
  },
  look: {
    note: 'Signed copies at my events.',
    accent: 'teal',
    language: 'de',
    hidden: ['about'],
    newsletter: 'https://ada.example/join',
    date: { day: '2026-12-05', text: 'Reading in Graz' },
    layout: 'cover',
    button: 'first',
    formats: ['print'],
  },
  rules: [
    { countries: ['AT', 'DE'], target: { kind: 'retailer', retailer: 'kobo' } },
    { countries: ['CH'], target: { kind: 'edition', identifier: 'B00ICH9SAC' } },
    { countries: ['JP'], target: { kind: 'marketplace', marketplace: 'us' } },
    { countries: ['FR'], target: { kind: 'page' } },
  ],
  matchLanguage: true,
  attribution: { us: 'maas=maas_1&tag=maas' },
  recordUtm: true,
}

describe('settings', () => {
  test('are stored with books as keys, and parsed to the same settings', () => {
    expect(JSON.parse(formatLinkSettings(settings))).toEqual(stored)
    expect(parseLinkSettings(formatLinkSettings(settings))).toEqual(settings)
    expect(parseLinkSettings(formatLinkSettings(defaultLinkSettings))).toEqual(defaultLinkSettings)
  })

  test('that are equal become equal texts, in any order', () => {
    const turned = JSON.stringify({
      ...stored,
      excluded: ['pl', 'uk', 'pl'],
      editions: [
        { notSoldIn: ['JP', 'DE', 'DE'], identifier: 'B00ICH9SAC', format: 'kindle' },
        { language: 'en', format: 'paperback', identifier: '0143127748', notSoldIn: [] },
      ],
      rules: stored.rules.map(({ countries, target }) => ({
        target,
        countries: [...countries, ...countries].toReversed(),
      })),
    })
    expect(formatLinkSettings(parseLinkSettings(turned))).toBe(formatLinkSettings(settings))
  })

  test('become part of the routable link, except mode, look, and campaigns', () => {
    const owner = { isPremium: true, tags: {} }
    const link = toRoutableLink(book('B00ICH9SAC'), owner, settings)
    const { mode: _mode, look: _look, recordUtm: _recordUtm, ...decided } = settings
    const facts = { identifier: book('B00ICH9SAC'), owner, channel: 'web' }
    expect(link).toEqual({ ...facts, ...decided })
  })

  test.each([null, { isPremium: false, tags: {} }])(
    'have rules and attribution tags only while the owner has Premium, unlike %j',
    (owner) => {
      const link = toRoutableLink(book('B00ICH9SAC'), owner, settings)
      expect(link).toMatchObject({ rules: [], attribution: {} })
    },
  )

  test('without rules and language matching have the text of older servers', () => {
    expect(formatLinkSettings(defaultLinkSettings)).toBe(
      '{"mode":"instant","defaultCountry":null,"editions":[],"excluded":[],"overrides":{},"retailers":{"order":[],"off":[],"pages":{}},"look":{"note":"","accent":null,"formats":["print","ebook","audio"]}}',
    )
  })
})

describe('parseLinkSettings uses the default for', () => {
  test.each(['', '{', 'null', '[]', '7', '"choose"', 'true', '{}', '[{"mode":"choose"}]'])(
    'all settings in %j',
    (json) => {
      expect(parseLinkSettings(json)).toEqual(defaultLinkSettings)
    },
  )

  test.each<[string, object]>([
    ['mode', { mode: 'auto' }],
    ['country', { defaultCountry: 'uk' }],
    ['country', { defaultCountry: 'constructor' }],
    ['excluded marketplace', { excluded: ['amazon.de', '__proto__', null, ['de']] }],
    ['excluded marketplaces', { excluded: 'de' }],
    ['edition without a book', { editions: [{ format: 'kindle', notSoldIn: [] }] }],
    ['book of an edition', { editions: [{ format: 'kindle', identifier: '9780143127742' }] }],
    ['format of an edition', { editions: [{ format: 'ebook', identifier: 'B00ICH9SAC' }] }],
    ['edition with a URL', { editions: [{ format: 'kindle', identifier: 'https://x.test' }] }],
    ['editions', { editions: { 0: stored.editions[0] } }],
    [
      'marketplace of an override',
      { overrides: { xx: '9780143127741', toString: '9780143127741' } },
    ],
    ['book of an override', { overrides: { de: 'https://evil.test', jp: 7 } }],
    ['retailer', { retailers: { order: ['amazon', 'evil', '__proto__'], off: [null, 7] } }],
    [
      'page at another retailer',
      { retailers: { pages: { kobo: 'https://www.waterstones.com/book/9780143127741' } } },
    ],
    [
      'page at an unknown site',
      { retailers: { pages: { kobo: 'https://evil.test/us/en/ebook/dune' } } },
    ],
    ['page with a script', { retailers: { pages: { kobo: 'javascript:alert(1)' } } }],
    ['rules', { rules: { 0: stored.rules[0] } }],
    ['rule without countries', { rules: [{ countries: [], target: { kind: 'page' } }] }],
    ['country of a rule', { rules: [{ countries: ['XX', 7, null], target: { kind: 'page' } }] }],
    ['target of a rule', { rules: [{ countries: ['DE'], target: { kind: 'url', url: '//x' } }] }],
    ['target of a rule', { rules: [{ countries: ['DE'], target: 'page' }] }],
    [
      'retailer of a rule',
      { rules: [{ countries: ['DE'], target: { kind: 'retailer', retailer: '__proto__' } }] },
    ],
    [
      'closed retailer of a rule',
      { rules: [{ countries: ['DE'], target: { kind: 'retailer', retailer: 'wordery' } }] },
    ],
    [
      'marketplace of a rule',
      { rules: [{ countries: ['DE'], target: { kind: 'marketplace', marketplace: 'xx' } }] },
    ],
    [
      'edition of a rule',
      { rules: [{ countries: ['DE'], target: { kind: 'edition', identifier: '9780143127742' } }] },
    ],
    ['language matching', { matchLanguage: 'true' }],
    ['use of utm_ parameters', { recordUtm: 'true' }],
    ['look', { look: { note: ['x'], accent: 'red', formats: 'print' } }],
    ['accent', { look: { accent: '#000;background:url(//evil.test)' } }],
    ['layout', { look: { layout: 'constructor' } }],
    ['newsletter', { look: { newsletter: 'javascript:alert(1)' } }],
    ['date', { look: { date: { day: '2026-02-30', text: 'Never' } } }],
    ['order', { look: { order: ['script'], hidden: 'about' } }],
    ['button', { look: { button: 'bookdepository' } }],
  ])('invalid %s: %j', (_what, value) => {
    expect(parseLinkSettings(JSON.stringify(value))).toEqual(defaultLinkSettings)
  })

  test('S5 values under __proto__', () => {
    const json = `{"__proto__": ${JSON.stringify(stored)},
      "overrides": {"__proto__": {"de": "9780143127741"}},
      "retailers": {"pages": {"__proto__": {"kobo": "9780143127741"}}, "__proto__": {"off": ["bam"]}},
      "look": {"__proto__": {"accent": "teal"}}}`
    expect(parseLinkSettings(json)).toEqual(defaultLinkSettings)
    expect(({} as { mode?: unknown }).mode).toBeUndefined()
  })
})

describe('parseLinkSettings keeps', () => {
  test('the cleaned URL of a page', () => {
    const pages = { kobo: 'http://www.kobo.com/us/en/ebook/dune?utm_source=x#y' }
    expect(parseLinkSettings(JSON.stringify({ retailers: { pages } })).retailers.pages).toEqual({
      kobo: 'https://www.kobo.com/us/en/ebook/dune',
    })
  })

  test('each edition once, and at most EDITIONS_MAX', () => {
    const edition = { format: 'kindle', identifier: 'B00ICH9SAC', notSoldIn: ['JP'] }
    const twice = [edition, { format: 'paperback', identifier: 'B00ICH9SAC', notSoldIn: [] }]
    expect(parseLinkSettings(JSON.stringify({ editions: twice })).editions).toEqual([
      { format: 'kindle', identifier: book('B00ICH9SAC'), notSoldIn: ['JP'] },
    ])
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...edition,
      identifier: `B00ICH9S${String(index).padStart(2, '0')}`,
    }))
    expect(parseLinkSettings(JSON.stringify({ editions: many })).editions).toHaveLength(
      EDITIONS_MAX,
    )
  })

  test('a country in its first rule only, and at most READER_RULES_MAX rules', () => {
    const target = { kind: 'page' } as const
    const twice = [
      { countries: ['DE', 'AT'], target: { kind: 'retailer', retailer: 'kobo' } },
      { countries: ['AT', 'CH'], target },
      { countries: ['DE'], target },
    ]
    expect(parseLinkSettings(JSON.stringify({ rules: twice })).rules).toEqual([
      { countries: ['AT', 'DE'], target: { kind: 'retailer', retailer: 'kobo' } },
      { countries: ['CH'], target },
    ])
    const many = countryCodes.map((code) => ({ countries: [code], target }))
    expect(parseLinkSettings(JSON.stringify({ rules: many })).rules).toHaveLength(READER_RULES_MAX)
  })

  test('an edition without its language if that is unknown', () => {
    const edition = { format: 'kindle', identifier: 'B00ICH9SAC', notSoldIn: [] }
    const languages = ['xx', 'constructor', 7, null]
    for (const language of languages) {
      const json = JSON.stringify({ editions: [{ ...edition, language }] })
      expect(parseLinkSettings(json).editions).toEqual([
        { format: 'kindle', identifier: book('B00ICH9SAC'), notSoldIn: [] },
      ])
    }
  })

  test('the beginning of a long note, and an empty list of formats', () => {
    const look = { note: 'x'.repeat(5000), formats: [] }
    const parsed = parseLinkSettings(JSON.stringify({ look })).look
    expect(parsed.note).toHaveLength(PAGE_NOTE_MAX_LENGTH)
    expect(parsed.formats).toEqual([])
  })
})

describe('for any text', () => {
  const anyKey = fc.constantFrom('B00ICH9SAC', '9780143127741', '080442957X', '9798886451740', 'x')
  const anyCountry = fc.constantFrom(...countryCodes)
  const anyMarketplace = fc.oneof(fc.constantFrom(...marketplaceCodes), fc.constant('__proto__'))
  const anyRetailer = fc.oneof(
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
      excluded: fc.array(anyMarketplace),
      overrides: fc.dictionary(anyMarketplace, anyKey),
      retailers: fc.record({
        order: fc.array(anyRetailer),
        off: fc.array(anyRetailer),
        pages: fc.dictionary(anyRetailer, anyPage),
      }),
      look: fc.record({
        note: fc.string({ unit: 'binary', maxLength: 300 }),
        accent: fc.constantFrom(...Object.keys(accents), 'x'),
        language: fc.constantFrom('de', 'x'),
        order: fc.array(fc.constantFrom(...pageBlocks, 'x')),
        hidden: fc.array(fc.constantFrom(...pageBlocks, 'x')),
        newsletter: fc.oneof(fc.webUrl(), fc.string()),
        date: fc.record({ day: fc.constantFrom('2026-12-05', '2026'), text: fc.string() }),
        layout: fc.constantFrom(...pageLayouts, 'x'),
        button: fc.oneof(anyRetailer, fc.constantFrom('amazon', 'first', 'x')),
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

  test('S1 nothing throws, and the result is the same after storing and parsing it again', () => {
    fc.assert(
      fc.property(anyJson, (json) => {
        const read = parseLinkSettings(json)
        const text = formatLinkSettings(read)
        expect(parseLinkSettings(text)).toEqual(read)
        expect(formatLinkSettings(parseLinkSettings(text))).toBe(text)
        for (const [code, page] of Object.entries(read.retailers.pages)) {
          expect(parseRetailerPage(code, page ?? '')).toBe(page)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('changeNeedsPremium', () => {
  const kdp = book('B0CRQLM5V7')
  const own = (format: 'kindle' | 'hardcover') => [
    { format, identifier: kdp, notSoldIn: [] } as const,
  ]
  const change = (before: Partial<LinkSettings>, after: Partial<LinkSettings>) =>
    changeNeedsPremium(
      kdp,
      { ...defaultLinkSettings, ...before },
      { ...defaultLinkSettings, ...after },
    )

  test.each<[string, Partial<LinkSettings>, Partial<LinkSettings>]>([
    ['nothing', {}, {}],
    ['the mode', {}, { mode: 'choose' }],
    ['the use of utm_ parameters', {}, { recordUtm: true }],
    ['a first format', {}, { editions: own('hardcover') }],
    ['another format', { editions: own('kindle') }, { editions: own('hardcover') }],
    ['the format, removed', { editions: own('kindle') }, {}],
  ])('is false for %s', (_what, before, after) => {
    expect(change(before, after)).toBe(false)
  })

  test.each<[string, Partial<LinkSettings>, Partial<LinkSettings>]>([
    ['a store', {}, { excluded: ['de'] }],
    ['an Attribution tag', {}, { attribution: settings.attribution }],
    ['a rule', {}, { rules: [{ countries: ['DE'], target: { kind: 'page' } }] }],
    ['a second edition', { editions: own('kindle') }, { editions: settings.editions }],
    [
      'a country without it',
      {},
      { editions: [{ format: 'kindle', identifier: kdp, notSoldIn: ['JP'] }] },
    ],
  ])('is true for %s', (_what, before, after) => {
    expect(change(before, after)).toBe(true)
  })
})
