import { describe, expect, test } from 'vitest'
import { readFixtureJson, readFixtureRows } from '../../fixtures/read-fixture.ts'
import { identifierKey } from '../identifiers/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { cleanProductUrl, readProductUrl } from './index.ts'

interface AmazonCase {
  why: string
  url: string
  kind: 'product' | 'retailer-short-link' | 'not-a-product' | 'unknown'
  marketplace?: string
  key?: string
  tag?: string
}

interface RetailerCase {
  url: string
  retailer: string
  /** The book's identifier key. A row with neither `key` nor `productId` is no product page. */
  key?: string
  productId?: string
  tag?: string
}

/** The result with its identifier as text, to compare it with the rows. */
function read(url: string) {
  const parsed = readProductUrl(url)
  if (parsed.kind !== 'product') return parsed
  const { identifier, ...rest } = parsed
  return { ...rest, key: identifierKey(identifier) }
}

describe('Amazon', () => {
  const cases = readFixtureJson<AmazonCase[]>('amazon-urls.json')

  test.each(cases.filter(({ kind }) => kind === 'product'))('$why: $url', (expected) => {
    expect(read(expected.url)).toEqual({
      kind: 'product',
      retailer: 'amazon',
      marketplace: expected.marketplace,
      key: expected.key,
      foreignTag: expected.tag ?? null,
    })
  })

  test.each(cases.filter(({ kind }) => kind !== 'product'))('$why: $url is $kind', (expected) => {
    expect(read(expected.url).kind).toBe(expected.kind)
  })

  test.each(marketplaces)(
    'reads the marketplace at $domain, with each of its subdomains',
    (marketplace) => {
      for (const label of ['', 'www.', 'm.', 'smile.']) {
        expect(read(`https://${label}${marketplace.domain}/dp/0143127748`)).toMatchObject({
          marketplace: marketplace.code,
          key: '9780143127741',
        })
      }
      for (const host of marketplace.readerHosts) {
        expect(read(`https://${host}/?asin=B00ICH9SAC`)).toMatchObject({
          marketplace: marketplace.code,
          key: 'B00ICH9SAC',
        })
      }
    },
  )

  test('returns a short link with https and without parameters', () => {
    expect(read(' http://AMZN.eu/d/0ec3bLMb?tag=thief-21#x ')).toEqual({
      kind: 'retailer-short-link',
      host: 'amzn.eu',
      url: 'https://amzn.eu/d/0ec3bLMb',
    })
  })
})

describe('other retailers', () => {
  const cases = readFixtureJson<RetailerCase[]>('retailer-urls.json')

  test.each(cases.filter(({ key }) => key))('$retailer names $key: $url', (expected) => {
    expect(read(expected.url)).toEqual({
      kind: 'product',
      retailer: expected.retailer,
      marketplace: null,
      key: expected.key,
      foreignTag: expected.tag ?? null,
    })
  })

  test.each(cases.filter(({ productId }) => productId))(
    '$retailer names $productId: $url',
    (expected) => {
      expect(read(expected.url)).toEqual({
        kind: 'product-without-identifier',
        retailer: expected.retailer,
        productId: expected.productId,
        foreignTag: expected.tag ?? null,
      })
    },
  )

  test.each(cases.filter(({ key, productId }) => !key && !productId))(
    '$retailer names no book: $url',
    ({ url, retailer }) => {
      expect(read(url)).toEqual({ kind: 'not-a-product', retailer })
    },
  )
})

describe('look-alikes', () => {
  const tricks = readFixtureRows('look-alike-hosts.txt').map(([text = '']) => text)

  test('S8 the list is long enough', () => {
    expect(new Set(tricks).size).toBeGreaterThanOrEqual(60)
  })

  test.each(tricks)('S8 rejects %j', (text) => {
    expect(readProductUrl(text)).toEqual({ kind: 'unknown' })
  })

  test('S8 omits a tag with characters other than letters, digits, hyphens and underscores', () => {
    for (const tag of ['%3Cimg%3E', 'a%20b', '%D0%B0bc-20', 'x'.repeat(65)]) {
      expect(read(`https://www.amazon.com/dp/0143127748?tag=${tag}`)).toMatchObject({
        foreignTag: null,
      })
    }
  })
})

describe('long texts', () => {
  const long = 'a'.repeat(100_000)

  test.each([
    ['a path', `https://www.amazon.com/${long}`],
    ['slashes', `https://www.amazon.com/${'/'.repeat(100_000)}dp/0143127748`],
    ['dots', `https://www.amazon.com/${'./'.repeat(50_000)}dp/0143127748`],
    ['a host', `https://${long}.com/`],
    ['labels', `${'a.'.repeat(50_000)}com/dp/0143127748`],
    ['no URL at all', long],
    ['a query', `https://www.barnesandnoble.com/w/?ean=${'9'.repeat(100_000)}`],
  ])('R44 rejects %s of more than 4,096 characters', (_what, text) => {
    expect(readProductUrl(text)).toEqual({ kind: 'unknown' })
  })

  test('R44 reads a URL at the limit, and none beyond it', () => {
    const start = 'https://www.amazon.com/dp/0143127748?x='
    expect(readProductUrl(start.padEnd(4096, 'a')).kind).toBe('product')
    expect(readProductUrl(start.padEnd(4097, 'a')).kind).toBe('unknown')
  })

  test('R44 applies the limit to the encoded path', () => {
    expect(readProductUrl(`https://www.amazon.co.jp/${'森'.repeat(1000)}/dp/4062748681`).kind).toBe(
      'unknown',
    )
    expect(readProductUrl(`https://www.amazon.co.jp/${'森'.repeat(100)}/dp/4062748681`).kind).toBe(
      'product',
    )
  })
})

describe('an Amazon URL with', () => {
  test.each([
    ['/d/ before department and title', 'https://www.amazon.co.uk/d/Books/Some-Title/0143127748'],
    ['/d/ alone', 'https://www.amazon.co.uk/d/0143127748'],
    ['/d/ and ref=', 'https://www.amazon.co.uk/d/Books/Some-Title/0143127748/ref=sr_1_1'],
    ['the domain amazon.jp', 'https://amazon.jp/dp/0143127748'],
    ['an encoded mark of direction', 'https://www.amazon.com/dp/%E2%80%8E0143127748'],
    ['a mark of direction', 'https://www.amazon.com/dp/\u200E0143127748'],
    ['an encoded mark in a parameter', 'https://read.amazon.com/?asin=%E2%80%8B0143127748'],
    ['no-break hyphens', 'https://www.amazon.com/dp/978%E2%80%910143127741'],
    ['Arabic digits', 'https://www.amazon.ae/dp/٠١٤٣١٢٧٧٤٨'],
    [
      'a search of 2015',
      'https://www.amazon.com/s/ref=nb_sb_noss?url=search-alias%3Dstripbooks&field-keywords=9780143127741',
    ],
    ['a search by its filter', 'https://www.amazon.com/s?i=stripbooks&rh=p_66%3A0143127748'],
    ['a search with filters', 'https://www.amazon.com/s?rh=n%3A283155%2Cp_66%3A9780143127741'],
    ['an affiliate search', 'https://www.amazon.com/gp/search?index=books&keywords=9780143127741'],
    ['an advanced search', 'https://www.amazon.com/gp/search/ref=sr_adv_b/?field-isbn=0143127748'],
    ['a mobile search', 'https://www.amazon.com/gp/aw/s/ref=is_s?k=9780143127741'],
    ['a search in English', 'https://www.amazon.de/-/en/s?k=9780143127741'],
  ])('%s names its book', (_what, text) => {
    expect(readProductUrl(text)).toMatchObject({
      kind: 'product',
      retailer: 'amazon',
      identifier: { isbn13: '9780143127741' },
    })
  })
})

test.each([
  'https://amzn.to/3EYDIZO.',
  'https://amzn.to/3EYDIZO,',
  'https://amzn.to/3EYDIZO)',
  'https://amzn.to/3EYDIZO”',
  'https://amzn.to/3EYDIZO。',
  'https://amzn.to/%E2%80%8E3EYDIZO',
  'amzn.to/3EYDIZO!',
])('the punctuation after the short link %s is not part of it', (text) => {
  expect(readProductUrl(text)).toEqual({
    kind: 'retailer-short-link',
    host: 'amzn.to',
    url: 'https://amzn.to/3EYDIZO',
  })
})

test('the links of the year 2000 name an ISBN', () => {
  expect(readProductUrl('http://amazon.com/o/ISBN/0143127748')).toMatchObject({
    identifier: { isbn13: '9780143127741' },
  })
})

test.each([
  'http://www.amazon.co.jp/exec/obidos/ISBN=4101010137/',
  'http://www.amazon.co.jp/exec/obidos/ISBN%3D4101010137/abc-22',
])('an old link with an equals sign names an ISBN: %s', (url) => {
  expect(readProductUrl(url)).toMatchObject({ identifier: { isbn13: '9784101010137' } })
})

test('a page of Google Books names its ISBN', () => {
  expect(readProductUrl('https://books.google.com/books?isbn=0143127748')).toMatchObject({
    retailer: 'google',
    identifier: { isbn13: '9780143127741' },
  })
})

test('two URLs without a space between them name no book, least of all the second', () => {
  const text = 'https://www.amazon.com/dp/0143127748https://www.amazon.com/dp/0306406152'
  expect(readProductUrl(text)).toEqual({ kind: 'not-a-product', retailer: 'amazon' })
})

test('a store URL with an invisible mark is cleaned of it', () => {
  const text = 'https://www.waterstones.com/book/%E2%80%8E9780143127741?utm_source=x'
  expect(readProductUrl(text)).toMatchObject({ identifier: { isbn13: '9780143127741' } })
  expect(cleanProductUrl(text)).toBe('https://www.waterstones.com/book/9780143127741')
})
