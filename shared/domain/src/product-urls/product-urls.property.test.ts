import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import {
  type BookIdentifier,
  completeIsbn13,
  type Isbn13,
  isbnIdentifier,
  parseBookIdentifier,
  trimPaste,
} from '../identifiers/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { buildRetailerUrl, retailers } from '../retailers/index.ts'
import { buildAmazonUrl, cleanProductUrl, parseWebUrl, readProductUrl } from './index.ts'

const anyIsbn13 = fc
  .tuple(fc.constantFrom('978', '9791', '9798'), fc.stringMatching(/^\d{9}$/))
  .map(([prefix, digits]) => completeIsbn13(`${prefix}${digits}`.slice(0, 12)) as Isbn13)

const anyIdentifier: fc.Arbitrary<BookIdentifier> = fc.oneof(
  anyIsbn13.map(isbnIdentifier),
  fc.stringMatching(/^B0[A-Z0-9]{8}$/).map((asin) => parseBookIdentifier(asin) as BookIdentifier),
)

/** Real product URLs, to change at random. */
const knownUrls = [
  ...readFixtureJson<{ url: string }[]>('amazon-urls.json'),
  ...readFixtureJson<{ url: string }[]>('retailer-urls.json'),
].map(({ url }) => url)

const mutatedUrl = fc
  .tuple(
    fc.constantFrom(...knownUrls),
    fc.nat(200),
    fc.nat(3),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('%', '%2F', '@', '\\', '.', ':', '//', '?', '#', '&tag=x-20', '\0', '\u202E'),
    ),
  )
  .map(([url, at, length, piece]) => url.slice(0, at) + piece + url.slice(at + length))

const anyText = fc.oneof(
  { weight: 4, arbitrary: mutatedUrl },
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
)

describe('reading a URL that we built', () => {
  test.each(marketplaces)('returns the same book at $domain', ({ code }) => {
    fc.assert(
      fc.property(anyIdentifier, fc.constantFrom(null, 'ada-21'), (identifier, tag) => {
        expect(readProductUrl(buildAmazonUrl(code, identifier, tag))).toEqual({
          kind: 'product',
          retailer: 'amazon',
          marketplace: code,
          identifier,
          foreignTag: tag,
        })
      }),
      { numRuns: 100 },
    )
  })

  const withPages = retailers.filter(({ isbnLink }) => isbnLink?.kind === 'product')

  test.each(withPages)('returns the same book at $name', (retailer) => {
    fc.assert(
      fc.property(anyIsbn13, fc.constantFrom(null, ...retailer.countries), (isbn13, country) => {
        expect(readProductUrl(buildRetailerUrl(retailer, isbn13, country) ?? '')).toEqual({
          kind: 'product',
          retailer: retailer.code,
          marketplace: null,
          identifier: isbnIdentifier(isbn13),
          foreignTag: null,
        })
      }),
      { numRuns: 100 },
    )
  })
})

test('cleaning twice changes nothing, and cleaning removes every tag', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = cleanProductUrl(text)
      if (clean === undefined) return
      expect(cleanProductUrl(clean)).toBe(clean)
      expect(readProductUrl(clean)).toEqual({ ...readProductUrl(text), foreignTag: null })
    }),
    { numRuns: 10_000 },
  )
})

test('R44 S8 handles any text, and returns only hosts that the text contains', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      if (readProductUrl(text).kind === 'unknown') return
      const trimmed = trimPaste(text)
      const host = (parseWebUrl(trimmed) ?? parseWebUrl(`https://${trimmed}`))?.hostname
      expect(trimmed.toLowerCase()).toContain(host)
    }),
    { numRuns: 10_000 },
  )
})

test('S17 a marketplace is always in the table, for any host', () => {
  const codes: readonly (string | null)[] = [null, ...marketplaces.map(({ code }) => code)]
  fc.assert(
    fc.property(fc.domain(), (domain) => {
      const parsed = readProductUrl(`https://${domain}/dp/0143127748`)
      expect(parsed.kind === 'product' ? codes.includes(parsed.marketplace) : true).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
