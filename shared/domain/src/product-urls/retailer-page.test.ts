import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import { findRetailerByCode, type Retailer, retailerHosts, retailers } from '../retailers/index.ts'
import {
  buildRetailerPageUrl,
  parseRetailerPage,
  type RetailerPage,
  readProductUrl,
  readRetailerPage,
} from './index.ts'

describe('readRetailerPage accepts', () => {
  test.each([
    [
      'kobo',
      'https://www.kobo.com/us/en/ebook/dune?utm_source=x#reviews',
      'https://www.kobo.com/us/en/ebook/dune',
    ],
    ['kobo', ' kobo.com/us/en/ebook/dune ', 'https://kobo.com/us/en/ebook/dune'],
    [
      'apple',
      'https://books.apple.com/us/book/dune/id597958614?at=thief&ct=x',
      'https://books.apple.com/us/book/dune/id597958614',
    ],
    [
      'bookshop-us',
      'https://bookshop.org/a/4711/9780143127741',
      'https://bookshop.org/book/9780143127741',
    ],
    [
      'bn',
      'https://www.barnesandnoble.com/w/x/1147810062?ean=9798231227600&st=AFF',
      'https://www.barnesandnoble.com/w/x/1147810062?ean=9798231227600',
    ],
    ['waterstones', '978-0-14-312774-1', '9780143127741'],
    ['waterstones', 'ISBN 0143127748', '9780143127741'],
  ])('at %s %j as %s', (code, text, page) => {
    expect(readRetailerPage(code, text)).toEqual({ ok: true, page })
    expect(parseRetailerPage(code, page)).toBe(page)
  })
})

describe('readRetailerPage rejects', () => {
  test.each([
    ['waterstones', 'B00ICH9SAC', 'not-an-isbn'],
    ['waterstones', '9780143127742', 'not-an-isbn'],
    ['waterstones', 'dune', 'not-an-isbn'],
    ['waterstones', '', 'not-an-isbn'],
    ['waterstones', 'javascript:alert(1)', 'not-an-isbn'],
    ['hatchards', '9780143127741', 'no-isbn-link'],
    ['wordery', '9780143127741', 'closed-retailer'],
    ['wordery', 'https://wordery.com/dune-frank-herbert-9780143127741', 'closed-retailer'],
    ['kobo', 'https://www.waterstones.com/book/9780143127741', 'other-retailer'],
    ['kobo', 'https://www.amazon.de/dp/0143127748', 'other-retailer'],
    ['amazon', 'https://www.amazon.de/dp/0143127748', 'other-retailer'],
    ['constructor', '9780143127741', 'other-retailer'],
    ['kobo', 'https://www.kobo.com/us/en/search?query=dune', 'no-product'],
    ['kobo', 'https://www.kobo.com/', 'no-product'],
    ['kobo', 'https://www.kobo.com.evil.example/us/en/ebook/dune', 'no-url'],
    ['kobo', 'https://www.kobo.com@evil.example/us/en/ebook/dune', 'no-url'],
    ['kobo', 'https://www.kobo.com:8443/us/en/ebook/dune', 'no-url'],
    ['kobo', 'http://127.0.0.1/us/en/ebook/dune', 'no-url'],
    ['kobo', 'https://amzn.to/3xDune', 'no-url'],
  ])('at %s %j: %s', (code, text, problem) => {
    expect(readRetailerPage(code, text)).toEqual({ ok: false, problem })
    expect(parseRetailerPage(code, text)).toBeUndefined()
  })
})

const examples = readFixtureJson<{ url: string; retailer: string; clean?: string }[]>(
  'retailer-urls.json',
).filter(({ clean }) => clean !== undefined)

/** An override must belong to the retailer that it is set for. */
const open = (code: string) => findRetailerByCode(code)?.status === 'active'

describe('an example page of each retailer', () => {
  const pages = examples.filter(({ retailer }) => open(retailer))

  test('exists for nearly all of them', () => {
    const linked = retailers.filter(({ productPatterns, status }) => {
      return status === 'active' && productPatterns.length > 0
    })
    const seen = new Set(pages.map(({ retailer }) => retailer))
    expect(linked.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([])
    expect(seen.size).toBeGreaterThanOrEqual(58)
  })

  test.each(pages)('at $retailer stays the same book: $url', ({ url, retailer }) => {
    const page = parseRetailerPage(retailer, url) as RetailerPage
    expect(parseRetailerPage(retailer, page)).toBe(page)
    expect(buildRetailerPageUrl(retailer, page, 'DE')).toBe(page)
    expect(readProductUrl(page)).toEqual({ ...readProductUrl(url), foreignTag: null })
  })
})

describe('buildRetailerPageUrl', () => {
  test.each([
    ['waterstones', '9780143127741', 'GB', 'https://www.waterstones.com/book/9780143127741'],
    [
      'fnac',
      '9780143127741',
      'PT',
      'https://www.fnac.pt/SearchResult/ResultList.aspx?Search=9780143127741',
    ],
    ['hatchards', '9780143127741', 'GB', null],
    [
      'kobo',
      'https://www.kobo.com/us/en/ebook/dune',
      'DE',
      'https://www.kobo.com/us/en/ebook/dune',
    ],
  ] as const)('at %s of %s for %s is %s', (code, page, country, url) => {
    expect(buildRetailerPageUrl(code, page as string as RetailerPage, country)).toBe(url)
  })
})

describe('for any retailer and any text', () => {
  const anyRetailer = fc.constantFrom(...retailers)
  const pieces = fc.constantFrom(
    '%',
    '%2F',
    '@',
    '\\',
    '.',
    ':',
    '//',
    '..',
    '?',
    '#',
    '\0',
    '\u202E',
  )
  const brokenUrl = fc
    .tuple(fc.constantFrom(...examples), fc.nat(120), fc.nat(3), pieces)
    .map(([{ url }, at, cut, piece]) => url.slice(0, at) + piece + url.slice(at + cut))
  const anyText = fc.oneof(
    brokenUrl,
    fc.constantFrom(...examples).map(({ url }) => url),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
  )
  const ownExample = anyRetailer.chain((retailer): fc.Arbitrary<[Retailer, string]> => {
    const own = examples
      .filter((example) => example.retailer === retailer.code)
      .map(({ url }) => url)
    return fc.tuple(fc.constant(retailer), own.length > 0 ? fc.constantFrom(...own) : anyText)
  })

  test("S1 an override is on that retailer's hosts, over https, and valid as input again", () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(fc.tuple(anyRetailer, anyText), ownExample), ([retailer, text]) => {
        const page = parseRetailerPage(retailer.code, text)
        if (page === undefined) return
        accepted += 1
        expect(retailer.status).toBe('active')
        expect(parseRetailerPage(retailer.code, page)).toBe(page)
        const address = buildRetailerPageUrl(retailer.code, page, retailer.countries[0])
        const url = new URL(address ?? '')
        expect(retailerHosts(retailer)).toContain(url.hostname)
        expect([url.protocol, url.username, url.password, url.port, url.hash]).toEqual([
          'https:',
          '',
          '',
          '',
          '',
        ])
        expect(url.href).toBe(address)
      }),
      { numRuns: 10_000 },
    )
    expect(accepted).toBeGreaterThan(1000)
  })
})
