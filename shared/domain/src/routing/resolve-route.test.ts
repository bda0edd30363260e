import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRules } from '../../fixtures/arbitrary-rules.ts'
import { type AffiliateTags, parseAffiliateTag } from '../affiliate/index.ts'
import { editionFormats } from '../books/index.ts'
import { type CountryCode, countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { marketplaceCodes, marketplaceHost, marketplaces } from '../marketplaces/index.ts'
import { findActiveRetailer, type Retailer, retailerHosts } from '../retailers/index.ts'
import {
  noRetailerPreferences,
  plainLink,
  type ReaderContext,
  type RoutableLink,
  resolveAmazonRoute,
  resolveRoute,
} from './index.ts'

function book(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`not a book: ${text}`)
  return identifier
}

function tags(entries: Record<string, string>): AffiliateTags {
  return Object.fromEntries(
    Object.entries(entries).map(([marketplace, text]) => [marketplace, parseAffiliateTag(text)]),
  )
}

function readerFrom(country: CountryCode | null, ...languages: string[]): ReaderContext {
  return { country, countrySource: country ? 'ip' : 'none', languages }
}

const print = plainLink(book('9780143127741'))
const kindle = plainLink(book('B00ICH9SAC'))

describe('resolveRoute sends a print book', () => {
  test.each<[CountryCode | null, string[], string]>([
    ['US', ['en-us'], 'https://www.amazon.com/dp/0143127748'],
    ['GB', ['en-gb'], 'https://www.amazon.co.uk/dp/0143127748'],
    ['CA', ['fr-ca'], 'https://www.amazon.ca/dp/0143127748'],
    ['DE', ['de'], 'https://www.amazon.de/dp/0143127748'],
    ['AT', ['de-at'], 'https://www.amazon.de/dp/0143127748'],
    ['CH', ['de-ch'], 'https://www.amazon.de/dp/0143127748'],
    ['CH', ['fr-ch', 'de'], 'https://www.amazon.fr/dp/0143127748'],
    ['CH', ['it-ch'], 'https://www.amazon.it/dp/0143127748'],
    ['CH', ['en', 'it'], 'https://www.amazon.it/dp/0143127748'],
    ['CH', ['en'], 'https://www.amazon.de/dp/0143127748'],
    ['LU', ['fr'], 'https://www.amazon.fr/dp/0143127748'],
    ['FR', ['fr'], 'https://www.amazon.fr/dp/0143127748'],
    ['ES', ['es'], 'https://www.amazon.es/dp/0143127748'],
    ['IT', ['it'], 'https://www.amazon.it/dp/0143127748'],
    ['JP', ['ja'], 'https://www.amazon.co.jp/dp/0143127748'],
    ['IN', ['hi'], 'https://www.amazon.in/dp/0143127748'],
    ['BR', ['pt-br'], 'https://www.amazon.com.br/dp/0143127748'],
    ['MX', ['es-mx'], 'https://www.amazon.com.mx/dp/0143127748'],
    ['AU', ['en-au'], 'https://www.amazon.com.au/dp/0143127748'],
    ['NZ', ['en-nz'], 'https://www.amazon.com.au/dp/0143127748'],
    ['IE', ['en-ie'], 'https://www.amazon.ie/dp/0143127748'],
    ['NL', ['nl'], 'https://www.amazon.nl/dp/0143127748'],
    ['BE', ['nl-be'], 'https://www.amazon.com.be/dp/0143127748'],
    // A language changes nothing in a country with its own marketplace or outside shared
    // territories.
    ['DE', ['fr'], 'https://www.amazon.de/dp/0143127748'],
    ['AR', ['es'], 'https://www.amazon.com/dp/0143127748'],
    [null, [], 'https://www.amazon.com/dp/0143127748'],
  ])('from %s speaking %j to %s', (country, languages, url) => {
    expect(resolveRoute(print, readerFrom(country, ...languages), {}).url).toBe(url)
  })
})

test('the reason for a marketplace says “own” exactly in its own country', () => {
  for (const country of countryCodes) {
    const { marketplace, reasons } = resolveRoute(print, readerFrom(country), {})
    const isOwn = marketplaces.some((own) => own.code === marketplace && own.country === country)
    const reason = reasons.find(({ code }) => code === 'country-marketplace')
    expect([country, reason && 'rule' in reason && reason.rule === 'own']).toEqual([country, isOwn])
  }
})

describe('resolveRoute sends a Kindle book', () => {
  test.each<[CountryCode, string[], string]>([
    ['IE', ['en'], 'https://www.amazon.co.uk/dp/B00ICH9SAC'],
    ['BE', ['fr'], 'https://www.amazon.fr/dp/B00ICH9SAC'],
    ['BE', ['nl'], 'https://www.amazon.nl/dp/B00ICH9SAC'],
    ['PL', ['pl'], 'https://www.amazon.com/dp/B00ICH9SAC'],
    ['CH', ['fr'], 'https://www.amazon.fr/dp/B00ICH9SAC'],
    ['AT', ['de'], 'https://www.amazon.de/dp/B00ICH9SAC'],
  ])('from %s speaking %j to %s', (country, languages, url) => {
    expect(resolveRoute(kindle, readerFrom(country, ...languages), {}).url).toBe(url)
  })
})

test('an ISBN that begins with 979 has no product page, so the book search opens', () => {
  const route = resolveRoute(
    plainLink(book('9798886451740')),
    readerFrom('DE'),
    tags({ de: 'x-21' }),
  )
  expect(route.url).toBe('https://www.amazon.de/s?k=9798886451740&i=stripbooks&tag=x-21')
  expect(route.reasons).toContainEqual({ code: 'search-page' })
})

test('returns every step of the decision as a reason', () => {
  const route = resolveRoute(print, readerFrom('CH', 'fr-ch'), tags({ fr: 'service-21' }))
  expect(route).toEqual({
    url: 'https://www.amazon.fr/dp/0143127748?tag=service-21',
    retailer: 'amazon',
    marketplace: 'fr',
    tag: 'service-21',
    tagOwner: 'service',
    country: 'CH',
    format: null,
    isSold: true,
    rule: null,
    reasons: [
      { code: 'country-known', source: 'ip', country: 'CH' },
      { code: 'country-marketplace', country: 'CH', rule: 'kindle', marketplace: 'de' },
      { code: 'language-marketplace', language: 'fr', marketplace: 'fr' },
      { code: 'product-page' },
      { code: 'tag', owner: 'service' },
    ],
  })
})

describe("the owner's settings", () => {
  const owner = { isPremium: true, tags: tags({ de: 'ada-21', uk: 'ada-uk-21' }) }

  test("a Premium owner's tag is on the link", () => {
    const link = plainLink(book('9780143127741'), owner)
    expect(resolveRoute(link, readerFrom('DE'), {}).url).toBe(
      'https://www.amazon.de/dp/0143127748?tag=ada-21',
    )
  })

  test("the link of an owner whose Premium ended still works, with the service's tag", () => {
    const link = plainLink(book('9780143127741'), { ...owner, isPremium: false })
    expect(resolveRoute(link, readerFrom('DE'), tags({ de: 'service-21' })).url).toBe(
      'https://www.amazon.de/dp/0143127748?tag=service-21',
    )
  })

  test('an excluded marketplace is skipped for the next one', () => {
    const link: RoutableLink = { ...print, excluded: ['ie'] }
    const route = resolveRoute(link, readerFrom('IE'), {})
    expect(route.marketplace).toBe('de')
    expect(route.reasons).toContainEqual({
      code: 'marketplace-excluded',
      excluded: 'ie',
      marketplace: 'de',
    })
  })

  test('R16 if every marketplace is excluded, the best one still applies', () => {
    const link: RoutableLink = { ...print, excluded: marketplaceCodes }
    expect(resolveRoute(link, readerFrom('DE'), {}).url).toBe('https://www.amazon.de/dp/0143127748')
    expect(resolveRoute(link, readerFrom(null), {}).url).toBe(
      'https://www.amazon.com/dp/0143127748',
    )
  })

  test('without a country, the next core marketplace replaces an excluded default', () => {
    expect(resolveRoute({ ...print, excluded: ['us'] }, readerFrom(null), {}).marketplace).toBe(
      'uk',
    )
  })

  test("readers of unknown country get the link's default country", () => {
    const route = resolveRoute({ ...print, defaultCountry: 'AT' }, readerFrom(null), {})
    expect(route.marketplace).toBe('de')
    expect(route.reasons.slice(0, 2)).toEqual([
      { code: 'country-unknown' },
      { code: 'link-default-country', country: 'AT' },
    ])
  })

  test('an override replaces the edition in one marketplace', () => {
    const link: RoutableLink = { ...print, overrides: { jp: book('B00ICH9SAC') } }
    expect(resolveRoute(link, readerFrom('JP'), {}).url).toBe(
      'https://www.amazon.co.jp/dp/B00ICH9SAC',
    )
    expect(resolveRoute(link, readerFrom('US'), {}).url).toBe(
      'https://www.amazon.com/dp/0143127748',
    )
  })
})

describe('for every link and every reader', () => {
  const anyBook = fc.constantFrom(
    ...['9780143127741', '9798886451740', 'B00ICH9SAC', '080442957X'].map(book),
  )
  const anyTags = fc
    .dictionary(fc.constantFrom(...marketplaceCodes), fc.stringMatching(/^[a-z]{1,8}-2[0-2]$/))
    .map(tags)
  const anyReader: fc.Arbitrary<ReaderContext> = fc.record({
    country: fc.option(fc.constantFrom(...countryCodes)),
    countrySource: fc.constantFrom('query', 'edge', 'ip', 'language', 'none'),
    languages: fc.array(fc.constantFrom('de', 'fr-ch', 'it', 'en', 'nl', 'ja', 'xx'), {
      maxLength: 3,
    }),
  })
  const anyEdition = fc.record(
    {
      format: fc.constantFrom(...editionFormats),
      identifier: anyBook,
      notSoldIn: fc.uniqueArray(fc.constantFrom(...countryCodes)),
      language: fc.constantFrom('de', 'en', 'fr'),
    },
    { requiredKeys: ['format', 'identifier', 'notSoldIn'] },
  )
  const anyLink: fc.Arbitrary<RoutableLink> = fc.record({
    identifier: anyBook,
    owner: fc.option(fc.record({ isPremium: fc.boolean(), tags: anyTags })),
    rules: anyRules(anyBook),
    matchLanguage: fc.boolean(),
    defaultCountry: fc.option(fc.constantFrom(...countryCodes)),
    excluded: fc.uniqueArray(fc.constantFrom(...marketplaceCodes)),
    overrides: fc.dictionary(fc.constantFrom(...marketplaceCodes), anyBook),
    editions: fc.array(anyEdition, { maxLength: 3 }),
    retailers: fc.constant(noRetailerPreferences),
  })
  const hosts = new Set(marketplaces.map(({ code }) => marketplaceHost(code)))
  const listHosts = (retailer: string) =>
    retailer === 'amazon' ? hosts : new Set(retailerHosts(findActiveRetailer(retailer) as Retailer))

  test('S1 the host is in the tables, over https, without user or port', () => {
    fc.assert(
      fc.property(anyLink, anyReader, anyTags, (link, reader, defaults) => {
        const route = resolveRoute(link, reader, defaults)
        const url = new URL(route.url)
        expect(listHosts(route.retailer)).toContain(url.host)
        expect([url.protocol, url.username, url.password, url.port]).toEqual(['https:', '', '', ''])
      }),
    )
  })

  test("S2 the tag is the Premium owner's for that marketplace, the service's, or none", () => {
    fc.assert(
      fc.property(anyLink, anyReader, anyTags, (link, reader, defaults) => {
        const { url, marketplace, tag } = resolveAmazonRoute(link, reader, defaults)
        const own = link.owner?.isPremium ? link.owner.tags[marketplace] : undefined
        const service = defaults[marketplace] ?? (marketplace === 'au' ? defaults.us : undefined)
        expect(tag).toBe(own ?? service ?? null)
        expect(new URL(url).searchParams.get('tag')).toBe(tag)
      }),
    )
  })

  test('R16 an excluded marketplace is never chosen if another is left', () => {
    fc.assert(
      fc.property(anyLink, anyReader, (link, reader) => {
        const { marketplace, reasons } = resolveAmazonRoute(link, reader, {})
        const replaced = reasons.some(({ code }) => code === 'marketplace-excluded')
        if (replaced) expect(link.excluded).not.toContain(marketplace)
      }),
    )
  })
})
