import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import { isCountryCode } from '../countries/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import {
  bookFormats,
  buildRetailerUrl,
  findRetailer,
  findRetailerByCode,
  retailerHosts,
  retailerName,
  retailers,
} from './index.ts'

const isbn13 = '9780143127741' as Isbn13

describe('the folder of definitions', () => {
  const files = readdirSync(new URL('definitions/', import.meta.url))

  test('has one file for each retailer in the registry, named by its code', () => {
    expect(files.sort()).toEqual(retailers.map(({ code }) => `${code}.ts`).sort())
  })

  test('contains every code and name once', () => {
    expect(new Set(retailers.map(({ code }) => code)).size).toBe(retailers.length)
    expect(new Set(retailers.map(({ name }) => name)).size).toBe(retailers.length)
  })

  test('contains four closed or renamed retailers', () => {
    expect(retailers.filter(({ status }) => status !== 'active').map(({ code }) => code)).toEqual([
      'whsmith',
      'wordery',
      'bookdepository',
      'saraiva',
    ])
  })

  test('no host belongs to two retailers', () => {
    const hosts = retailers.flatMap(retailerHosts)
    expect(hosts).toEqual([...new Set(hosts)])
  })

  test("no host is one of Amazon's", () => {
    const amazonHosts = marketplaces.flatMap(({ domain, readerHosts }) => [domain, ...readerHosts])
    for (const host of retailers.flatMap(retailerHosts)) {
      expect(amazonHosts.some((amazon) => host === amazon || host.endsWith(`.${amazon}`))).toBe(
        false,
      )
    }
  })
})

describe.each(retailers)('$code', (retailer) => {
  const { code, countries, formats, hosts, isbnLink, productPatterns, status } = retailer

  test('is complete', () => {
    expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(new Set(countries).size).toBe(countries.length)
    expect(countries.filter((country) => !isCountryCode(country))).toEqual([])
    expect(formats.length).toBeGreaterThan(0)
    expect(formats.every((format) => bookFormats.includes(format))).toBe(true)
    for (const host of hosts) expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
  })

  test('is found by each of its hosts', () => {
    for (const host of retailerHosts(retailer)) expect(findRetailer(host)?.code).toBe(code)
    expect(findRetailerByCode(code)).toBe(retailer)
    expect(retailerName(code)).toBe(retailer.name)
  })

  test('has a native name that differs, with the page that has it', () => {
    const { nativeName } = retailer
    if (!nativeName) return
    expect(nativeName.name).not.toBe(retailer.name)
    expect(nativeName.language).toMatch(/^[a-z]{2}$/)
    expect(nativeName.source).toMatch(/^https:\/\//)
  })

  test('has links only while it is active', () => {
    if (status !== 'active') expect(isbnLink).toBeNull()
  })

  test('has https links on its own hosts, in each of its countries', () => {
    if (!isbnLink) return
    expect(['product', 'search']).toContain(isbnLink.kind)
    if (isbnLink.sites) expect(Object.keys(isbnLink.sites).sort()).toEqual([...countries].sort())
    for (const country of [null, ...countries]) {
      const text = buildRetailerUrl(retailer, isbn13, country) ?? ''
      expect(text).not.toMatch(/[{}]/)
      const url = new URL(text)
      expect(url.href).toBe(text)
      expect(url.protocol).toBe('https:')
      expect(url.pathname).not.toContain('//')
      expect(url.port + url.username + url.password + url.hash).toBe('')
      expect(retailerHosts(retailer)).toContain(url.hostname)
      expect(text).toContain(isbn13)
    }
  })

  test('has patterns without state that find the identifier in group 1', () => {
    for (const pattern of productPatterns) {
      if (pattern.in !== 'path') continue
      expect(pattern.pattern.flags).toBe('')
      expect(new RegExp(`${pattern.pattern.source}|`).exec('')).toHaveLength(2)
    }
  })
})

test('every pattern matches a product URL in the fixtures', () => {
  const examples = readFixtureJson<{ url: string; retailer: string }[]>('retailer-urls.json')
  const unread = retailers.flatMap(({ code, productPatterns }) => {
    const urls = examples
      .filter(({ retailer }) => retailer === code)
      .map(({ url }) => new URL(url.startsWith('http') ? url : `https://${url}`))
    return productPatterns
      .filter((pattern) =>
        urls.every((url) =>
          pattern.in === 'path'
            ? !pattern.pattern.test(url.pathname)
            : !url.searchParams.has(pattern.parameter),
        ),
      )
      .map((pattern) => `${code}: ${pattern.in === 'path' ? pattern.pattern : pattern.parameter}`)
  })
  expect(unread).toEqual([])
})

describe('findRetailer', () => {
  test('compares the complete host', () => {
    expect(findRetailer('www.kobo.com')?.code).toBe('kobo')
    expect(findRetailer('kobo.com')?.code).toBe('kobo')
    expect(findRetailer('m.kobo.com')?.code).toBe('kobo')
    expect(findRetailer('uk.bookshop.org')?.code).toBe('bookshop-uk')
    for (const host of ['WWW.KOBO.COM', 'kobo.com.', 'x.kobo.com', 'evilkobo.com', 'com', '']) {
      expect(findRetailer(host)).toBeUndefined()
    }
  })

  test('retailerName returns the name, also for Amazon, and the code of an unknown retailer', () => {
    expect(retailerName('bwb')).toBe('Better World Books')
    expect(retailerName('amazon')).toBe('Amazon')
    expect(retailerName('gone-with-the-wind')).toBe('gone-with-the-wind')
  })

  test('retailerName returns the name that a retailer gives itself in the language of the page', () => {
    expect(retailerName('kinokuniya-jp', 'ja')).toBe('紀伊國屋書店')
    expect(retailerName('rakuten-books', 'ja')).toBe('楽天ブックス')
    expect(retailerName('rakuten-books', 'de')).toBe('Rakuten Books')
    expect(retailerName('bwb', 'ja')).toBe('Better World Books')
    expect(retailerName('amazon', 'ja')).toBe('Amazon')
  })
})
