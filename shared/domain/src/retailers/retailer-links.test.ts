import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../countries/index.ts'
import type { Isbn13 } from '../identifiers/index.ts'
import {
  buildRetailerUrl,
  findRetailerByCode,
  listRetailerLinks,
  type Retailer,
  retailers,
} from './index.ts'

const isbn13 = '9780143127741' as Isbn13
const retailer = (code: string) => findRetailerByCode(code) as Retailer

describe('buildRetailerUrl', () => {
  test.each([
    ['bn', null, 'https://www.barnesandnoble.com/w/?ean=9780143127741'],
    ['bam', 'US', 'https://www.booksamillion.com/p/9780143127741'],
    ['bookshop-us', 'US', 'https://bookshop.org/book/9780143127741'],
    ['bookshop-uk', 'GB', 'https://uk.bookshop.org/book/9780143127741'],
    ['kinokuniya', 'SG', 'https://singapore.kinokuniya.com/bw/9780143127741'],
    ['kinokuniya', null, 'https://united-states.kinokuniya.com/bw/9780143127741'],
    ['fnac', 'FR', 'https://www.fnac.com/SearchResult/ResultList.aspx?Search=9780143127741'],
    ['fnac', 'PT', 'https://www.fnac.pt/SearchResult/ResultList.aspx?Search=9780143127741'],
    ['ebay', 'AU', 'https://www.ebay.com.au/sch/i.html?_nkw=9780143127741&_sacat=267'],
    ['audible', 'JP', 'https://www.audible.co.jp/search?keywords=9780143127741'],
    ['kobo', 'CH', 'https://www.kobo.com/ch/de/search?query=9780143127741'],
    ['apple', 'GB', 'https://books.apple.com/gb/book/isbn9780143127741'],
    ['adlibris', 'FI', 'https://www.adlibris.com/fi/haku?q=9780143127741'],
    ['bol', 'BE', 'https://www.bol.com/be/nl/s/?searchtext=9780143127741'],
    ['gandhi', 'MX', 'https://www.gandhi.com.mx/9780143127741?_q=9780143127741&map=ft'],
  ] as const)('%s for a reader in %s: %s', (code, country, expected) => {
    expect(buildRetailerUrl(retailer(code), isbn13, country)).toBe(expected)
  })

  test('opens the first site for a country where the retailer does not sell', () => {
    expect(buildRetailerUrl(retailer('thalia'), isbn13, 'JP')).toBe(
      'https://www.thalia.de/suche?sq=9780143127741',
    )
  })

  test('uses different paths for Japanese and foreign books', () => {
    const kinokuniya = retailer('kinokuniya-jp')
    expect(buildRetailerUrl(kinokuniya, '9784894712058' as Isbn13, 'JP')).toBe(
      'https://www.kinokuniya.co.jp/f/dsg-01-9784894712058',
    )
    expect(buildRetailerUrl(kinokuniya, isbn13, 'JP')).toBe(
      'https://www.kinokuniya.co.jp/f/dsg-02-9780143127741',
    )
  })

  test.each(['whsmith', 'wordery', 'bookdepository', 'saraiva', 'hatchards'])(
    'has no link to %s',
    (code) => {
      expect(buildRetailerUrl(retailer(code), isbn13, 'GB')).toBeNull()
    },
  )
})

describe('listRetailerLinks', () => {
  const codes = (country: CountryCode | null) =>
    listRetailerLinks(isbn13, country).map(({ retailer }) => retailer)

  test("lists a country's own retailers first, then those from abroad, then international ones", () => {
    const inOrder = ['easons', 'waterstones', 'blackwells', 'kobo', 'apple']
    expect(codes('IE').filter((code) => inOrder.includes(code))).toEqual(inOrder)
    expect(codes('IE')[0]).toBe('easons')
    expect(codes('JP').slice(0, 2)).toEqual(['rakuten-books', 'kinokuniya-jp'])
  })

  test('lists no retailer that does not sell in the country', () => {
    expect(codes('IE')).not.toContain('bn')
    expect(codes('JP')).not.toContain('easons')
  })

  test('is empty if we know no retailer except Amazon', () => {
    expect(codes('MN')).toEqual([])
  })

  test('lists every retailer with a URL once without a country', () => {
    const linked = retailers.filter(({ isbnLink }) => isbnLink).map(({ code }) => code)
    expect(codes(null)).toEqual(linked)
    expect(linked.length).toBeGreaterThanOrEqual(58)
  })

  test('returns everything that a row shows', () => {
    expect(listRetailerLinks(isbn13, 'US')[0]).toEqual({
      retailer: 'bn',
      name: 'Barnes & Noble',
      countries: ['US'],
      formats: ['print', 'ebook', 'audio'],
      kind: 'product',
      url: 'https://www.barnesandnoble.com/w/?ean=9780143127741',
    })
  })

  test('contains no affiliate ID', () => {
    for (const { url } of listRetailerLinks(isbn13, null)) {
      expect(url).not.toMatch(/[?&](?:tag|at|affid|afid|aid|campid|ProvID|afiliado)=|\/a\//)
    }
  })
})
