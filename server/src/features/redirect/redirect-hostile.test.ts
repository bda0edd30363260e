import { marketplaceCodes, marketplaceHost } from '@everyshelf/domain/marketplaces'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { headerOf, type RawRequest, type RawResponse } from '../../testing/raw-client.ts'
import { createRedirectApp, type RedirectApp, readTags } from '../../testing/redirect-app.ts'

const hosts = new Set(marketplaceCodes.map(marketplaceHost))
const tagsThatMayAppear = new Set([null, 'shelf-20', 'shelf-21', 'shelfde-21', 'ada-20', 'ada-21'])

let app: RedirectApp

beforeAll(async () => {
  app = await createRedirectApp()
  await app.outside.addOwner({
    affiliateTags: toJsonText(readTags({ us: 'ada-20', de: 'ada-21' })),
    premiumUntil: '2099-01-01T00:00:00.000Z',
  })
  await app.outside.addLink({})
}, 30_000)
afterAll(() => app.close())

/** Printed when a test fails, to run the same requests again. */
const seed = Number.parseInt(String(Date.now()).slice(-9), 10)

function sample<T>(arbitrary: fc.Arbitrary<T>, numRuns: number): T[] {
  return fc.sample(arbitrary, { seed, numRuns })
}

const names = [
  ...['isbn', 'userId', 'country', 'aff', 'tag', 'link', 'format'],
  ...['url', 'to', 'next', 'redirect', 'host'],
  ...[
    'global_link',
    'globalLink',
    'marketplace',
    'domain',
    'id',
    'slug',
    '__proto__',
    'utm_source',
  ],
]
const values = fc.oneof(
  fc.constantFrom(
    ...['9780143127741', '0143127748', 'B00ICH9SAC', '9798886451740', 'adaadaadaada2345'],
    ...['https://evil.test/', '//evil.test', 'evil.test', 'amazon.com.evil.test', '@evil.test'],
    ...[
      'thief-20',
      '1',
      'hardcover',
      'DE',
      'gb',
      'zz',
      '../../x',
      'a%0d%0aLocation: https://evil.test',
      '',
    ],
    ...['\u0000', '9780143127741#@evil.test', '0143127748?tag=thief-20', '０１４３１２７７４８'],
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

const query = fc
  .uniqueArray(fc.constantFrom(...names), { maxLength: 7 })
  .chain((chosen) =>
    fc.tuple(
      fc.constantFrom('9780143127741', 'B00ICH9SAC', undefined),
      ...chosen.map((name) => values.map((value) => [name, value] as const)),
    ),
  )
  .map(([isbn, ...pairs]) => {
    const all = isbn
      ? [['isbn', isbn] as const, ...pairs.filter(([name]) => name !== 'isbn')]
      : pairs
    return all.map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
    )
  })
  .map((parts) => parts.join('&'))

const target = fc
  .tuple(fc.constantFrom('/redirect', '/redirect/', '/go/h7kq2mw', '/go/H7KQ2MW/'), query)
  .map(([path, text]) => `${path}?${text}`)

const header = fc.constantFrom(
  'X-Country: DE',
  'X-Country: evil.test',
  'X-Forwarded-For: 192.0.2.2',
  'X-Forwarded-For: <script>, 192.0.2.1',
  'X-Forwarded-Host: evil.test',
  'Accept-Language: fr-CH, de;q=0.5',
  'Accept-Language: ****;q=;;,,',
  'Referer: https://evil.test/?a=%0d%0a',
  'User-Agent: Mozilla/5.0',
)

const request = fc
  .record({ target, headers: fc.uniqueArray(header, { maxLength: 4 }) })
  .map((made): RawRequest => made)

describe(`10,000 requests of seed ${seed}`, () => {
  let responses: readonly RawResponse[] = []

  beforeAll(async () => {
    responses = await app.send(sample(request, 10_000))
  }, 120_000)

  const redirects = () => responses.filter(({ status }) => status === 302)
  const locations = () =>
    redirects().map((response) => new URL(headerOf(response, 'location') ?? ''))

  it('S1 redirect only to known hosts, by https, without user or port', () => {
    expect(redirects().length).toBeGreaterThan(2000)
    for (const { protocol, host, username, password, port, hash } of locations()) {
      expect(hosts).toContain(host)
      expect([protocol, username, password, port, hash]).toEqual(['https:', '', '', '', ''])
    }
  })

  it('S1 redirect only to a product page or a search in a store', () => {
    for (const { pathname, searchParams } of locations()) {
      expect(pathname).toMatch(/^\/(?:dp\/[A-Z0-9]{10}|s)$/)
      expect([...searchParams.keys()].filter((key) => !['tag', 'k', 'i'].includes(key))).toEqual([])
    }
  })

  it('S2 carry the owner’s tag, the service’s or none', () => {
    const tags = new Set(locations().map(({ searchParams }) => searchParams.get('tag')))
    expect([...tags].filter((tag) => !tagsThatMayAppear.has(tag))).toEqual([])
    expect(tags.size).toBeGreaterThan(2)
  })

  it('S4 have our headers, each once', () => {
    const allowed = new Set([
      ...['location', 'x-click', 'cache-control', 'x-robots-tag', 'referrer-policy'],
      ...['content-length', 'date', 'connection', 'keep-alive'],
    ])
    for (const { headers } of redirects()) {
      const sent = headers.map(([name]) => name)
      expect(new Set(sent).size).toBe(sent.length)
      expect(sent.filter((name) => !allowed.has(name))).toEqual([])
    }
  })

  it('R44 are all answered, and none with a server error', () => {
    expect(responses).toHaveLength(10_000)
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302, 400, 404]))
  })

  it('R44 every redirect is recorded', async () => {
    expect(await app.outside.listHits()).toHaveLength(redirects().length)
  }, 120_000)
})

describe('S2 a tag in the URL', () => {
  test.each([
    [
      'another’s',
      '/redirect?isbn=9780143127741&userId=adaadaadaada2345&aff=1&tag=thief-20',
      'ada-21',
    ],
    ['another’s, with no owner', '/redirect?isbn=9780143127741&aff=1&tag=thief-20', 'shelfde-21'],
    [
      'the owner’s own',
      '/redirect?isbn=9780143127741&userId=adaadaadaada2345&aff=1&tag=ada-21',
      'ada-21',
    ],
    [
      'the owner’s of another store',
      '/redirect?isbn=9780143127741&userId=adaadaadaada2345&tag=ada-20',
      'ada-21',
    ],
    ['one that is none', '/go/h7kq2mw?tag=%22%3E%3Cscript%3E', 'ada-21'],
  ])('%s changes nothing', async (_whose, link, tag) => {
    const response = await app.open(link, ['X-Country: DE'])
    expect(headerOf(response, 'location')).toBe(`https://www.amazon.de/dp/0143127748?tag=${tag}`)
  })
})

describe('S4 bytes on the wire', () => {
  const attacks = [
    '%0d%0aX-Evil:%201',
    '%0D%0ASet-Cookie:%20a=b',
    '%E5%98%8A%E5%98%8DX-Evil:%201',
    '%00',
    '\u00ff\u00fe',
    '%',
    '%zz',
    '"\'<>`{}|\\^',
    '../'.repeat(100),
  ]
  test.each(
    attacks.flatMap((attack) => [
      `/redirect?isbn=${attack}`,
      `/redirect?isbn=9780143127741${attack}`,
      `/redirect?isbn=9780143127741&tag=${attack}`,
      `/redirect?isbn=9780143127741&country=${attack}`,
      `/redirect?isbn=9780143127741&userId=${attack}`,
      `/go/${attack}`,
      `/go/h7kq2mw?country=${attack}`,
    ]),
  )('%s', async (link) => {
    const response = await app.open(link)
    expect([302, 400, 404]).toContain(response.status)
    const sent = response.headers.map(([name]) => name)
    expect(sent).not.toContain('x-evil')
    expect(sent).not.toContain('set-cookie')
  })

  it('the parser refuses a line break in the request line', async () => {
    const [response] = await app.send([
      { target: '/redirect?isbn=9780143127741\r\nX-Evil: 1\r\nX-Rest:' },
    ])
    expect(response?.headers.map(([name]) => name)).not.toContain('x-evil')
  })
})

describe('S5 a repeated parameter', () => {
  const odd = ['isbn', 'userId', 'country', 'aff', 'tag', 'link', 'format'].flatMap((name) => [
    `/redirect?isbn=9780143127741&${name}[]=a`,
    `/redirect?isbn=9780143127741&${name}[a]=a`,
  ])
  test.each([
    ...odd,
    '/redirect?isbn=9780143127741&__proto__=x',
    '/redirect?isbn=9780143127741&isbn=9780441172719',
    '/redirect?isbn=9780143127741&userId=a&userId=b',
    '/out/kobo/9780143127741?link=h7kq2mw&link=badrows',
  ])('%s gets the page for a link that cannot be read', async (link) => {
    const response = await app.open(link)
    expect(response.status).toBe(400)
    expect(response.body).toContain('This link is damaged')
  })

  test.each([
    ['/redirect?isbn=9780143127741&country=a&country=DE&country=GB', 'www.amazon.de'],
    ['/redirect?isbn=9780143127741&aff=a&aff=b&country=DE', 'www.amazon.de'],
    ['/redirect?isbn=9780143127741&tag=a&tag=b&country=DE', 'www.amazon.de'],
    ['/redirect?isbn=9780143127741&link=a&link=b&country=DE', 'www.amazon.de'],
    ['/go/h7kq2mw?country=DE&country=GB', 'www.amazon.de'],
    ['/go/h7kq2mw?format=kindle&format=hardcover&country=DE', 'www.amazon.de'],
  ])('%s leads on by its first known value', async (link, host) => {
    const response = await app.open(link)
    expect(new URL(headerOf(response, 'location') ?? '').host).toBe(host)
  })
})

describe('S12 stored values', () => {
  it('never put URLs or invalid tags into a Location header', async () => {
    await app.outside.addLink({
      id: 'link-bad-rows',
      slug: 'badrows' as never,
      ownerId: 'user-eve',
      identifier: '9780143127741',
      settings:
        '{"overrides":{"de":"https://evil.test","us":{"a":1},"xx":"9780306406157"},"excluded":["evil.test",7,null,"fr"],"retailers":{"pages":{"kobo":"https://evil.test/ebook/x","thalia":"https://www.kobo.com/us/en/ebook/dune","google":"javascript:alert(1)"}},"editions":[{"format":"kindle","identifier":"//evil.test","notSoldIn":[]}]}',
    })
    await app.outside.addOwner({
      userId: 'user-eve',
      publicId: 'eveeveeveeve2345' as never,
      affiliateTags: '{"de":"a&x=1\\r\\nX: 1","us":"","uk":7,"__proto__":"x-20"}' as never,
      premiumUntil: '2099-01-01T00:00:00.000Z',
    })
    const responses = await Promise.all(
      ['DE', 'US', 'GB', 'FR'].map((country) => app.open(`/go/badrows?country=${country}`)),
    )
    expect(responses.map((response) => headerOf(response, 'location'))).toEqual([
      'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
      'https://www.amazon.com/dp/0143127748?tag=shelf-20',
      'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21',
      'https://www.amazon.com/dp/0143127748?tag=shelf-20',
    ])
    const redirects = await Promise.all(
      ['kobo', 'thalia', 'google'].map((retailer) =>
        app.open(`/out/${retailer}/9780143127741?country=DE&link=badrows`),
      ),
    )
    expect(redirects.map((response) => new URL(headerOf(response, 'location') ?? '').host)).toEqual(
      ['www.kobo.com', 'www.thalia.de', 'play.google.com'],
    )
  })

  it('that name no book are not a link', async () => {
    await app.outside.addLink({
      id: 'link-no-book',
      slug: 'nobook2' as never,
      ownerId: 'user-eve',
      identifier: 'https://evil.test',
    })
    expect((await app.open('/go/nobook2')).status).toBe(404)
  })
})
