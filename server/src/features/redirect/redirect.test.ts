import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { limitRules } from '../../http/limits/rate-limits.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { headerOf } from '../../testing/raw-client.ts'
import {
  chrome,
  createRedirectApp,
  locationOf,
  type RedirectApp,
  readTags,
} from '../../testing/redirect-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString()
}

describe.each(databaseKinds)('redirects on %s', (kind) => {
  let app: RedirectApp

  beforeAll(async () => {
    app = await createRedirectApp({ kind })
    const { outside } = app
    await outside.addOwner({
      userId: 'user-ada',
      publicId: 'adaadaadaada2345' as never,
      affiliateTags: toJsonText(readTags({ us: 'ada-20', de: 'ada-21' })),
      premiumUntil: daysFromNow(20),
    })
    await outside.addOwner({
      userId: 'user-bob',
      publicId: 'bobbobbobbob2345' as never,
      affiliateTags: toJsonText(readTags({ us: 'bob-20' })),
      premiumUntil: daysFromNow(-1),
    })
    await outside.addLink({ id: 'link-ada', slug: 'h7kq2mw' as never })
    await outside.addLink({
      id: 'link-orphan',
      slug: 'orphan2' as never,
      ownerId: null,
      identifier: 'B00ICH9SAC',
    })
    await outside.addLink({
      id: 'link-special',
      slug: 'special' as never,
      identifier: '9798886451740',
      settings: '{"defaultCountry":"IT","excluded":["de"],"overrides":{"uk":"0306406152"}}',
    })
  }, 60_000)
  afterAll(() => app.close())

  test.each([
    ['US', 'en-us', 'https://www.amazon.com/dp/0143127748?tag=shelf-20'],
    ['GB', 'en-gb', 'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21'],
    ['CA', 'fr-ca', 'https://www.amazon.ca/dp/0143127748'],
    ['DE', 'de-de', 'https://www.amazon.de/dp/0143127748?tag=shelfde-21'],
    ['AT', 'de-at', 'https://www.amazon.de/dp/0143127748?tag=shelfde-21'],
    ['CH', 'de-ch', 'https://www.amazon.de/dp/0143127748?tag=shelfde-21'],
    ['CH', 'fr-ch', 'https://www.amazon.fr/dp/0143127748'],
    ['CH', 'it-ch', 'https://www.amazon.it/dp/0143127748'],
    ['LU', 'fr-lu', 'https://www.amazon.fr/dp/0143127748'],
    ['FR', 'fr-fr', 'https://www.amazon.fr/dp/0143127748'],
    ['ES', 'es-es', 'https://www.amazon.es/dp/0143127748'],
    ['IT', 'it-it', 'https://www.amazon.it/dp/0143127748'],
    ['JP', 'ja-jp', 'https://www.amazon.co.jp/dp/0143127748'],
    ['IN', 'hi-in', 'https://www.amazon.in/dp/0143127748'],
    ['BR', 'pt-br', 'https://www.amazon.com.br/dp/0143127748'],
    ['MX', 'es-mx', 'https://www.amazon.com.mx/dp/0143127748'],
    ['AU', 'en-au', 'https://www.amazon.com.au/dp/0143127748?tag=shelf-20'],
    ['NZ', 'en-nz', 'https://www.amazon.com.au/dp/0143127748?tag=shelf-20'],
    ['IE', 'en-ie', 'https://www.amazon.ie/dp/0143127748'],
    ['NL', 'nl-nl', 'https://www.amazon.nl/dp/0143127748'],
    ['BE', 'fr-be', 'https://www.amazon.com.be/dp/0143127748'],
    ['XX', 'en', 'https://www.amazon.com/dp/0143127748?tag=shelf-20'],
  ])('a reader in %s who speaks %s lands at %s', async (country, language, location) => {
    const headers = [`X-Country: ${country}`, `Accept-Language: ${language}`]
    const response = await app.open('/redirect?isbn=9780143127741', headers)
    expect(response.status).toBe(302)
    expect(locationOf(response)).toBe(location)
  })

  test.each([
    ['&format=paperback', 'SE', 'https://www.amazon.se/dp/B0CRQLM5V7'],
    ['&format=hardcover', 'PL', 'https://www.amazon.pl/dp/B0CRQLM5V7'],
    ['&format=kindle', 'SE', 'https://www.amazon.com/dp/B0CRQLM5V7?tag=shelf-20'],
    ['&format=papyrus', 'SE', 'https://www.amazon.com/dp/B0CRQLM5V7?tag=shelf-20'],
    ['', 'SE', 'https://www.amazon.com/dp/B0CRQLM5V7?tag=shelf-20'],
  ])(
    'a B0 ASIN with %j goes to the store for its format in %s',
    async (format, country, location) => {
      const response = await app.open(`/redirect?isbn=B0CRQLM5V7${format}`, [
        `X-Country: ${country}`,
      ])
      expect(locationOf(response)).toBe(location)
    },
  )

  test.each([
    ['its premium owner’s tag', 'DE', 'https://www.amazon.de/dp/0143127748?tag=ada-21'],
    [
      'the service’s where the owner has none',
      'GB',
      'https://www.amazon.co.uk/dp/0143127748?tag=shelf-21',
    ],
  ])('a saved link carries %s', async (_whose, country, location) => {
    expect(locationOf(await app.open('/go/h7kq2mw', [`X-Country: ${country}`]))).toBe(location)
    expect(locationOf(await app.open('/GO/H7KQ2MW', [`X-Country: ${country}`]))).toBe(location)
    expect(locationOf(await app.open('/go/H7KQ2MW/', [`X-Country: ${country}`]))).toBe(location)
  })

  test.each([
    [
      'R16 an unknown user',
      '/redirect?isbn=9780143127741&userId=nobodynobody2345',
      'DE',
      'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
    ],
    [
      'R16 a user id that is none',
      '/redirect?isbn=9780143127741&userId=42',
      'DE',
      'https://www.amazon.de/dp/0143127748?tag=shelfde-21',
    ],
    [
      'R16 a lapsed premium',
      '/redirect?isbn=9780143127741&userId=bobbobbobbob2345',
      'US',
      'https://www.amazon.com/dp/0143127748?tag=shelf-20',
    ],
    [
      'R16 a deleted owner',
      '/go/orphan2',
      'DE',
      'https://www.amazon.de/dp/B00ICH9SAC?tag=shelfde-21',
    ],
    [
      'R16 a store switched off',
      '/go/special',
      'AT',
      'https://www.amazon.com/s?k=9798886451740&i=stripbooks&tag=ada-20',
    ],
    [
      'R16 another edition in one store',
      '/go/special',
      'GB',
      'https://www.amazon.co.uk/dp/0306406152?tag=shelf-21',
    ],
    [
      'R16 an unknown country, by the link’s own',
      '/go/special',
      'T1',
      'https://www.amazon.it/s?k=9798886451740&i=stripbooks',
    ],
    [
      'R16 a book without an ISBN-10',
      '/redirect?isbn=9798886451740',
      'FR',
      'https://www.amazon.fr/s?k=9798886451740&i=stripbooks',
    ],
  ])('%s still leads to a store', async (_title, target, country, location) => {
    const response = await app.open(target, [`X-Country: ${country}`])
    expect(response.status).toBe(302)
    expect(locationOf(response)).toBe(location)
  })

  test.each([
    ...['/go/h7kq2mw.', '/go/h7kq2mw,', '/go/h7kq2mw%E2%80%9D', '/go/h7kq2mw%E3%80%82'],
    ...['/go/h7kq2mw%E2%80%8B', '/Go/h7kq2mw', '/GO/H7KQ2MW', '/go/h7kq2mw&utm_source=x'],
    ...['/go/h7kq2mw%3Futm_source=x', '/go/h7kq2mw.de', '//go/h7kq2mw', '/go/h7kq2mw!/'],
    '/redirect?isbn=9780143127741.&userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741&userId=adaadaadaada2345%E2%80%9D.',
    '/redirect%3Fisbn=9780143127741&userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741&amp;userId=adaadaadaada2345',
    '/redirect?isbn=9780143127741&userId=adaadaadaada2345&country=xx&country=de&country=fr',
  ])('R16 %s leads to the store with the owner’s tag', async (target) => {
    const response = await app.open(target, ['X-Country: DE'])
    expect(response.status).toBe(302)
    expect(locationOf(response)).toBe('https://www.amazon.de/dp/0143127748?tag=ada-21')
  })

  test.each([
    ['/redirect', 404, 'This link has no ISBN or ASIN'],
    ['/redirect?isbn=9780143127742', 404, 'One digit of this ISBN is wrong'],
    [
      '/redirect?isbn=%3Cscript%3Ealert(1)%3C/script%3E',
      404,
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    ],
    ['/go/nosuch2', 404, 'Link not found'],
    ['/go/', 404, 'Link not found'],
    ['/go/nosuch2.', 404, 'Link not found'],
    ['/go/%E2%80%9Ch7kq2mw%E2%80%9D', 404, 'Link not found'],
    ['/go/h7kq2mwde', 404, 'Link not found'],
    [
      '/redirect?isbn=9780143127741&userId=adaadaadaada2345&userId=bobbobbobbob2345',
      400,
      'damaged',
    ],
    ['/redirect?isbn=9780143127741&isbn=9780306406157', 400, 'This link is damaged'],
    [`/redirect?isbn=${'9'.repeat(4200)}`, 414, 'This link is too long'],
  ])('R16 %s gets a page that explains the problem', async (target, status, text) => {
    const response = await app.open(target)
    expect(response.status).toBe(status)
    expect(response.body).toContain(text)
    expect(response.body).toContain('<form action="/"')
    expect(response.body).not.toContain('<script')
    expect(headerOf(response, 'content-security-policy')).toContain("default-src 'none'")
    expect(headerOf(response, 'x-content-type-options')).toBe('nosniff')
    expect(headerOf(response, 'x-click')).toBeUndefined()
  })

  it('S3 known and unknown owners get the same response except for the tag', async () => {
    const shapes = await Promise.all(
      ['adaadaadaada2345', 'nobodynobody2345'].map(async (id) => {
        const response = await app.open(`/redirect?isbn=9780143127741&userId=${id}&country=DE`)
        return {
          ...response,
          headers: response.headers.map(([name, value]) =>
            ['x-click', 'date'].includes(name) ? name : `${name}: ${value}`,
          ),
        }
      }),
    )
    const [known, unknown] = shapes.map((shape) => JSON.stringify(shape))
    expect(known).toContain('tag=ada-21')
    expect(known?.replace('tag=ada-21', 'tag=shelfde-21')).toBe(unknown)
  })

  it('A3 S6 S7 answers with these headers and no others, whatever the Host header', async () => {
    const [response] = await app.send([
      {
        target: '/redirect?isbn=9780143127741&country=DE',
        headers: ['X-Forwarded-Host: evil.test'],
      },
    ])
    expect(response?.status).toBe(302)
    expect(
      response?.headers.filter(([name]) => !['date', 'x-click', 'connection'].includes(name)),
    ).toEqual([
      ['location', 'https://www.amazon.de/dp/0143127748?tag=shelfde-21'],
      ['cache-control', 'private, no-store'],
      ['x-robots-tag', 'noindex'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['content-length', '0'],
    ])
    expect(response?.body).toBe('')
  })

  it('answers HEAD like GET, without a tag, and refuses other methods', async () => {
    const target = '/redirect?isbn=9780143127741&country=DE'
    const [head, post, options] = await app.send([
      { method: 'HEAD', target },
      { method: 'POST', target, headers: ['Content-Length: 0'] },
      { method: 'OPTIONS', target },
    ])
    expect(head?.status).toBe(302)
    expect(head && locationOf(head)).toBe('https://www.amazon.de/dp/0143127748')
    expect(post?.status).toBe(405)
    expect(post && headerOf(post, 'allow')).toBe('GET, HEAD')
    expect(options?.status).toBe(405)
  })

  test.each([
    [
      'the link’s country=',
      '/redirect?isbn=B00ICH9SAC&country=jp',
      ['X-Country: GB', 'X-Forwarded-For: 192.0.2.1'],
      'www.amazon.co.jp',
    ],
    [
      'the edge’s header',
      '/redirect?isbn=9780143127741',
      ['X-Country: GB', 'X-Forwarded-For: 192.0.2.1'],
      'www.amazon.co.uk',
    ],
    [
      'the database of addresses',
      '/redirect?isbn=9780143127741',
      ['X-Forwarded-For: 192.0.2.1', 'Accept-Language: fr-FR'],
      'www.amazon.de',
    ],
    [
      'IPv6 too',
      '/redirect?isbn=9780143127741',
      ['X-Forwarded-For: 2001:db8::1', 'Accept-Language: de-DE'],
      'www.amazon.fr',
    ],
    [
      'the region of a language',
      '/redirect?isbn=9780143127741',
      ['X-Forwarded-For: 198.51.100.7', 'Accept-Language: de, pt-BR;q=0.5'],
      'www.amazon.com.br',
    ],
    [
      'nothing, and then the default',
      '/redirect?isbn=9780143127741',
      ['X-Country: EU'],
      'www.amazon.com',
    ],
  ])('the country comes from %s', async (_source, target, headers, host) => {
    expect(new URL(locationOf(await app.open(target, headers)) ?? '').host).toBe(host)
  })

  it('S9 records every hit with its exclusion reason', async () => {
    const browser = `User-Agent: ${chrome}`
    const cases: [string, readonly string[], string | null][] = [
      ['GET', [browser], null],
      ['HEAD', [browser], 'head'],
      ['GET', [browser, 'Sec-Purpose: prefetch;prerender'], 'prefetch'],
      ['GET', [browser, 'Purpose: prefetch'], 'prefetch'],
      ['GET', [browser, 'Sec-Fetch-Dest: document'], null],
      ['GET', [browser, 'Sec-Fetch-Dest: empty', 'Sec-Fetch-Mode: cors'], 'background'],
      ['GET', [browser, 'Sec-Fetch-Dest: script'], 'background'],
      ['GET', [browser, 'Sec-Fetch-Dest: image', 'Sec-Purpose: prefetch'], 'prefetch'],
      ['GET', [browser, 'X-Moz: prefetch'], 'prefetch'],
      ['GET', [browser, 'X-Purpose: preview'], 'prefetch'],
      ['GET', ['User-Agent: facebookexternalhit/1.1'], 'preview-bot'],
      [
        'GET',
        ['User-Agent: Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
        'preview-bot',
      ],
      ['GET', ['User-Agent: Mozilla/5.0 (compatible; Googlebot/2.1)'], 'crawler'],
      ['GET', ['User-Agent: SomeUnheardOfBot/0.1 (+https://bot.example)'], 'crawler'],
      ['GET', ['User-Agent: curl/8.5.0'], 'automation'],
      ['GET', [], 'automation'],
    ]
    const target = '/go/h7kq2mw?country=DE'
    const responses = await app.send(
      cases.map(([method, headers], index) => ({
        method,
        target,
        headers: [...headers, 'Accept-Language: x-machines', `X-Forwarded-For: 203.0.113.${index}`],
      })),
    )
    expect(responses.map(({ status }) => status)).toEqual(
      cases.map(([, headers]) => (headers.join().includes('Sec-Purpose') ? 503 : 302)),
    )
    const hits = await vi.waitFor(async () => {
      const stored = await app.outside.listHits()
      const all = stored.filter(({ language }) => language === 'x-machines')
      expect(all).toHaveLength(cases.length)
      return all
    })
    expect(hits.map(({ excludedBecause }) => excludedBecause)).toEqual(
      cases.map(([, , reason]) => reason),
    )
  })

  test.each(['empty', 'image', 'script', 'iframe', 'embed', 'style'])(
    'S9 a page that loads a link as %s gets no tag, neither the owner’s nor the service’s',
    async (destination) => {
      const headers = ['X-Country: DE', `Sec-Fetch-Dest: ${destination}`]
      for (const target of ['/go/h7kq2mw', '/redirect?isbn=9780143127741']) {
        const response = await app.open(target, headers)
        expect(locationOf(response)).toBe('https://www.amazon.de/dp/0143127748')
      }
      const store = await app.open('/out/amazon-de/9780143127741?link=h7kq2mw', headers)
      expect(locationOf(store)).toBe('https://www.amazon.de/dp/0143127748')
    },
  )

  test.each([
    ['GET', 'Purpose: prefetch'],
    ['GET', 'X-Moz: prefetch'],
    ['GET', 'X-Purpose: preview'],
    ['HEAD', 'Accept: */*'],
  ])('S9 %s with %s gets no tag, since no reader opened the link', async (method, header) => {
    for (const target of ['/go/h7kq2mw', '/redirect?isbn=9780143127741']) {
      const request = { method, target, headers: ['X-Country: DE', header] }
      const [response] = await app.send([request])
      expect(response && locationOf(response)).toBe('https://www.amazon.de/dp/0143127748')
    }
  })

  it('S9 asks a browser that prefetches to come again, with no place to go and nothing to store', async () => {
    for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip']) {
      const response = await app.open('/go/h7kq2mw', [
        `Sec-Purpose: ${purpose}`,
        'Sec-Fetch-Dest: document',
      ])
      expect(response.status).toBe(503)
      expect(locationOf(response)).toBeUndefined()
      expect(headerOf(response, 'cache-control')).toBe('private, no-store')
    }
    const navigation = await app.open('/go/h7kq2mw', ['X-Country: DE', 'Sec-Fetch-Dest: document'])
    expect(locationOf(navigation)).toBe('https://www.amazon.de/dp/0143127748?tag=ada-21')
  })

  it('a link with a stray character that misses counts once in the limits', async () => {
    const limited = await createRedirectApp({
      kind,
      limits: { ...limitRules, redirect: [{ points: 2, seconds: 60 }] },
    })
    const targets = ['/go/nosuch2.', '/go/nosuch2”', '/go/nosuch2']
    const responses = await limited.send(targets.map((target) => ({ target: encodeURI(target) })))
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 429])
    await limited.close()
  })

  it('P1 P2 stores only the documented values of a hit, and nothing about the reader', async () => {
    await app.open('/go/h7kq2mw', [
      'X-Forwarded-For: 192.0.2.1',
      'Accept-Language: de-AT,de;q=0.9',
      'Referer: https://blog.example.org/secret-path?session=1',
    ])
    await vi.waitFor(async () => {
      const hits = await app.outside.listHits()
      expect(hits.find(({ referrerHost }) => referrerHost === 'blog.example.org')).toEqual({
        id: expect.stringMatching(/^\d{15,19}$/),
        ownerId: 'user-ada',
        identifier: '9780143127741',
        country: 'DE',
        retailer: 'amazon',
        marketplace: 'de',
        device: 'Desktop',
        browser: 'Chrome',
        referrerHost: 'blog.example.org',
        language: 'de-at',
        channel: null,
        campaign: null,
        excludedBecause: null,
        newReader: 2,
      })
    })
  })

  it('R17 a change of tags by any writer takes effect soon', async () => {
    const target = '/redirect?isbn=9780143127741&userId=adaadaadaada2345&country=US'
    expect(locationOf(await app.open(target))).toContain('tag=ada-20')
    await app.outside.db
      .updateTable('user_profile')
      .set({ affiliateTags: toJsonText(readTags({ us: 'adanew-20', de: 'ada-21' })) })
      .where('userId', '=', 'user-ada')
      .execute()
    await vi.waitFor(
      async () => expect(locationOf(await app.open(target))).toContain('tag=adanew-20'),
      { interval: 50 },
    )
  })

  it('R17 a slug that was requested too early works as soon as it exists', async () => {
    expect((await app.open('/go/early22')).status).toBe(404)
    await app.outside.addLink({ id: 'link-early', slug: 'early22' as never, ownerId: 'user-dan' })
    await vi.waitFor(async () => expect((await app.open('/go/early22')).status).toBe(302), {
      interval: 50,
    })
  })
})

describe('S10 without a trusted proxy', () => {
  it('headers of CDNs and proxies are ignored', async () => {
    const app = await createRedirectApp({ config: { trustedProxies: [] } })
    const response = await app.open('/redirect?isbn=9780143127741', [
      'X-Country: GB',
      'X-Forwarded-For: 192.0.2.1',
      'Accept-Language: fr-FR',
    ])
    expect(locationOf(response)).toBe('https://www.amazon.fr/dp/0143127748')
    await app.close()
  })
})

describe('S10 country= accepts', () => {
  test.each([
    ['gb', 'www.amazon.co.uk'],
    ['uk', 'www.amazon.co.uk'],
    ['ZZ', 'www.amazon.com'],
    ['de%0d%0aX-Evil:1', 'www.amazon.de'],
    ['deX', 'www.amazon.com'],
    ['amazon.evil.test', 'www.amazon.com'],
  ])('%s', async (country, host) => {
    const app = await createRedirectApp()
    const response = await app.open(`/redirect?isbn=9780143127741&country=${country}`)
    expect(new URL(locationOf(response) ?? '').host).toBe(host)
    await app.close()
  })
})

describe('a network that sends very many requests', () => {
  it('is redirected uncounted first, and then refused', async () => {
    const rule = (points: number) => [{ points, seconds: 60 }]
    const app = await createRedirectApp({
      limits: {
        ...limitRules,
        'redirect-count': rule(3),
        redirect: rule(5),
      },
    })
    const headers = (address: string) => [
      `User-Agent: ${chrome}`,
      'Accept-Language: en',
      `X-Forwarded-For: ${address}`,
    ]
    const target = '/redirect?isbn=9780143127741&country=DE'
    const responses = await app.send(
      Array.from({ length: 7 }, () => ({ target, headers: headers('198.51.100.20') })),
    )
    expect(responses.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 429, 429])
    const refused = responses[6]
    expect(refused && Number(headerOf(refused, 'retry-after'))).toBeGreaterThan(0)
    const [other] = await app.send([{ target, headers: headers('198.51.100.21') }])
    expect(other?.status).toBe(302)
    const reasons = (await app.outside.listHits()).map(({ excludedBecause }) => excludedBecause)
    expect(reasons).toEqual([null, 'repeat', 'repeat', 'over-limit', 'over-limit', null])
    await app.close()
  })

  it('S76 R51 counts images and other background loads apart from its readers', async () => {
    const rule = (points: number) => [{ points, seconds: 60 }]
    const app = await createRedirectApp({
      limits: { ...limitRules, 'redirect-count': rule(3), redirect: rule(5) },
    })
    const from = [`User-Agent: ${chrome}`, 'Accept-Language: en', 'X-Forwarded-For: 198.51.100.30']
    const target = '/redirect?isbn=9780143127741&country=DE'
    const image = { target, headers: [...from, 'Sec-Fetch-Dest: image', 'Sec-Fetch-Mode: no-cors'] }
    const images = await app.send(Array.from({ length: 7 }, () => image))
    expect(images.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302, 429, 429])
    const [reader] = await app.send([{ target, headers: from }])
    expect(reader?.status).toBe(302)
    const reasons = (await app.outside.listHits()).map(({ excludedBecause }) => excludedBecause)
    expect(reasons.at(-1)).toBeNull()
    await app.close()
  })
})
