import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { countryRouting, marketplaceHost, marketplaces } from '../marketplaces/index.ts'
import { plainLink, type ReaderContext, resolveAmazonRoute, resolveRoute } from './index.ts'

function book(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`not a book: ${text}`)
  return identifier
}

/** A paperback from KDP has both: an ISBN that begins with 979-8, and an ASIN. */
const isbn = book('9798886451740')
const asin = book('B0CRQLM5V7')

const languages = [...new Set(marketplaces.flatMap((marketplace) => marketplace.languages))]
const anyReader: fc.Arbitrary<ReaderContext> = fc
  .tuple(
    fc.option(fc.constantFrom(...countryCodes)),
    fc.uniqueArray(fc.constantFrom(...languages.map((tag) => tag.slice(0, 2))), { maxLength: 3 }),
  )
  .map(([country, spoken]) => ({
    country,
    countrySource: country ? ('ip' as const) : ('none' as const),
    languages: spoken,
  }))

function readerIn(country: (typeof countryCodes)[number]): ReaderContext {
  return { country, countrySource: 'ip', languages: [] }
}

describe.each(['paperback', 'hardcover'] as const)('a B0 ASIN known to be a %s', (format) => {
  const link = plainLink(asin, null, format)

  test('sends readers in every country to the marketplace of its ISBN', () => {
    const marketplaces = countryCodes.map((country) => [
      country,
      resolveRoute(link, readerIn(country), {}).marketplace,
    ])
    const isbnMarketplaces = countryCodes.map((country) => [
      country,
      resolveRoute(plainLink(isbn), readerIn(country), {}).marketplace,
    ])
    expect(marketplaces).toEqual(isbnMarketplaces)
    expect(marketplaces).toHaveLength(250)
  })

  test('sends readers with any languages and any exclusions there', () => {
    const codes = marketplaces.map(({ code }) => code)
    fc.assert(
      fc.property(anyReader, fc.subarray(codes), (reader, excluded) => {
        const own = resolveAmazonRoute({ ...link, excluded }, reader, {})
        const byIsbn = resolveAmazonRoute({ ...plainLink(isbn), excluded }, reader, {})
        expect(own.marketplace).toBe(byIsbn.marketplace)
        expect(own.country).toBe(byIsbn.country)
        expect(own.url).toBe(`https://${marketplaceHost(own.marketplace)}/dp/B0CRQLM5V7`)
      }),
    )
  })

  test('adds the format to the reasons', () => {
    const { reasons, format: given } = resolveRoute(link, readerIn('SE'), {})
    expect(given).toBe(format)
    expect(reasons).toContainEqual({ code: 'format-known', format })
    expect(reasons).toContainEqual({
      code: 'country-marketplace',
      country: 'SE',
      rule: 'own',
      marketplace: 'se',
    })
  })
})

describe.each(['kindle', 'audiobook', null] as const)('a B0 ASIN of the format %s', (format) => {
  test('follows the Kindle territories, where no marketplace refuses the sale', () => {
    for (const country of countryCodes) {
      const { marketplace } = resolveRoute(plainLink(asin, null, format), readerIn(country), {})
      expect([country, marketplace]).toEqual([country, countryRouting(country).kindle])
    }
  })
})

test('a B0 ASIN of unknown format has a reason for that', () => {
  const { reasons, format } = resolveRoute(plainLink(asin), readerIn('SE'), {})
  expect(format).toBeNull()
  expect(reasons).toContainEqual({ code: 'format-unknown' })
  expect(reasons).toContainEqual({ code: 'kindle-marketplace', marketplace: 'us' })
})

test('the format of an ISBN does not change the route', () => {
  expect(plainLink(isbn, null, 'kindle')).toEqual(plainLink(isbn))
})

test('103 of 250 countries have different marketplaces for print and Kindle books', () => {
  const differing = countryCodes.filter((country) => {
    const { extended, kindle } = countryRouting(country)
    return extended !== kindle
  })
  expect(differing).toHaveLength(103)
  expect(countryCodes).toHaveLength(250)
})
