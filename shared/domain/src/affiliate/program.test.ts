import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Isbn13 } from '../identifiers/index.ts'
import {
  buildRetailerUrl,
  findRetailerByCode,
  type Retailer,
  retailerHosts,
  retailers,
} from '../retailers/index.ts'
import {
  buildProgramUrl,
  isProgramId,
  listProgramFields,
  type ProgramIds,
  readProgramIds,
} from './index.ts'

const isbn13 = '9780143127741' as Isbn13
const retailer = (code: string) => findRetailerByCode(code) as Retailer
const pageAt = (retailer: Retailer) => buildRetailerUrl(retailer, isbn13, null) ?? ''
const withProgram = retailers.filter((retailer) => listProgramFields(retailer).length > 0)

/**
 * For each program its IDs, and the link to the book's page at the retailer that they result in.
 */
const expectedLinks: readonly (readonly [string, Record<string, string>, string])[] = [
  [
    'bn',
    { publisherId: '7654321', adId: '13725100' },
    'https://www.anrdoezrs.net/click-7654321-13725100?url=https%3A%2F%2Fwww.barnesandnoble.com%2Fw%2F%3Fean%3D9780143127741&sid=everyshelf',
  ],
  [
    'bam',
    { publisherId: '7654321', adId: '10747236' },
    'https://www.anrdoezrs.net/click-7654321-10747236?url=https%3A%2F%2Fwww.booksamillion.com%2Fp%2F9780143127741&sid=everyshelf',
  ],
  ['bookshop-us', { affiliateId: '4711' }, 'https://bookshop.org/a/4711/9780143127741'],
  ['bookshop-uk', { affiliateId: '4711' }, 'https://uk.bookshop.org/a/4711/9780143127741'],
  [
    'target',
    { partnerId: '123456', adId: '81938' },
    'https://goto.target.com/c/123456/81938/2092?u=https%3A%2F%2Fwww.target.com%2Fs%3FsearchTerm%3D9780143127741&subId1=everyshelf',
  ],
  [
    'walmart',
    { partnerId: '123456', adId: '565706' },
    'https://goto.walmart.com/c/123456/565706/9383?u=https%3A%2F%2Fwww.walmart.com%2Fsearch%3Fq%3D9780143127741&subId1=everyshelf',
  ],
  [
    'thriftbooks',
    { camref: '1011lABcd' },
    'https://prf.hn/click/camref:1011lABcd/pubref:everyshelf/destination:https%3A%2F%2Fwww.thriftbooks.com%2Fbrowse%2F%3Fb.search%3D9780143127741',
  ],
  [
    'waterstones',
    { publisherId: '45678' },
    'https://www.awin1.com/cread.php?awinmid=3787&awinaffid=45678&clickref=everyshelf&ued=https%3A%2F%2Fwww.waterstones.com%2Fbook%2F9780143127741',
  ],
  [
    'indigo',
    { publisherId: '7654321', adId: '10747236' },
    'https://www.anrdoezrs.net/click-7654321-10747236?url=https%3A%2F%2Fwww.indigo.ca%2Fen-ca%2Fsearch%3Fq%3D9780143127741',
  ],
  [
    'casadellibro',
    { publisherId: '45678' },
    'https://www.awin1.com/cread.php?awinmid=21491&awinaffid=45678&clickref=everyshelf&ued=https%3A%2F%2Fwww.casadellibro.com%2F%3Fquery%3D9780143127741',
  ],
  [
    'bol',
    { siteId: '1234567' },
    'https://partner.bol.com/click/click?p=2&t=url&s=1234567&f=TXL&url=https%3A%2F%2Fwww.bol.com%2Fnl%2Fnl%2Fs%2F%3Fsearchtext%3D9780143127741&name=everyshelf&subid=everyshelf',
  ],
  [
    'flipkart',
    { affiliateId: 'ada-lovelace' },
    'https://www.flipkart.com/search?q=9780143127741&affid=ada-lovelace',
  ],
  [
    'rakuten-books',
    { affiliateId: '0f1a2b3c.4d5e6f7a.8b9c0d1e.2f3a4b5c' },
    'https://hb.afl.rakuten.co.jp/hgc/0f1a2b3c.4d5e6f7a.8b9c0d1e.2f3a4b5c/?pc=https%3A%2F%2Fbooks.rakuten.co.jp%2Fsearch%3Fsitem%3D9780143127741&m=https%3A%2F%2Fbooks.rakuten.co.jp%2Fsearch%3Fsitem%3D9780143127741',
  ],
  [
    'bwb',
    { publisherId: '7654321' },
    'https://www.anrdoezrs.net/links/7654321/type/dlg/sid/everyshelf/https://www.betterworldbooks.com/product/detail/9780143127741',
  ],
  [
    'alibris',
    { publisherId: 'AbCdEf12345', merchantId: '2653' },
    'https://click.linksynergy.com/deeplink?id=AbCdEf12345&mid=2653&murl=https%3A%2F%2Fwww.alibris.com%2Fbooksearch%3Fisbn%3D9780143127741&u1=everyshelf',
  ],
  [
    'abebooks',
    { partnerId: '123456', adId: '56789' },
    'https://affiliates.abebooks.com/c/123456/56789/2029?u=https%3A%2F%2Fwww.abebooks.com%2Fservlet%2FSearchResults%3Fisbn%3D9780143127741',
  ],
  [
    'kobo',
    { publisherId: 'AbCdEf12345', merchantId: '37217' },
    'https://click.linksynergy.com/deeplink?id=AbCdEf12345&mid=37217&murl=https%3A%2F%2Fwww.kobo.com%2Fus%2Fen%2Fsearch%3Fquery%3D9780143127741&u1=everyshelf',
  ],
  [
    'apple',
    { affiliateToken: '11l1234' },
    'https://books.apple.com/us/book/isbn9780143127741?at=11l1234&ct=everyshelf',
  ],
  [
    'librofm',
    { publisherId: '45678' },
    'https://www.awin1.com/cread.php?awinmid=25361&awinaffid=45678&clickref=everyshelf&ued=https%3A%2F%2Flibro.fm%2Fsearch%3Fq%3D9780143127741',
  ],
]

describe('each program', () => {
  test('is in this table, in the order of the registry', () => {
    expect(withProgram.map(({ code }) => code)).toEqual(expectedLinks.map(([code]) => code))
  })

  test.each(expectedLinks)('%s has its own IDs and builds its link from them', (code, ids, url) => {
    expect(listProgramFields(retailer(code))).toEqual(Object.keys(ids))
    expect(buildProgramUrl(retailer(code), pageAt(retailer(code)), isbn13, ids)).toBe(url)
    expect(new URL(url).href).toBe(url)
  })

  test.each(expectedLinks)('%s builds no link from missing or invalid IDs', (code, ids) => {
    const build = (ids: ProgramIds[string]) =>
      buildProgramUrl(retailer(code), pageAt(retailer(code)), isbn13, ids)
    expect(build(undefined)).toBeNull()
    expect(build({})).toBeNull()
    for (const field of Object.keys(ids)) {
      for (const value of ['', ' ', '..', '4711/..', 'a?b', 'a&b=c', '{url}', 'é']) {
        expect(build({ ...ids, [field]: value }), `${field}=${value}`).toBeNull()
      }
    }
  })
})

describe('a retailer without IDs to enter', () => {
  test.each([
    ['foyles', 'we know no program'],
    ['empik', 'its link contains the page in base64, which we do not support'],
    ['audible', 'its program applies to the Amazon page'],
    ['ebay', 'we do not know its link template'],
  ])('%s: %s', (code) => {
    expect(listProgramFields(retailer(code))).toEqual([])
    expect(
      readProgramIds(retailer(code), { affiliateId: '4711', publisherId: '1' }),
    ).toBeUndefined()
    expect(
      buildProgramUrl(retailer(code), pageAt(retailer(code)), isbn13, { affiliateId: '1' }),
    ).toBeNull()
  })
})

describe('readProgramIds', () => {
  test('picks the IDs that the program needs and drops the others', () => {
    expect(
      readProgramIds(retailer('bam'), {
        publisherId: '7',
        adId: '8',
        camref: 'x',
        url: 'https://x',
      }),
    ).toEqual({ publisherId: '7', adId: '8' })
  })

  test.each([
    [{}],
    [{ publisherId: '7' }],
    [{ publisherId: '7', adId: null }],
    [{ publisherId: 7, adId: 8 }],
    [{ publisherId: ['7'], adId: '8' }],
    [{ publisherId: '7', adId: 'x'.repeat(65) }],
    [JSON.parse('{"__proto__":{"publisherId":"7","adId":"8"}}')],
  ])('rejects %j', (values) => {
    expect(readProgramIds(retailer('bam'), values)).toBeUndefined()
  })
})

test('an ID has letters, digits, dots, hyphens and underscores, and begins with a letter or digit', () => {
  for (const id of ['4711', 'a', '1011lABcd', 'ada-lovelace', 'a.b_c', 'x'.repeat(64)]) {
    expect(isProgramId(id), id).toBe(true)
  }
  for (const id of [
    '',
    '.',
    '..',
    '-a',
    '_a',
    'a b',
    'a/b',
    'a%2F',
    'a\n',
    '\uFF14\uFF17',
    'x'.repeat(65),
  ]) {
    expect(isProgramId(id), id).toBe(false)
  }
})

describe("buildProgramUrl for an owner's page", () => {
  test('adds the ID to the query of the page', () => {
    const url = 'https://books.apple.com/us/book/id1?l=de'
    expect(buildProgramUrl(retailer('apple'), url, null, { affiliateToken: '11l1' })).toBe(
      'https://books.apple.com/us/book/id1?l=de&at=11l1&ct=everyshelf',
    )
    const plain = 'https://www.flipkart.com/dune/p/itm1'
    expect(buildProgramUrl(retailer('flipkart'), plain, null, { affiliateId: 'ada' })).toBe(
      'https://www.flipkart.com/dune/p/itm1?affid=ada',
    )
  })

  test("returns null if the program's link names an ISBN instead of the page", () => {
    const url = 'https://bookshop.org/p/books/dune/d3d3a597651ad2ab'
    expect(buildProgramUrl(retailer('bookshop-us'), url, null, { affiliateId: '4711' })).toBeNull()
  })
})

/** In addition to the retailer's own hosts. A new network needs a line here. */
const networkHosts = [
  'www.anrdoezrs.net',
  'www.awin1.com',
  'click.linksynergy.com',
  'prf.hn',
  'goto.target.com',
  'goto.walmart.com',
  'affiliates.abebooks.com',
  'partner.bol.com',
  'hb.afl.rakuten.co.jp',
]

describe('S1 with random IDs', () => {
  const anyRetailer = fc.constantFrom(...withProgram)
  const goodId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)
  const idsOf = (retailer: Retailer, id: fc.Arbitrary<string>) =>
    fc.record(Object.fromEntries(listProgramFields(retailer).map((field) => [field, id])))

  test('the host is that of the retailer or its network, and no ID changes the path or query', () => {
    fc.assert(
      fc.property(
        anyRetailer.chain((retailer) => fc.tuple(fc.constant(retailer), idsOf(retailer, goodId))),
        ([retailer, ids]) => {
          const page = pageAt(retailer)
          const text = buildProgramUrl(retailer, page, isbn13, ids) ?? ''
          const url = new URL(text)
          expect(url.href).toBe(text)
          expect([...networkHosts, ...retailerHosts(retailer)]).toContain(url.host)
          expect([url.protocol, url.username, url.password, url.hash]).toEqual([
            'https:',
            '',
            '',
            '',
          ])
          const ones = Object.fromEntries(Object.keys(ids).map((field) => [field, '1']))
          const usual = new URL(buildProgramUrl(retailer, page, isbn13, ones) ?? '')
          expect(url.pathname.split('/')).toHaveLength(usual.pathname.split('/').length)
          expect([...url.searchParams.keys()]).toEqual([...usual.searchParams.keys()])
        },
      ),
      { numRuns: 3000 },
    )
  })

  test('buildProgramUrl builds a link only from valid IDs', () => {
    const anyId = fc.oneof(goodId, fc.string({ unit: 'binary' }), fc.webPath(), fc.constant('..'))
    fc.assert(
      fc.property(
        anyRetailer.chain((retailer) => fc.tuple(fc.constant(retailer), idsOf(retailer, anyId))),
        ([retailer, ids]) => {
          const isValid = Object.values(ids).every(isProgramId)
          expect(buildProgramUrl(retailer, pageAt(retailer), isbn13, ids) !== null).toBe(isValid)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
