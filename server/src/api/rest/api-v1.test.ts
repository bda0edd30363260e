import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import { type ApiClient, createApiClient, createKey, setPremium } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const BOOK = '9780143127741'

let app: TestApp
let owner: AccountClient
let api: ApiClient
let time = Date.parse('2026-11-20T09:00:00.000Z')

beforeAll(async () => {
  app = await createTestApp({ now: () => time })
  owner = await signIn(app)
  await setPremium(app, true)
  api = createApiClient(app, await createKey(owner))
}, 60_000)
afterAll(() => app.close())
// The bursts of an account last five seconds.
beforeEach(() => {
  time += 6000
})

describe('a request without a working key', () => {
  it.each([[undefined], ['x'], ['es_live_000000000000000000000000000000002wjyrI']])(
    'is refused with %s',
    async (key) => {
      const response = await createApiClient(app, key)('/links')
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(response.json).toEqual({
        type: `${app.config.publicUrl}/developers#invalid-api-key`,
        title: 'Invalid API key',
        status: 401,
        detail: 'Send “Authorization: Bearer” with a key that is not expired or revoked.',
        code: 'invalid-api-key',
        requestId: response.headers.get('x-request-id'),
      })
    },
  )

  it('S25 is refused with the cookie of a signed-in browser', async () => {
    const headers = { cookie: owner.cookies(), origin: 'https://evil.test' }
    const response = await createApiClient(app)('/links', { headers })
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

describe('addresses', () => {
  it('that do not exist are not found', async () => {
    expect((await api('/nothing')).json).toMatchObject({ status: 404, code: 'not-found' })
    expect((await api('/links/')).status).toBe(404)
  })

  it('name the methods that they accept', async () => {
    const response = await api('/links', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, GET')
    expect(response.json).toMatchObject({ code: 'method-not-allowed' })
  })

  it('answer HEAD like GET, without a body', async () => {
    const response = await api('/labels', { method: 'HEAD' })
    expect([response.status, response.text]).toEqual([200, ''])
  })
})

describe('other sites', () => {
  it('may ask with a key, and never with cookies', async () => {
    const response = await createApiClient(app)('/links', {
      method: 'OPTIONS',
      headers: { origin: 'https://blog.example', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(response.headers.get('access-control-max-age')).toBe('86400')
  })
})

describe('links', () => {
  it('are created, read, changed, and removed', async () => {
    const created = await api('/links', { method: 'POST', body: { book: BOOK, note: 'First' } })
    expect(created.status).toBe(201)
    const link = created.json as { id: string; url: string }
    expect(created.headers.get('location')).toBe(`${app.config.publicUrl}/api/v1/links/${link.id}`)
    expect(created.json).toMatchObject({ identifier: BOOK, note: 'First', labels: [] })
    expect(created.json).not.toHaveProperty('clicks30d')
    expect((await api(`/links/${link.id}`)).json).toEqual(created.json)

    const changed = await api(`/links/${link.id}`, { method: 'PATCH', body: { labels: ['Blog'] } })
    expect(changed.json).toMatchObject({ labels: [{ name: 'Blog' }], note: 'First' })
    expect((await api('/links?limit=1')).json).toEqual({
      data: [changed.json],
      next: null,
      count: 1,
    })

    const removed = await api(`/links/${link.id}`, { method: 'DELETE' })
    expect(removed.json).toEqual({ removedAt: new Date(time).toISOString() })
    expect((await api(`/links/${link.id}`)).status).toBe(404)
    expect((await api(`/links/${link.id}/restore`, { method: 'POST' })).status).toBe(200)
    await api(`/links/${link.id}`, { method: 'DELETE' })
  })

  it('are created from a product URL', async () => {
    const book = 'https://www.amazon.de/dp/0441172717?tag=thief-21'
    const created = await api('/links', { method: 'POST', body: { book } })
    expect(created.json).toMatchObject({ identifier: '9780441172719' })
    expect(created.text).not.toContain('thief')
  })

  it('are created with a title and authors, which replace those of the catalog', async () => {
    const body = { book: '9780765377067', title: 'My title', authors: ['Ada', 'Bo'] }
    const { json } = await api('/links', { method: 'POST', body })
    expect(json).toMatchObject({ title: 'My title', titleSource: 'edited', authors: ['Ada', 'Bo'] })
    await api(`/links/${(json as { id: string }).id}`, { method: 'DELETE' })
  })

  it('are created in a batch, with a result for each row', async () => {
    const links = [{ book: '9780439708180' }, { book: '123' }, { book: '9780439708180' }]
    const response = await api('/links/batch', { method: 'POST', body: { links } })
    expect(response.status).toBe(200)
    expect(response.json).toMatchObject({
      results: [
        { status: 201, link: { identifier: '9780439708180' }, problem: null },
        { status: 400, link: null, problem: { code: 'invalid-identifier' } },
        { status: 409, link: null, problem: { code: 'link-already-saved' } },
      ],
    })
  })

  it('are listed in pages', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query = new URLSearchParams({ limit: '1', sort: 'identifier', order: 'asc' })
      if (cursor) query.set('cursor', cursor)
      const { json } = await api(`/links?${query}`)
      const page = json as { data: { identifier: string }[]; next: string | null }
      seen.push(...page.data.map(({ identifier }) => identifier))
      cursor = page.next
    }
    expect(seen).toEqual(['9780439708180', '9780441172719'])
  })

  it.each([
    ['an unknown field', { book: BOOK, ownerId: 'another-user' }],
    ['a wrong type', { book: 7 }],
    ['no book', {}],
    ['a list', []],
    ['a text', '"x"'],
    ['broken JSON', '{'],
  ])('are refused with %s', async (_name, body) => {
    const response = await api('/links', { method: 'POST', body })
    expect([response.status, response.json]).toMatchObject([400, { code: 'invalid-input' }])
  })

  it('are refused with unknown parameters, and with one twice', async () => {
    for (const query of ['who=x', 'limit=1&limit=2', 'limit=0', 'limit=x', 'sort=owner']) {
      expect((await api(`/links?${query}`)).status, query).toBe(400)
    }
  })

  it('are refused with another content type, and with a large body', async () => {
    const text = { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }
    expect((await api('/links', text)).json).toMatchObject({ code: 'unsupported-media-type' })
    const large = { method: 'POST', body: { book: 'x'.repeat(70_000) } }
    expect((await api('/links', large)).json).toMatchObject({ status: 413, code: 'too-large' })
  })
})

describe('a link', () => {
  let id = ''
  beforeAll(async () => {
    const { json } = await api('/links?sort=identifier')
    id = (json as { data: { id: string }[] }).data[0]?.id ?? ''
  })

  it('has an ETag, and is sent only if it changed', async () => {
    const first = await api(`/links/${id}`)
    const etag = first.headers.get('etag') ?? ''
    const again = await api(`/links/${id}`, { headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    const other = await api(`/links/${id}`, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
  })

  it('is changed only if it is as the client read it', async () => {
    const etag = (await api(`/links/${id}`)).headers.get('etag') ?? ''
    const change = (note: string) =>
      api(`/links/${id}`, { method: 'PATCH', body: { note }, headers: { 'if-match': etag } })
    const [first, second] = await Promise.all([change('One'), change('Two')])
    expect([first.status, second.status].toSorted()).toEqual([200, 412])
    expect((await api(`/links/${id}`)).headers.get('etag')).toBe(
      (first.status === 200 ? first : second).headers.get('etag'),
    )
  })

  it('is not changed if the endpoint cannot compare it', async () => {
    const headers = { 'if-match': '"a"' }
    const restored = await api(`/links/${id}/restore`, { method: 'POST', headers })
    const named = { ...headers, 'idempotency-key': 'label-if-match' }
    const body = { name: 'Never', color: 'red' }
    const label = await api('/labels', { method: 'POST', body, headers: named })
    for (const { json } of [restored, label]) {
      expect(json).toMatchObject({
        status: 400,
        code: 'invalid-input',
        details: { field: 'if-match' },
      })
    }
    expect((await api('/labels')).text).not.toContain('Never')
  })

  it('has settings, which can be changed in part or as a whole', async () => {
    const path = `/links/${id}/settings`
    const change = (method: string, body: object) => api(path, { method, body })
    const changed = await change('PATCH', { mode: 'choose', matchLanguage: true })
    expect(changed.json).toMatchObject({ settings: { mode: 'choose', matchLanguage: true } })
    expect((await api(path)).json).toEqual(changed.json)
    const replaced = await change('PUT', { mode: 'choose', look: { note: 'Hello' } })
    expect(replaced.json).toMatchObject({
      settings: { mode: 'choose', matchLanguage: false, look: { note: 'Hello', accent: null } },
    })
    expect((await change('PUT', {})).json).toMatchObject({ settings: { mode: 'instant' } })
  })

  it('never shows a tagged URL of a store', async () => {
    await owner.trpc.profile.update.mutate({ affiliateTags: { de: 'shelfde-21' } })
    const route = await api(`/links/${id}/route?country=DE`)
    expect(route.json).toMatchObject({
      country: 'DE',
      marketplace: 'de',
      tagOwner: 'owner',
      productUrl: 'https://www.amazon.de/dp/0441172717',
      reasons: [{ code: 'country-known', country: 'DE' }, {}, {}, { code: 'tag', owner: 'owner' }],
    })
    expect(route.text).not.toContain('shelfde-21')
  })
})

describe('a repeated request', () => {
  it('gets the first response, and changes nothing', async () => {
    const request = {
      method: 'POST',
      body: { name: 'Spring', color: 'green' },
      headers: { 'idempotency-key': 'label-1' },
    }
    const first = await api('/labels', request)
    const second = await api('/labels', request)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json).toEqual(first.json)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    const other = await api('/labels', { ...request, body: { name: 'Fall', color: 'red' } })
    expect([other.status, other.json]).toMatchObject([409, { code: 'idempotency-key-reused' }])
  })

  it('is not stored if its response has a secret', async () => {
    const create = () =>
      api('/webhooks', {
        method: 'POST',
        body: { url: 'https://hooks.example.org/in', events: ['link.created'] },
        headers: { 'idempotency-key': 'webhook-1' },
      })
    const [first, second] = [await create(), await create()]
    // It is tried again, and an account has one webhook per URL.
    expect([first.status, second.status]).toEqual([201, 409])
    const { secret } = first.json as { secret: string }
    const responses = await app.database.db.selectFrom('api_request').selectAll().execute()
    expect(secret).toMatch(/^whsec_/)
    expect(JSON.stringify(responses)).not.toContain('whsec_')
  })

  it('needs a key of printable letters', async () => {
    const headers = { 'idempotency-key': 'a b' }
    const body = { name: 'Summer', color: 'red' }
    const response = await api('/labels', { method: 'POST', body, headers })
    expect(response.json).toMatchObject({ status: 400, details: { field: 'idempotency-key' } })
  })
})

describe('the limits of an account', () => {
  it('are in the headers of every response', async () => {
    const { headers } = await api('/labels')
    expect(headers.get('ratelimit-policy')).toBe('"burst";q=300;w=5')
    expect(headers.get('ratelimit')).toBe('"burst";r=299;t=5')
  })

  it('stop a free account after a burst, and after 1,000 requests a day', async () => {
    await setPremium(app, false)
    const responses = await Promise.all(Array.from({ length: 6 }, () => api('/labels')))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429])
    const refused = responses.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('5')
    expect(refused?.json).toMatchObject({
      code: 'rate-limited',
      details: { retryAfterSeconds: 5 },
    })
    expect(refused?.headers.get('ratelimit')).toBe('"burst";r=0;t=5, "day";r=995;t=86400')
    for (let burst = 1; burst < 200; burst++) {
      time += 5000
      await Promise.all(Array.from({ length: 5 }, () => api('/labels')))
    }
    time += 5000
    const last = await api('/labels')
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(80_000)
    time += 24 * 60 * 60 * 1000
    await setPremium(app, true)
  })
})

describe('clicks', () => {
  const days = 'from=2026-11-01&to=2026-11-30'

  it('are counted by group', async () => {
    const byDay = await api(`/clicks?${days}&group=day`)
    expect((byDay.json as { data: unknown[] }).data).toHaveLength(30)
    expect((await api(`/clicks?${days}&group=country`)).json).toMatchObject({ data: [] })
    expect((await api('/clicks?from=2026-11-02&to=2026-11-01')).status).toBe(400)
    expect((await api(`/clicks?${days}&group=owner`)).status).toBe(400)
  })

  it('are exported as JSON lines and as CSV', async () => {
    const csv = await api(`/clicks/export?${days}&format=csv`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.text).toContain('opened_at_utc,day,hour,isbn')
    expect(csv.bytes.subarray(0, 4)).toEqual(Buffer.from('\uFEFFo'))
    const lines = await api(`/clicks/export?${days}`)
    expect(lines.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(lines.text).toBe('')
    expect((await api('/clicks/export?from=2026-11-02&to=2026-11-01')).status).toBe(400)
  })

  it('in detail need Premium', async () => {
    await setPremium(app, false)
    for (const path of [`/clicks?${days}`, `/clicks/export?${days}`]) {
      time += 6000
      const response = await api(path)
      expect(response.json).toMatchObject({ status: 403, code: 'premium-required-to-analyze' })
    }
    expect((await api('/clicks/summary')).status).toBe(200)
    await setPremium(app, true)
  })
})

describe('while the server is overloaded', () => {
  it('requests are refused in the same format', async () => {
    const busy = await createTestApp({ lag: { lagMs: () => 1000, stop: () => {} } })
    const response = await createApiClient(busy)('/labels')
    expect(response.headers.get('retry-after')).toBe('1')
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.json).toMatchObject({ status: 503, code: 'unavailable' })
    await busy.close()
  })
})
