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

function edition(format: EditionFormat, key: string, ...notSoldIn: CountryCode[]): Edition {
  return { format, identifier: book(key), notSoldIn }
}

const kindle = edition('kindle', 'B00ICH9SAC', 'JP', 'DE')
const paperback = edition('paperback', '9780143127741', 'DE')
const link: RoutableLink = { ...plainLink(kindle.identifier), editions: [kindle, paperback] }

function routeOf(
  from: RoutableLink,
  country: CountryCode | null,
  requested: EditionFormat | null = null,
) {
  const reader = { country, countrySource: country ? 'ip' : 'none', languages: [] } as const
  const { url, format, isSold, reasons } = resolveRoute(from, reader, {}, requested)
  return { url, format, isSold, reasons: reasons.slice(1, -1) }
}

describe('a link with edition fallbacks sends a reader', () => {
  test('to its first edition if it is sold there', () => {
    expect(routeOf(link, 'US')).toEqual({
      url: 'https://www.amazon.com/dp/B00ICH9SAC',
      format: 'kindle',
      isSold: true,
      reasons: [
        { code: 'edition', format: 'kindle' },
        { code: 'kindle-marketplace', marketplace: 'us' },
        { code: 'product-page' },
      ],
    })
  })

  test('to the next edition if the first is not sold there', () => {
    expect(routeOf(link, 'JP')).toEqual({
      url: 'https://www.amazon.co.jp/dp/0143127748',
      format: 'paperback',
      isSold: true,
      reasons: [
        { code: 'edition-not-sold', format: 'kindle', country: 'JP' },
        { code: 'edition', format: 'paperback' },
        { code: 'country-marketplace', country: 'JP', rule: 'own', marketplace: 'jp' },
        { code: 'product-page' },
      ],
    })
  })

  test('to the search of the marketplace if no edition is sold there, with a reason', () => {
    expect(routeOf(link, 'DE')).toEqual({
      url: 'https://www.amazon.de/s?k=B00ICH9SAC',
      format: null,
      isSold: false,
      reasons: [
        { code: 'edition-not-sold', format: 'kindle', country: 'DE' },
        { code: 'edition-not-sold', format: 'paperback', country: 'DE' },
        { code: 'kindle-marketplace', marketplace: 'de' },
        { code: 'none-sold' },
      ],
    })
  })

  test('of unknown country to the first edition, or to that of the default country', () => {
    expect(routeOf(link, null).reasons).toEqual([
      { code: 'edition-first', format: 'kindle' },
      { code: 'default-marketplace', marketplace: 'us' },
      { code: 'product-page' },
    ])
    expect(routeOf({ ...link, defaultCountry: 'JP' }, null)).toMatchObject({
      url: 'https://www.amazon.co.jp/dp/0143127748',
      format: 'paperback',
    })
  })
})

describe('a reader who requests a format', () => {
  test('gets it if it is sold', () => {
    expect(routeOf(link, 'US', 'paperback')).toMatchObject({
      url: 'https://www.amazon.com/dp/0143127748',
      format: 'paperback',
      reasons: [{ code: 'edition-requested', format: 'paperback' }, {}, {}],
    })
  })

  test('gets the next edition if it is not sold, with a reason', () => {
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

  test('gets the book of a link without fallbacks', () => {
    expect(routeOf(plainLink(paperback.identifier), 'US', 'kindle')).toEqual({
      url: 'https://www.amazon.com/dp/0143127748',
      format: null,
      isSold: true,
      reasons: [
        { code: 'country-marketplace', country: 'US', rule: 'own', marketplace: 'us' },
        { code: 'product-page' },
      ],
    })
  })
})

describe('an edition override for one marketplace', () => {
  const german = book('9783551551672')

  test('comes before the fallbacks, even if none of them is sold there', () => {
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

  test('never applies if the edition is marked as not sold there', () => {
    const notSold = { ...link, overrides: { jp: kindle.identifier, de: paperback.identifier } }
    expect(routeOf(notSold, 'JP')).toEqual(routeOf(link, 'JP'))
    expect(routeOf(notSold, 'DE')).toEqual(routeOf(link, 'DE'))
  })

  test('returns the format of its edition', () => {
    expect(routeOf({ ...link, overrides: { us: paperback.identifier } }, 'US')).toMatchObject({
      url: 'https://www.amazon.com/dp/0143127748',
      format: 'paperback',
    })
  })
})

test('a print book with an ASIN follows shipping, not the Kindle territories', () => {
  const printed = { ...link, editions: [edition('paperback', 'B0CXYZ1234')] }
  expect(routeOf(printed, 'PL').url).toBe('https://www.amazon.pl/dp/B0CXYZ1234')
  const audio = { ...link, editions: [edition('audiobook', 'B0CXYZ1234')] }
  expect(routeOf(audio, 'PL').url).toBe('https://www.amazon.com/dp/B0CXYZ1234')
})
