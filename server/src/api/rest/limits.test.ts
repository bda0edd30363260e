import { afterEach, describe, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import { bob, signIn } from '../../testing/account-client.ts'
import { createApiClient, createKey, setPremium } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Schema {
  readonly required: readonly string[]
  readonly properties: object
}

interface OpenApi {
  readonly paths: {
    readonly '/links/batch': {
      readonly post: {
        readonly responses: {
          readonly '429': {
            readonly content: { readonly 'application/problem+json': { readonly schema: Schema } }
          }
        }
      }
    }
  }
}

let app: TestApp | undefined
afterEach(() => app?.close())

async function open(limits: Partial<LimitRules>) {
  app = await createTestApp({ limits: { ...limitRules, ...limits } })
  const ada = createApiClient(app, await createKey(await signIn(app)))
  return { app, ada }
}

describe('the limits of procedures', () => {
  it('S24 count by account, not by address', async () => {
    const { app, ada } = await open({ lookup: [{ points: 1, seconds: 60 }] })
    const ben = createApiClient(app, await createKey(await signIn(app, bob)))
    const book = (client: typeof ada) => client('/books/9780143127741')
    expect((await book(ada)).status).toBe(200)
    expect((await book(ada)).json).toMatchObject({ status: 429, code: 'rate-limited' })
    // The same address, another account.
    expect((await book(ben)).status).toBe(200)
  })

  it('stop searches, and not other lists of links', async () => {
    const { ada } = await open({ 'link-search': [{ points: 1, seconds: 60 }] })
    expect((await ada('/links?query=dune')).status).toBe(200)
    expect((await ada('/links?query=dune')).status).toBe(429)
    expect((await ada('/links')).status).toBe(200)
  })

  it('stop guesses of slugs, also in one batch', async () => {
    const { app, ada } = await open({ 'api-generate': [{ points: 3, seconds: 60 }] })
    const links = ['a2345', 'b2345', 'c2345', 'd2345'].map((slug) => ({
      book: `${app.config.publicUrl}/go/${slug}`,
    }))
    const { status, json } = await ada('/links/batch', { method: 'POST', body: { links } })
    const { results } = json as { results: { status: number }[] }
    expect([status, ...results.map((result) => result.status)]).toEqual([429, 404, 404, 404, 429])
  })

  it('end a batch with 429, the time to wait, and what was done', async () => {
    const { app, ada } = await open({ 'api-save': [{ points: 2, seconds: 3600 }] })
    await setPremium(app, true)
    const books = ['9780143127741', 'nothing', '9780441172719', '9780439708180', '9780306406157']
    const links = books.map((book) => ({ book }))
    const request = { method: 'POST', body: { links }, headers: { 'idempotency-key': 'books' } }
    const response = await ada('/links/batch', request)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('3600')
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(response.json).toMatchObject({
      code: 'rate-limited',
      details: { retryAfterSeconds: 3600 },
      results: [
        { status: 201, link: { identifier: '9780143127741' } },
        { status: 400, problem: { code: 'invalid-identifier' } },
        { status: 201, link: { identifier: '9780441172719' } },
        { status: 429, link: null, problem: { code: 'rate-limited' } },
        { status: 429, link: null, problem: { code: 'rate-limited' } },
      ],
    })
    expect((await ada('/links')).json).toMatchObject({ count: 2 })
    // It is not stored, so the same request works after the wait.
    expect((await ada('/links/batch', request)).headers.get('idempotent-replayed')).toBeNull()
  })
})

describe('the limits that the operator set', () => {
  it('apply to saving links, and to requests of accounts with Premium', async () => {
    app = await createTestApp({ config: { limits: { savesPerHour: 1, apiRequestsPerSecond: 2 } } })
    const owner = await signIn(app)
    await setPremium(app, true)
    const ada = createApiClient(app, await createKey(owner))
    const save = (book: string) => ada('/links', { method: 'POST', body: { book } })
    const first = await save('9780143127741')
    expect(first.headers.get('ratelimit-policy')).toBe('"burst";q=10;w=5')
    expect((await save('9780441172719')).json).toMatchObject({ status: 429, code: 'rate-limited' })
    const { save: saveOnPage } = owner.trpc.links
    await saveOnPage.mutate({ isbn: '9780439708180' })
    await expect(saveOnPage.mutate({ isbn: '9780306406157' })).rejects.toThrow('rate-limited')
  })
})

describe('an address whose keys did not work', () => {
  it('reaches the database only with keys that worked lately', async () => {
    const { app, ada } = await open({ 'api-refusal': [{ points: 2, seconds: 60 }] })
    const ben = createApiClient(app, await createKey(await signIn(app, bob)))
    expect((await ada('/labels')).status).toBe(200)
    const unknown = createApiClient(app, 'es_live_000000000000000000000000000000002wjyrI')
    const statuses = []
    for (let request = 0; request < 3; request++) statuses.push((await unknown('/labels')).status)
    expect(statuses).toEqual([401, 401, 429])
    // Ben's key is good, and refused, so it was not looked up.
    const refused = await ben('/labels')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ada('/labels')).status).toBe(200)
  })
})

describe('a batch', () => {
  it('R42 counts each of its rows as a request', async () => {
    const { ada } = await open({})
    const links = Array.from({ length: 7 }, () => ({ book: 'nothing' }))
    const response = await ada('/links/batch', { method: 'POST', body: { links } })
    expect(response.status).toBe(200)
    expect(response.headers.get('ratelimit')).toBe('"burst";r=0;t=5, "day";r=993;t=86400')
    const next = await ada('/labels')
    expect(next.status).toBe(429)
    const refused = await ada('/links/batch', { method: 'POST', body: { links } })
    expect(refused.json).toMatchObject({ status: 429, code: 'rate-limited' })
    const document = (await ada('/openapi.json')).json as OpenApi
    const responses = document.paths['/links/batch'].post.responses['429'].content
    const { required, properties } = responses['application/problem+json'].schema
    expect(Object.keys(refused.json as object)).toEqual(expect.arrayContaining([...required]))
    expect(Object.keys(properties)).toContain('results')
    expect(next.headers.get('ratelimit')).toBe('"burst";r=0;t=5, "day";r=993;t=86400')
  })

  it('starts no row after 20 seconds, and is stored only if it created a link', async () => {
    let time = Date.parse('2026-11-20T09:00:00.000Z')
    let step = 0
    app = await createTestApp({
      now: () => {
        time += step
        return time
      },
    })
    const ada = createApiClient(app, await createKey(await signIn(app)))
    const send = async (links: object[], key: string) => {
      const headers = { 'idempotency-key': key }
      const response = await ada('/links/batch', { method: 'POST', body: { links }, headers })
      const { results } = response.json as { results: { status: number }[] }
      const isRepeated = response.headers.get('idempotent-replayed') === 'true'
      return { isRepeated, statuses: results.map(({ status }) => status) }
    }
    const failed = { isRepeated: false, statuses: [400] }
    expect(await send([{ book: 'nothing' }], 'a')).toEqual(failed)
    expect(await send([{ book: 'nothing' }], 'a')).toEqual(failed)
    time += 6000
    // Each reading of the clock, several per row, passes a second.
    step = 1000
    const rows = [{ book: '9780143127741' }, ...Array.from({ length: 50 }, () => ({ book: 'x' }))]
    const slow = await send(rows, 'b')
    step = 0
    expect(slow.statuses[0]).toBe(201)
    expect(slow.statuses.at(-1)).toBe(503)
    expect(slow.statuses.indexOf(503)).toBeLessThan(21)
    time += 6000
    expect(await send(rows, 'b')).toEqual({ ...slow, isRepeated: true })
  })
})
