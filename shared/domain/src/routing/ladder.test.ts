import { describe, expect, test } from 'vitest'
import type { Edition, EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { plainLink, type RoutableLink, resolveRoute } from './index.ts'

function book(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`not a book: ${text}`)
  return identifier
}

function rung(format: EditionFormat, key: string, ...notSoldIn: CountryCode[]): Edition {
  return { format, identifier: book(key), notSoldIn }
}

const kindle = rung('kindle', 'B00ICH9SAC', 'JP', 'DE')
const paperback = rung('paperback', '9780143127741', 'DE')
const link: RoutableLink = { ...plainLink(kindle.identifier), editions: [kindle, paperback] }

function routeOf(
  from: RoutableLink,
  country: CountryCode | null,
  asked: EditionFormat | null = null,
) {
  const reader = { country, countrySource: country ? 'ip' : 'none', languages: [] } as const
  const { url, format, isSold, reasons } = resolveRoute(from, reader, {}, asked)
  return { url, format, isSold, reasons: reasons.slice(1, -1) }
}

describe('a ladder leads a reader', () => {
  test('to its first edition where that is sold', () => {
    expect(routeOf(link, 'US')).toEqual({
      url: 'https://www.amazon.com/dp/B00ICH9SAC',
      format: 'kindle',
      isSold: true,
      reasons: [
        { code: 'edition', format: 'kindle' },
        { code: 'kindle-store', marketplace: 'us' },
        { code: 'product-page' },
      ],
    })
  })

  test('to the next where the first is marked', () => {
    expect(routeOf(link, 'JP')).toEqual({
      url: 'https://www.amazon.co.jp/dp/0143127748',
      format: 'paperback',
      isSold: true,
      reasons: [
        { code: 'edition-not-sold', format: 'kindle', country: 'JP' },
        { code: 'edition', format: 'paperback' },
        { code: 'country-store', country: 'JP', rule: 'own', marketplace: 'jp' },
        { code: 'product-page' },
      ],
    })
  })

  test('to the search of the store where every edition is marked, and says so', () => {
    expect(routeOf(link, 'DE')).toEqual({
      url: 'https://www.amazon.de/s?k=B00ICH9SAC',
      format: null,
      isSold: false,
      reasons: [
        { code: 'edition-not-sold', format: 'kindle', country: 'DE' },
        { code: 'edition-not-sold', format: 'paperback', country: 'DE' },
        { code: 'kindle-store', marketplace: 'de' },
        { code: 'none-sold' },
      ],
    })
  })

  test('of unknown country to the first, and to what the default country gets when there is one', () => {
    expect(routeOf(link, null).reasons).toEqual([
      { code: 'edition-first', format: 'kindle' },
      { code: 'service-default-store', marketplace: 'us' },
      { code: 'product-page' },
    ])
    expect(routeOf({ ...link, defaultCountry: 'JP' }, null)).toMatchObject({
      url: 'https://www.amazon.co.jp/dp/0143127748',
      format: 'paperback',
    })
  })
})

describe('a reader who asks for a format', () => {
  test('gets it where it is sold', () => {
    expect(routeOf(link, 'US', 'paperback')).toMatchObject({
      url: 'https://www.amazon.com/dp/0143127748',
      format: 'paperback',
      reasons: [{ code: 'edition-asked', format: 'paperback' }, {}, {}],
    })
  })

  test('gets the next that is sold where it is marked, and is told', () => {
    const turned = { ...link, editions: [paperback, kindle] }
    expect(routeOf(turned, 'JP', 'kindle')).toMatchObject({
      format: 'paperback',
      reasons: [
        { code: 'edition-not-sold', format: 'kindle', country: 'JP' },
        { code: 'edition', format: 'paperback' },
        {},
        {},
      ],
    })
  })

  test('of a link without a ladder gets its book', () => {
    expect(routeOf(plainLink(paperback.identifier), 'US', 'kindle')).toEqual({
      url: 'https://www.amazon.com/dp/0143127748',
      format: null,
      isSold: true,
      reasons: [
        { code: 'country-store', country: 'US', rule: 'own', marketplace: 'us' },
        { code: 'product-page' },
      ],
    })
  })
})

describe("one store's own edition", () => {
  const german = book('9783551551672')

  test('comes before the ladder, also where every edition of that is marked', () => {
    const route = routeOf({ ...link, overrides: { de: german } }, 'DE')
    expect(route).toMatchObject({
      url: 'https://www.amazon.de/dp/3551551677',
      format: null,
      isSold: true,
    })
    expect(route.reasons.slice(-2)).toEqual([
      { code: 'identifier-override', marketplace: 'de' },
      { code: 'product-page' },
    ])
  })

  test('never brings back an edition that is marked there', () => {
    const marked = { ...link, overrides: { jp: kindle.identifier, de: paperback.identifier } }
    expect(routeOf(marked, 'JP')).toEqual(routeOf(link, 'JP'))
    expect(routeOf(marked, 'DE')).toEqual(routeOf(link, 'DE'))
  })

  test('that is not marked is named by its format', () => {
    expect(routeOf({ ...link, overrides: { us: paperback.identifier } }, 'US')).toMatchObject({
      url: 'https://www.amazon.com/dp/0143127748',
      format: 'paperback',
    })
  })
})

test('a printed book with an ASIN of its own follows the post, not the Kindle territories', () => {
  const printed = { ...link, editions: [rung('paperback', 'B0CXYZ1234')] }
  expect(routeOf(printed, 'PL').url).toBe('https://www.amazon.pl/dp/B0CXYZ1234')
  const audio = { ...link, editions: [rung('audiobook', 'B0CXYZ1234')] }
  expect(routeOf(audio, 'PL').url).toBe('https://www.amazon.com/dp/B0CXYZ1234')
})
