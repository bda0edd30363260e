import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { connectSqlite } from '../../../db/sqlite.ts'
import { limitRules } from '../../../http/limits/rate-limits.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import {
  edgeSecret,
  sampleEdgeHit,
  sendEdgeBody,
  sendEdgeHits,
} from '../../../testing/edge-hits.ts'
import {
  chrome,
  createRedirectApp,
  type RedirectApp,
  readTags,
} from '../../../testing/redirect-app.ts'
import { EDGE_FORMAT } from './edge-headers.ts'
import { signEdgeHits } from './edge-signature.ts'

const MINUTE_MS = 60_000
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

async function createEdgeApp(options: Parameters<typeof createRedirectApp>[0] = {}) {
  const app = await createRedirectApp({ ...options, config: { edgeSecret, ...options.config } })
  await app.outside.addOwner({
    affiliateTags: toJsonText(readTags({ de: 'ada-21' })),
    premiumUntil: '2099-01-01T00:00:00.000Z',
  })
  await app.outside.addLink({})
  return app
}

describe.each(databaseKinds)('hits from the edge on %s', (kind) => {
  let app: RedirectApp

  beforeAll(async () => {
    app = await createEdgeApp({ kind })
  }, 60_000)
  afterAll(() => app.close())

  const listNewHits = async (send: () => Promise<unknown>) => {
    const before = (await app.outside.listHits()).length
    await send()
    return (await app.outside.listHits()).slice(before)
  }

  let lastHost = 0
  test.each<[string, string, `/${string}`, [string, string][]]>([
    ['a click', 'GET', '/go/h7kq2mw', []],
    ['a click on a phone', 'GET', '/go/h7kq2mw', [['user-agent', phone]]],
    ['a referring page', 'GET', '/go/h7kq2mw', [['referer', 'https://blog.example.org/list']]],
    ['a crawler', 'GET', '/go/h7kq2mw', [['user-agent', 'Googlebot/2.1']]],
    ['a prefetch', 'GET', '/go/h7kq2mw', [['sec-purpose', 'prefetch;prerender']]],
    ['an image', 'GET', '/go/h7kq2mw', [['sec-fetch-dest', 'image']]],
    ['a link before a full stop', 'GET', '/go/h7kq2mw.', []],
    ['a program', 'GET', '/go/h7kq2mw', [['accept-language', '']]],
    ['a HEAD request', 'HEAD', '/go/h7kq2mw', []],
    ['a link that is not saved', 'GET', '/redirect?isbn=9780143127741', []],
  ])('count %s like the live redirect', async (_what, method, target, changes) => {
    const headers = { 'user-agent': chrome, 'accept-language': 'de-de,en;q=0.5' }
    const sent = { ...headers, ...Object.fromEntries(changes) }
    // Two readers, since a second click of one within seconds does not count.
    const [live, atEdge] = [`198.51.100.${++lastHost}`, `198.51.100.${++lastHost}`]
    const lines = Object.entries(sent).map((pair) => pair.join(': '))
    const requests = [`X-Forwarded-For: ${live}`, 'X-Country: DE', ...lines]
    const [liveHit] = await listNewHits(async () => {
      const [response] = await app.send([{ method, target, headers: requests }])
      expect(response?.status).toBe('sec-purpose' in sent ? 503 : 302)
    })
    const hit = sampleEdgeHit({ method: method as 'GET', target, address: atEdge, headers: sent })
    const hits = await listNewHits(async () => {
      expect(await sendEdgeHits(app.url, [hit])).toBe(204)
    })
    expect(liveHit).toBeDefined()
    expect(hits).toEqual([{ ...liveHit, id: expect.any(String) }])
  })

  it('S76 count for the campaign in the URL if the owner wants that, unless they are excluded', async () => {
    await app.outside.addLink({
      ...{ id: 'link-utm', slug: 'h7kq2utm' as never, identifier: '9780441172719' },
      settings: '{"recordUtm":true}',
    })
    const target = '/go/h7kq2utm?utm_campaign=Spring'
    const hits = await listNewHits(async () => {
      for (const userAgent of [chrome, 'Googlebot/2.1']) {
        const headers = { 'user-agent': userAgent, 'accept-language': 'de' }
        const hit = sampleEdgeHit({ target, headers })
        expect(await sendEdgeHits(app.url, [hit])).toBe(204)
      }
    })
    expect(hits).toMatchObject([
      { campaign: 'Spring', excludedBecause: null },
      { campaign: null, excludedBecause: 'crawler' },
    ])
  })

  it('count once, however often a worker sends them', async () => {
    const hit = sampleEdgeHit()
    const hits = await listNewHits(async () => {
      const statuses = await Promise.all([1, 2].map(() => sendEdgeHits(app.url, [hit])))
      expect(statuses).toEqual([204, 204])
      expect(await sendEdgeHits(app.url, [hit])).toBe(204)
    })
    expect(hits).toMatchObject([{ excludedBecause: null }])
    expect(await listNewHits(() => sendEdgeHits(app.url, [hit]))).toEqual([])
  })
})

describe('hits from the edge', () => {
  let app: RedirectApp

  beforeAll(async () => {
    app = await createEdgeApp()
  }, 60_000)
  afterAll(() => app.close())

  const countHits = async () => (await app.outside.listHits()).length

  async function expectRefusal(send: () => Promise<number>, status: number): Promise<void> {
    const before = await countHits()
    expect(await send()).toBe(status)
    expect(await countHits()).toBe(before)
  }

  it('refuse a stranger who invents clicks without the secret', async () => {
    await expectRefusal(() => sendEdgeHits(app.url, [sampleEdgeHit()], `${edgeSecret}x`), 401)
    const body = JSON.stringify({ hits: [sampleEdgeHit()] })
    for (const signature of ['', 'f'.repeat(64), 'g'.repeat(64)]) {
      await expectRefusal(() => sendEdgeBody(app.url, body, signature), 401)
    }
  })

  it('refuse a hit that was changed after a worker signed it', async () => {
    const body = JSON.stringify({ hits: [sampleEdgeHit()] })
    const signature = await signEdgeHits(edgeSecret, body)
    const changed = body.replace('"de"', '"us"')
    expect(changed).not.toBe(body)
    await expectRefusal(() => sendEdgeBody(app.url, changed, signature), 401)
  })

  it.each([
    ['an old hit, so that a recorded request loses its value', -11 * MINUTE_MS],
    ['a hit from the future, which no retention would reach', 2 * MINUTE_MS],
  ])('refuse %s', async (_what, shiftMs) => {
    const hit = sampleEdgeHit({ timeMs: Date.now() + shiftMs })
    await expectRefusal(() => sendEdgeHits(app.url, [sampleEdgeHit(), hit]), 400)
  })

  it('count nothing when someone sends a recorded request again', async () => {
    const body = JSON.stringify({ hits: [sampleEdgeHit(), sampleEdgeHit()] })
    const signature = await signEdgeHits(edgeSecret, body)
    const before = await countHits()
    for (const _time of [1, 2, 3]) expect(await sendEdgeBody(app.url, body, signature)).toBe(204)
    expect(await countHits()).toBe(before + 2)
  })

  it.each([
    ['an unknown store', { retailer: 'evil' as never }],
    ['an unknown marketplace', { marketplace: 'zz' as never }],
    ['an address that is none', { address: 'localhost' }],
    ['a random number with too many bits', { random: 2 ** 22 }],
    ['a header that no hit has', { headers: { cookie: 'session=1' } as never }],
    ['a long header', { headers: { 'user-agent': 'x'.repeat(1001) } }],
    ['a long address of a link', { target: `/go/${'x'.repeat(4096)}` }],
  ])('refuse %s, even signed', async (_what, values) => {
    await expectRefusal(() => sendEdgeHits(app.url, [sampleEdgeHit(values)]), 400)
  })

  it('refuse bodies that would fill the memory', async () => {
    const hits = Array.from({ length: 21 }, () => sampleEdgeHit())
    await expectRefusal(() => sendEdgeHits(app.url, hits), 400)
    await expectRefusal(() => sendEdgeBody(app.url, 'x'.repeat(300_000), 'f'.repeat(64)), 413)
  })

  it('count from a worker with an old format, and the log warns once', async () => {
    const warnings = () => app.log().split('A worker at the edge has an old format').length - 1
    const send = async (format: number | null) => {
      const body = JSON.stringify({ hits: [sampleEdgeHit()] })
      return await sendEdgeBody(app.url, body, await signEdgeHits(edgeSecret, body), format)
    }
    expect(await send(EDGE_FORMAT)).toBe(204)
    expect(await sendEdgeBody(app.url, '{}', 'f'.repeat(64), null)).toBe(401)
    expect(warnings()).toBe(0)
    const before = await countHits()
    for (const format of [null, EDGE_FORMAT - 1]) expect(await send(format)).toBe(204)
    expect(await countHits()).toBe(before + 2)
    expect(warnings()).toBe(1)
  })

  it('accept signed hits from an address that sends unsigned ones in a flood', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 40; count++) {
      statuses.push(await sendEdgeBody(app.url, '{}', 'f'.repeat(64)))
    }
    expect(statuses.at(-1)).toBe(429)
    expect(await sendEdgeHits(app.url, [sampleEdgeHit()])).toBe(204)
  })

  it('store nothing for links that no longer exist', async () => {
    const targets = ['/go/nobodys', '/redirect?isbn=1', '/', '/api/trpc']
    const hits = targets.map((target) => sampleEdgeHit({ target }))
    await expectRefusal(() => sendEdgeHits(app.url, hits), 204)
  })

  it('leave no reader’s address in the database or the log', async () => {
    const address = '203.0.113.77'
    expect(await sendEdgeHits(app.url, [sampleEdgeHit({ address })])).toBe(204)
    const rows = JSON.stringify(await app.outside.listHits())
    expect(`${rows}${app.log()}`).not.toContain('203.0.113')
  })

  it('have no address to send them to without a secret', async () => {
    const without = await createRedirectApp({ config: { edgeSecret: null } })
    expect(await sendEdgeHits(without.url, [sampleEdgeHit()])).toBe(404)
    await without.close()
  })
})

it('a worker that was exported earlier signs in the same way', async () => {
  const signature = await signEdgeHits(edgeSecret, '{"hits":[]}')
  expect(signature).toBe('d38602b6c16314e891867ccb802ffb9699d07fc01ffde942280f0d2baf4b02fe')
})

it('a hit that arrives twice before its link is loaded counts once, as a click', async () => {
  const app = await createEdgeApp({ kind: 'postgres' })
  const hit = sampleEdgeHit()
  expect(await sendEdgeHits(app.url, [hit, hit, hit])).toBe(204)
  expect(await app.outside.listHits()).toMatchObject([{ excludedBecause: null }])
  await app.close()
})

it.each([
  ['link_slug', '/go/h7kq2mw'],
  ['user_profile', '/redirect?isbn=9780143127741&userId=adaadaadaada2345'],
])(
  'a hit that cannot be looked up in %s during an outage counts for its author when it is sent again',
  async (table, target) => {
    const app = await createEdgeApp({ kind: 'postgres' })
    const hit = sampleEdgeHit({ target })
    const { schema } = app.outside.db
    await schema.alterTable(table).renameTo('away').execute()
    expect(await sendEdgeHits(app.url, [hit])).toBeGreaterThanOrEqual(500)
    await schema.alterTable('away').renameTo(table).execute()
    await vi.waitFor(async () => expect(await sendEdgeHits(app.url, [hit])).toBe(204))
    expect(await app.outside.listHits()).toMatchObject([
      { excludedBecause: null, ownerId: 'user-ada' },
    ])
    await app.close()
  },
)

it('a hit on a link that an admin has disabled does not count, as on the live server', async () => {
  const app = await createEdgeApp()
  await app.outside.db
    .updateTable('saved_link')
    .set({ disabledAt: '2026-11-21T12:00:00.000Z' })
    .execute()
  expect(await sendEdgeHits(app.url, [sampleEdgeHit()])).toBe(204)
  expect(await app.outside.listHits()).toEqual([])
  await app.close()
})

it('a hit is confirmed only once it is on disk, and counts once after retries', async () => {
  const app = await createEdgeApp()
  const other = connectSqlite(join(app.config.dataDir, 'click-spool-1.db'))
  other.exec('begin immediate')
  const hit = sampleEdgeHit()
  for (const _time of [1, 2]) expect(await sendEdgeHits(app.url, [hit])).toBe(503)
  other.exec('rollback')
  await vi.waitFor(async () => expect(await sendEdgeHits(app.url, [hit])).toBe(204))
  expect(await app.outside.listHits()).toMatchObject([{ excludedBecause: null }])
  other.close()
  await app.close()
})

it('a network that clicks more than people do counts no more at the edge than live', async () => {
  const limits = {
    ...limitRules,
    'redirect-count': [{ points: 2, seconds: 60 }],
    redirect: [{ points: 3, seconds: 60 }],
  }
  const app = await createEdgeApp({ limits })
  const targets = ['9780143127741', '9780441172719', '9780061120084', '9780593099322']
  for (const isbn of targets) {
    const target = `/redirect?isbn=${isbn}`
    expect(await sendEdgeHits(app.url, [sampleEdgeHit({ target, address: '192.0.2.9' })])).toBe(204)
  }
  const hits = await app.outside.listHits()
  expect(hits.map(({ excludedBecause }) => excludedBecause)).toEqual([null, null, 'over-limit'])
  await app.close()
})
