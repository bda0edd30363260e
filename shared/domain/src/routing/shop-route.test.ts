import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import { listProgrammeFields, readProgrammeIds } from '../affiliate/index.ts'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { parseShopPage, type ShopPage } from '../product-urls/index.ts'
import { findRetailerByCode, type Retailer, retailerHosts, retailers } from '../retailers/index.ts'
import {
  listShopRoutes,
  noShopChoices,
  plainLink,
  type RoutableLink,
  resolveShopRoute,
  shopIsbn,
} from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier
const shop = (code: string) => findRetailerByCode(code) as Retailer
const page = (code: string, text: string) => parseShopPage(code, text) as ShopPage

const print = plainLink(book('9780143127741'))
const kindle = plainLink(book('B00ICH9SAC'))
const withShops = (shops: Partial<RoutableLink['shops']>, link = print): RoutableLink => ({
  ...link,
  shops: { ...noShopChoices, ...shops },
})
const codesOf = (link: RoutableLink, country: Parameters<typeof listShopRoutes>[1]) =>
  listShopRoutes(link, country).map(({ retailer }) => retailer)

describe('resolveShopRoute', () => {
  test('opens the page or the search of a shop, at the site of the country', () => {
    expect(resolveShopRoute(print, shop('waterstones'), 'GB')).toEqual({
      url: 'https://www.waterstones.com/book/9780143127741',
      retailer: 'waterstones',
      kind: 'product',
      isOwnPage: false,
      isPaid: false,
    })
    expect(resolveShopRoute(print, shop('fnac'), 'PT')).toMatchObject({
      url: 'https://www.fnac.pt/SearchResult/ResultList.aspx?Search=9780143127741',
      kind: 'search',
    })
    expect(resolveShopRoute(print, shop('kobo'), 'CH')?.url).toBe(
      'https://www.kobo.com/ch/de/search?query=9780143127741',
    )
  })

  test("opens the owner's own page, by address or by another ISBN", () => {
    const link = withShops({
      pages: {
        kobo: page('kobo', 'https://www.kobo.com/de/de/ebook/dune'),
        waterstones: page('waterstones', '9780306406157'),
      },
    })
    expect(resolveShopRoute(link, shop('kobo'), 'US')).toEqual({
      url: 'https://www.kobo.com/de/de/ebook/dune',
      retailer: 'kobo',
      kind: 'product',
      isOwnPage: true,
      isPaid: false,
    })
    expect(resolveShopRoute(link, shop('waterstones'), 'GB')).toMatchObject({
      url: 'https://www.waterstones.com/book/9780306406157',
      isOwnPage: true,
    })
  })

  test('has nothing to say for a book without an ISBN, but for the pages of its owner', () => {
    expect(resolveShopRoute(kindle, shop('waterstones'), 'GB')).toBeNull()
    expect(codesOf(kindle, null)).toEqual([])
    const url = 'https://www.kobo.com/de/de/ebook/dune'
    const link = withShops({ pages: { kobo: page('kobo', url) } }, kindle)
    expect(listShopRoutes(link, 'DE').map((route) => route.url)).toEqual([url])
  })

  test('has nothing to say for shops that are gone or have no address by ISBN', () => {
    for (const code of ['wordery', 'bookdepository', 'hatchards']) {
      expect(resolveShopRoute(print, shop(code), 'GB')).toBeNull()
    }
  })

  test('answers for a shop that is switched off: its addresses are out in the world', () => {
    const link = withShops({ off: ['waterstones'] })
    expect(resolveShopRoute(link, shop('waterstones'), 'GB')?.url).toBe(
      'https://www.waterstones.com/book/9780143127741',
    )
  })
})

describe("the owner's numbers", () => {
  const owner = {
    isPremium: true,
    tags: {},
    programmes: { 'bookshop-us': { affiliateId: '4711' } },
  }
  const paid = plainLink(book('9780143127741'), owner)

  test('are on the links of that shop alone', () => {
    expect(resolveShopRoute(paid, shop('bookshop-us'), 'US')).toMatchObject({
      url: 'https://bookshop.org/a/4711/9780143127741',
      isPaid: true,
    })
    expect(listShopRoutes(paid, null).filter(({ isPaid }) => isPaid)).toHaveLength(1)
  })

  test('apply only while the owner is premium', () => {
    const lapsed = { ...paid, owner: { ...owner, isPremium: false } }
    expect(resolveShopRoute(lapsed, shop('bookshop-us'), 'US')).toMatchObject({
      url: 'https://bookshop.org/book/9780143127741',
      isPaid: false,
    })
    for (const link of [lapsed, print]) {
      expect(listShopRoutes(link, null).every(({ isPaid }) => !isPaid)).toBe(true)
    }
  })

  test('pay for another ISBN of the owner, and not for an address that the programme cannot name', () => {
    const other = withShops(
      { pages: { 'bookshop-us': page('bookshop-us', '9780306406157') } },
      paid,
    )
    expect(resolveShopRoute(other, shop('bookshop-us'), 'US')?.url).toBe(
      'https://bookshop.org/a/4711/9780306406157',
    )
    const address = 'https://bookshop.org/p/books/dune/d3d3a597651ad2ab'
    const own = withShops({ pages: { 'bookshop-us': page('bookshop-us', address) } }, paid)
    expect(resolveShopRoute(own, shop('bookshop-us'), 'US')).toMatchObject({
      url: address,
      isPaid: false,
    })
  })
})

describe('listShopRoutes', () => {
  test('has the shops of a country as always when the owner decided nothing', () => {
    expect(codesOf(print, 'IE').slice(0, 3)).toEqual(['easons', 'waterstones', 'blackwells'])
    expect(codesOf(print, 'MN')).toEqual([])
  })

  test("has the owner's order first, then the rest as always", () => {
    const link = withShops({ order: ['kobo', 'bn', 'blackwells'] })
    expect(codesOf(link, 'IE').slice(0, 4)).toEqual(['kobo', 'blackwells', 'easons', 'waterstones'])
    expect([...codesOf(link, 'IE')].sort()).toEqual([...codesOf(print, 'IE')].sort())
  })

  test('leaves out what is switched off, also when it is in the order', () => {
    const link = withShops({ order: ['kobo'], off: ['kobo', 'easons'] })
    expect(codesOf(link, 'IE').slice(0, 2)).toEqual(['waterstones', 'blackwells'])
    expect(codesOf(link, null)).not.toContain('kobo')
    const nothing = withShops({ off: retailers.map(({ code }) => code) })
    expect(codesOf(nothing, null)).toEqual([])
  })
})

describe('shopIsbn', () => {
  const paperback = {
    format: 'paperback',
    identifier: book('9780143127741'),
    notSoldIn: ['GB'],
  } as const
  const hardcover = {
    format: 'hardcover',
    identifier: book('9780306406157'),
    notSoldIn: [],
  } as const

  test("is the book's own, or that of its first edition with one", () => {
    expect(shopIsbn(print)).toBe('9780143127741')
    expect(shopIsbn(kindle)).toBeNull()
    expect(shopIsbn({ ...kindle, editions: [hardcover, paperback] })).toBe('9780306406157')
  })

  test('passes over an edition that is marked in the country, as long as there is another', () => {
    const link: RoutableLink = { ...print, editions: [paperback, hardcover] }
    expect(shopIsbn(link, 'US')).toBe('9780143127741')
    expect(shopIsbn(link, 'GB')).toBe('9780306406157')
    expect(resolveShopRoute(link, shop('waterstones'), 'GB')?.url).toBe(
      'https://www.waterstones.com/book/9780306406157',
    )
    expect(shopIsbn({ ...print, editions: [paperback] }, 'GB')).toBe('9780143127741')
  })
})

/** Where programmes lead readers through. */
const networkHosts = [
  ...['www.anrdoezrs.net', 'www.awin1.com', 'prf.hn', 'goto.target.com', 'goto.walmart.com'],
  ...['affiliates.abebooks.com', 'partner.bol.com', 'hb.afl.rakuten.co.jp'],
]

describe('for every shop, whatever its owner gave', () => {
  const texts = readFixtureJson<{ url: string; retailer: string }[]>('retailer-urls.json')
  const anyPage = (code: string) => {
    const own = texts.filter(({ retailer }) => retailer === code).map(({ url }) => url)
    return fc.constantFrom(undefined, '9780306406157', 'https://evil.example/9780143127741', ...own)
  }
  const anyCase = fc.constantFrom(...retailers).chain((retailer) =>
    fc.record({
      retailer: fc.constant(retailer),
      text: anyPage(retailer.code),
      id: fc.constantFrom('4711', 'a.b_c-d', '..', 'x/../../y', 'https://evil.example', '{url}'),
      isPremium: fc.boolean(),
      country: fc.option(fc.constantFrom(...countryCodes)),
      book: fc.constantFrom(print, kindle),
    }),
  )

  type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never

  function linkOf({ retailer, text, id, isPremium, book: { identifier } }: Case): RoutableLink {
    const own = text && parseShopPage(retailer.code, text)
    const given = listProgrammeFields(retailer).map((field) => [field, id])
    const ids = readProgrammeIds(retailer, Object.fromEntries(given))
    const programmes = ids ? { [retailer.code]: ids } : {}
    const owned = plainLink(identifier, { isPremium, tags: {}, programmes })
    return withShops({ pages: own ? { [retailer.code]: own } : {} }, owned)
  }

  test('S1 the host is its own or its network, and only a premium owner is paid', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(anyCase, (one) => {
        const route = resolveShopRoute(linkOf(one), one.retailer, one.country)
        if (!route) return
        const { host, protocol } = new URL(route.url)
        expect(protocol).toBe('https:')
        const own = retailerHosts(one.retailer)
        expect(route.isPaid ? [...own, ...networkHosts] : own).toContain(host)
        const mayEarn = one.isPremium && ['4711', 'a.b_c-d'].includes(one.id)
        expect(route.isPaid && !mayEarn).toBe(false)
        kinds.add(`${route.isPaid} ${route.isOwnPage} ${route.kind}`)
      }),
      { numRuns: 5000 },
    )
    expect(kinds.size).toBe(8)
  })
})
