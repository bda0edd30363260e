import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import { bookChannels, listProgramFields, readProgramIds } from '../affiliate/index.ts'
import { countryCodes } from '../countries/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { parseRetailerPage, type RetailerPage } from '../product-urls/index.ts'
import { findRetailerByCode, type Retailer, retailerHosts, retailers } from '../retailers/index.ts'
import {
  listRetailerRoutes,
  noRetailerPreferences,
  plainLink,
  type RoutableLink,
  resolveRetailerRoute,
  retailerIsbn,
} from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier
const retailer = (code: string) => findRetailerByCode(code) as Retailer
const page = (code: string, text: string) => parseRetailerPage(code, text) as RetailerPage

const print = plainLink(book('9780143127741'))
const kindle = plainLink(book('B00ICH9SAC'))
const withRetailers = (
  preferences: Partial<RoutableLink['retailers']>,
  link = print,
): RoutableLink => ({
  ...link,
  retailers: { ...noRetailerPreferences, ...preferences },
})
const codesOf = (link: RoutableLink, country: Parameters<typeof listRetailerRoutes>[1]) =>
  listRetailerRoutes(link, country).map((route) => route.retailer.code)

describe('resolveRetailerRoute', () => {
  test("opens a retailer's page or search, on the country's site", () => {
    expect(resolveRetailerRoute(print, retailer('waterstones'), 'GB')).toEqual({
      url: 'https://www.waterstones.com/book/9780143127741',
      retailer: retailer('waterstones'),
      kind: 'product',
      isOwnPage: false,
      isPaid: false,
    })
    expect(resolveRetailerRoute(print, retailer('fnac'), 'PT')).toMatchObject({
      url: 'https://www.fnac.pt/SearchResult/ResultList.aspx?Search=9780143127741',
      kind: 'search',
    })
    expect(resolveRetailerRoute(print, retailer('kobo'), 'CH')?.url).toBe(
      'https://www.kobo.com/ch/de/search?query=9780143127741',
    )
  })

  test("opens the owner's override, a URL or another ISBN", () => {
    const link = withRetailers({
      pages: {
        kobo: page('kobo', 'https://www.kobo.com/de/de/ebook/dune'),
        waterstones: page('waterstones', '9780306406157'),
      },
    })
    expect(resolveRetailerRoute(link, retailer('kobo'), 'US')).toEqual({
      url: 'https://www.kobo.com/de/de/ebook/dune',
      retailer: retailer('kobo'),
      kind: 'product',
      isOwnPage: true,
      isPaid: false,
    })
    expect(resolveRetailerRoute(link, retailer('waterstones'), 'GB')).toMatchObject({
      url: 'https://www.waterstones.com/book/9780306406157',
      isOwnPage: true,
    })
  })

  test('returns null for a book without an ISBN, unless the owner set a page', () => {
    expect(resolveRetailerRoute(kindle, retailer('waterstones'), 'GB')).toBeNull()
    expect(codesOf(kindle, null)).toEqual([])
    const url = 'https://www.kobo.com/de/de/ebook/dune'
    const link = withRetailers({ pages: { kobo: page('kobo', url) } }, kindle)
    expect(listRetailerRoutes(link, 'DE').map((route) => route.url)).toEqual([url])
  })

  test('returns null for retailers that closed or have no URL by ISBN', () => {
    for (const code of ['wordery', 'bookdepository', 'hatchards']) {
      expect(resolveRetailerRoute(print, retailer(code), 'GB')).toBeNull()
    }
  })

  test('still works for a retailer that is turned off, because readers have its URLs', () => {
    const link = withRetailers({ off: ['waterstones'] })
    expect(resolveRetailerRoute(link, retailer('waterstones'), 'GB')?.url).toBe(
      'https://www.waterstones.com/book/9780143127741',
    )
  })
})

describe("the owner's program IDs", () => {
  const owner = {
    isPremium: true,
    tags: {},
    programs: { 'bookshop-us': { affiliateId: '4711' } },
  }
  const paid = plainLink(book('9780143127741'), owner)

  test("are only on that retailer's links", () => {
    expect(resolveRetailerRoute(paid, retailer('bookshop-us'), 'US')).toMatchObject({
      url: 'https://bookshop.org/a/4711/9780143127741',
      isPaid: true,
    })
    expect(listRetailerRoutes(paid, null).filter(({ isPaid }) => isPaid)).toHaveLength(1)
  })

  test.each(bookChannels)('are on no link in the channel %s', (channel) => {
    expect(resolveRetailerRoute({ ...paid, channel }, retailer('bookshop-us'), 'US')).toMatchObject(
      { url: expect.not.stringContaining('4711'), isPaid: false },
    )
    expect(listRetailerRoutes({ ...paid, channel }, null).some(({ isPaid }) => isPaid)).toBe(false)
  })

  test('apply only while the owner has Premium', () => {
    const lapsed = { ...paid, owner: { ...owner, isPremium: false } }
    expect(resolveRetailerRoute(lapsed, retailer('bookshop-us'), 'US')).toMatchObject({
      url: 'https://bookshop.org/book/9780143127741',
      isPaid: false,
    })
    for (const link of [lapsed, print]) {
      expect(listRetailerRoutes(link, null).every(({ isPaid }) => !isPaid)).toBe(true)
    }
  })

  test("apply to the owner's other ISBN, but not to a URL that the program cannot name", () => {
    const other = withRetailers(
      { pages: { 'bookshop-us': page('bookshop-us', '9780306406157') } },
      paid,
    )
    expect(resolveRetailerRoute(other, retailer('bookshop-us'), 'US')?.url).toBe(
      'https://bookshop.org/a/4711/9780306406157',
    )
    const address = 'https://bookshop.org/p/books/dune/d3d3a597651ad2ab'
    const own = withRetailers({ pages: { 'bookshop-us': page('bookshop-us', address) } }, paid)
    expect(resolveRetailerRoute(own, retailer('bookshop-us'), 'US')).toMatchObject({
      url: address,
      isPaid: false,
    })
  })
})

describe('listRetailerRoutes', () => {
  test("lists a country's retailers in the usual order without settings", () => {
    expect(codesOf(print, 'IE').slice(0, 3)).toEqual(['easons', 'waterstones', 'blackwells'])
    expect(codesOf(print, 'MN')).toEqual([])
  })

  test("lists the owner's order first, then the others as usual", () => {
    const link = withRetailers({ order: ['kobo', 'bn', 'blackwells'] })
    expect(codesOf(link, 'IE').slice(0, 4)).toEqual(['kobo', 'blackwells', 'easons', 'waterstones'])
    expect([...codesOf(link, 'IE')].sort()).toEqual([...codesOf(print, 'IE')].sort())
  })

  test('omits what is turned off, even if it is in the order', () => {
    const link = withRetailers({ order: ['kobo'], off: ['kobo', 'easons'] })
    expect(codesOf(link, 'IE').slice(0, 2)).toEqual(['waterstones', 'blackwells'])
    expect(codesOf(link, null)).not.toContain('kobo')
    const nothing = withRetailers({ off: retailers.map(({ code }) => code) })
    expect(codesOf(nothing, null)).toEqual([])
  })
})

describe('retailerIsbn', () => {
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

  test("is the book's own ISBN, or that of the first edition with one", () => {
    expect(retailerIsbn(print)).toBe('9780143127741')
    expect(retailerIsbn(kindle)).toBeNull()
    expect(retailerIsbn({ ...kindle, editions: [hardcover, paperback] })).toBe('9780306406157')
  })

  test('skips an edition that is not sold in the country, if there is another', () => {
    const link: RoutableLink = { ...print, editions: [paperback, hardcover] }
    expect(retailerIsbn(link, 'US')).toBe('9780143127741')
    expect(retailerIsbn(link, 'GB')).toBe('9780306406157')
    expect(resolveRetailerRoute(link, retailer('waterstones'), 'GB')?.url).toBe(
      'https://www.waterstones.com/book/9780306406157',
    )
    expect(retailerIsbn({ ...print, editions: [paperback] }, 'GB')).toBe('9780143127741')
  })
})

/** The hosts of the networks' links. */
const networkHosts = [
  ...['www.anrdoezrs.net', 'www.awin1.com', 'prf.hn', 'goto.target.com', 'goto.walmart.com'],
  ...['affiliates.abebooks.com', 'partner.bol.com', 'hb.afl.rakuten.co.jp'],
  'click.linksynergy.com',
]

describe('for every retailer and random settings', () => {
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
    const own = text && parseRetailerPage(retailer.code, text)
    const given = listProgramFields(retailer).map((field) => [field, id])
    const ids = readProgramIds(retailer, Object.fromEntries(given))
    const programs = ids ? { [retailer.code]: ids } : {}
    const owned = plainLink(identifier, { isPremium, tags: {}, programs })
    return withRetailers({ pages: own ? { [retailer.code]: own } : {} }, owned)
  }

  test('S1 the host is its own or that of its network, and only a Premium owner earns', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(anyCase, (one) => {
        const route = resolveRetailerRoute(linkOf(one), one.retailer, one.country)
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
