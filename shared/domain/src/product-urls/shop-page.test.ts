import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import { findRetailerByCode, type Retailer, retailerHosts, retailers } from '../retailers/index.ts'
import {
  buildShopPageUrl,
  parseShopPage,
  readProductUrl,
  readShopPage,
  type ShopPage,
} from './index.ts'

describe('readShopPage takes', () => {
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
    expect(readShopPage(code, text)).toEqual({ ok: true, page })
    expect(parseShopPage(code, page)).toBe(page)
  })
})

describe('readShopPage refuses', () => {
  test.each([
    ['waterstones', 'B00ICH9SAC', 'not-an-isbn'],
    ['waterstones', '9780143127742', 'not-an-isbn'],
    ['waterstones', 'dune', 'not-an-isbn'],
    ['waterstones', '', 'not-an-isbn'],
    ['waterstones', 'javascript:alert(1)', 'not-an-isbn'],
    ['hatchards', '9780143127741', 'no-isbn-link'],
    ['wordery', '9780143127741', 'closed-shop'],
    ['wordery', 'https://wordery.com/dune-frank-herbert-9780143127741', 'closed-shop'],
    ['kobo', 'https://www.waterstones.com/book/9780143127741', 'other-shop'],
    ['kobo', 'https://www.amazon.de/dp/0143127748', 'other-shop'],
    ['amazon', 'https://www.amazon.de/dp/0143127748', 'other-shop'],
    ['constructor', '9780143127741', 'other-shop'],
    ['kobo', 'https://www.kobo.com/us/en/search?query=dune', 'no-product'],
    ['kobo', 'https://www.kobo.com/', 'no-product'],
    ['kobo', 'https://www.kobo.com.evil.example/us/en/ebook/dune', 'no-url'],
    ['kobo', 'https://www.kobo.com@evil.example/us/en/ebook/dune', 'no-url'],
    ['kobo', 'https://www.kobo.com:8443/us/en/ebook/dune', 'no-url'],
    ['kobo', 'http://127.0.0.1/us/en/ebook/dune', 'no-url'],
    ['kobo', 'https://amzn.to/3xDune', 'no-url'],
  ])('at %s %j: %s', (code, text, problem) => {
    expect(readShopPage(code, text)).toEqual({ ok: false, problem })
    expect(parseShopPage(code, text)).toBeUndefined()
  })
})

const examples = readFixtureJson<{ url: string; retailer: string; clean?: string }[]>(
  'retailer-urls.json',
).filter(({ clean }) => clean !== undefined)

/** A shop's own page is one of the shop that it was given for. */
const open = (code: string) => findRetailerByCode(code)?.status === 'active'

describe('an example page of each shop', () => {
  const pages = examples.filter(({ retailer }) => open(retailer))

  test('is there for nearly all of them', () => {
    const linked = retailers.filter(({ productPatterns, status }) => {
      return status === 'active' && productPatterns.length > 0
    })
    const seen = new Set(pages.map(({ retailer }) => retailer))
    expect(linked.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([])
    expect(seen.size).toBeGreaterThanOrEqual(58)
  })

  test.each(pages)('at $retailer stays the same book: $url', ({ url, retailer }) => {
    const page = parseShopPage(retailer, url) as ShopPage
    expect(parseShopPage(retailer, page)).toBe(page)
    expect(buildShopPageUrl(retailer, page, 'DE')).toBe(page)
    expect(readProductUrl(page)).toEqual({ ...readProductUrl(url), foreignTag: null })
  })
})

describe('buildShopPageUrl', () => {
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
    expect(buildShopPageUrl(code, page as string as ShopPage, country)).toBe(url)
  })
})

describe('for any shop and any text', () => {
  const anyShop = fc.constantFrom(...retailers)
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
  const ownExample = anyShop.chain((shop): fc.Arbitrary<[Retailer, string]> => {
    const own = examples.filter(({ retailer }) => retailer === shop.code).map(({ url }) => url)
    return fc.tuple(fc.constant(shop), own.length > 0 ? fc.constantFrom(...own) : anyText)
  })

  test("S1 an owner's page is at a host of that very shop, over https, and reads the same again", () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(fc.tuple(anyShop, anyText), ownExample), ([shop, text]) => {
        const page = parseShopPage(shop.code, text)
        if (page === undefined) return
        accepted += 1
        expect(shop.status).toBe('active')
        expect(parseShopPage(shop.code, page)).toBe(page)
        const address = buildShopPageUrl(shop.code, page, shop.countries[0])
        const url = new URL(address ?? '')
        expect(retailerHosts(shop)).toContain(url.hostname)
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
