import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { countryRouting, marketplaceHost, marketplaces } from '../marketplaces/index.ts'
import { plainLink, type ReaderContext, resolveRoute } from './index.ts'

function book(text: string): BookIdentifier {
  const identifier = parseBookIdentifier(text)
  if (!identifier) throw new Error(`not a book: ${text}`)
  return identifier
}

/** A paperback from KDP has both: an ISBN that begins with 979-8, and Amazon's own number. */
const isbn = book('9798886451740')
const asin = book('B0CRQLM5V7')

const languages = [...new Set(marketplaces.flatMap((store) => store.languages))]
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

  test('leads readers of every country to the store of its ISBN', () => {
    const stores = countryCodes.map((country) => [
      country,
      resolveRoute(link, readerIn(country), {}).marketplace,
    ])
    const isbnStores = countryCodes.map((country) => [
      country,
      resolveRoute(plainLink(isbn), readerIn(country), {}).marketplace,
    ])
    expect(stores).toEqual(isbnStores)
    expect(stores).toHaveLength(250)
  })

  test('leads any reader there, whatever they speak and what the owner excluded', () => {
    const stores = marketplaces.map(({ code }) => code)
    fc.assert(
      fc.property(anyReader, fc.subarray(stores), (reader, excluded) => {
        const own = resolveRoute({ ...link, excluded }, reader, {})
        const byIsbn = resolveRoute({ ...plainLink(isbn), excluded }, reader, {})
        expect(own.marketplace).toBe(byIsbn.marketplace)
        expect(own.country).toBe(byIsbn.country)
        expect(own.url).toBe(`https://${marketplaceHost(own.marketplace)}/dp/B0CRQLM5V7`)
      }),
    )
  })

  test('says so', () => {
    const { reasons, format: given } = resolveRoute(link, readerIn('SE'), {})
    expect(given).toBe(format)
    expect(reasons).toContainEqual({ code: 'format-known', format })
    expect(reasons).toContainEqual({
      code: 'country-store',
      country: 'SE',
      rule: 'eu-near',
      marketplace: 'se',
    })
  })
})

describe.each(['kindle', 'audiobook', null] as const)('a B0 ASIN of the format %s', (format) => {
  test('stays in the Kindle territories, where no store refuses the sale', () => {
    for (const country of countryCodes) {
      const { marketplace } = resolveRoute(plainLink(asin, null, format), readerIn(country), {})
      expect([country, marketplace]).toEqual([country, countryRouting(country).kindle])
    }
  })
})

test('a B0 ASIN of unknown format says that nobody named one', () => {
  const { reasons, format } = resolveRoute(plainLink(asin), readerIn('SE'), {})
  expect(format).toBeNull()
  expect(reasons).toContainEqual({ code: 'format-unknown' })
  expect(reasons).toContainEqual({ code: 'kindle-store', marketplace: 'us' })
})

test('the format of an ISBN changes nothing', () => {
  expect(plainLink(isbn, null, 'kindle')).toEqual(plainLink(isbn))
})

test('103 of 250 countries have different stores for a printed and a Kindle book', () => {
  const differing = countryCodes.filter((country) => {
    const { extended, kindle } = countryRouting(country)
    return extended !== kindle
  })
  expect(differing).toHaveLength(103)
  expect(countryCodes).toHaveLength(250)
})
