import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from './api-error.ts'
import { type ClientOptions, createClient } from './create-client.ts'

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(
    JSON.stringify({ title: 'Refused', detail: 'Why.', status, code, requestId: 'r1' }),
    {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    },
  )
const json = (value: unknown, status = 200) => Response.json(value, { status })

/** A client of a server that gives these answers, in order. */
function open(responses: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const waits: number[] = []
  const client = createClient({
    server: 'https://everyshelf.example/',
    apiKey: 'es_live_x',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      const result = responses[requests.length - 1]
      if (result instanceof Response) return result
      throw result ?? new TypeError('fetch failed')
    },
    wait: async (ms) => void waits.push(ms),
    ...options,
  })
  return { client, requests, waits }
}

test('a call has its values in the path, the query, and the headers', async () => {
  const { client, requests } = open([json({}), json({})])
  await client.getRoute({ path: { id: 'a/b' }, query: { country: 'DE' } })
  await client.updateLink({
    path: { id: 'a' },
    headers: { 'if-match': '"e"' },
    body: { note: 'Spring' },
  })
  const [read, change] = requests
  expect(read?.url).toBe('https://everyshelf.example/api/v1/links/a%2Fb/route?country=DE')
  expect(read?.headers.get('authorization')).toBe('Bearer es_live_x')
  expect(read?.headers.get('idempotency-key')).toBeNull()
  expect([change?.method, change?.headers.get('if-match')]).toEqual(['PATCH', '"e"'])
  expect(await change?.json()).toEqual({ note: 'Spring' })
})

test('an image is sent as it is, with its type', async () => {
  const { client, requests } = open([json({})])
  const image = new Blob(['\x89PNG'], { type: 'image/png' })
  await client.setCover({ path: { id: 'a' }, body: image })
  expect(requests[0]?.headers.get('content-type')).toBe('image/png')
  expect(await requests[0]?.text()).toBe('\x89PNG')
})

test('a busy server gets the same request again, with the same idempotency key', async () => {
  const { client, requests, waits } = open([
    problem(429, 'rate-limited', { 'retry-after': '7' }),
    problem(503, 'unavailable', { 'retry-after': '1' }),
    json({ id: 'link' }, 201),
  ])
  expect(await client.createLink({ body: { book: '9780143127741' } })).toEqual({ id: 'link' })
  expect(waits).toEqual([7000, 1000])
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(new Set(keys).size).toBe(1)
})

test('a request whose response was lost is repeated until the first one has ended', async () => {
  const { client, waits } = open([
    new TypeError('connection reset'),
    problem(409, 'request-in-progress'),
    json({ results: [] }),
  ])
  expect(await client.createLinks({ body: { links: [{ book: 'x' }] } })).toEqual({ results: [] })
  expect(waits).toHaveLength(2)
})

test('an error has its code, and is not repeated', async () => {
  const { client, requests } = open([problem(404, 'no-such-link')])
  const error = await client.getLink({ path: { id: 'x' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 404,
    code: 'no-such-link',
    requestId: 'r1',
    message: 'Refused: Why.',
    retryAfterSeconds: null,
  })
  expect(requests).toHaveLength(1)
})

test('a response that is not from the API is an error too', async () => {
  const { client } = open([new Response('<h1>Bad gateway</h1>', { status: 502 })])
  const failed = client.listLabels()
  await expect(failed).rejects.toMatchObject({ status: 502, code: 'unexpected', details: {} })
})

test('a call fails instead of waiting for hours, and after the last repetition', async () => {
  const long = open([problem(429, 'rate-limited', { 'retry-after': '7200' })])
  await expect(long.client.getKey()).rejects.toMatchObject({ retryAfterSeconds: 7200 })
  expect(long.waits).toEqual([])
  const away = open([], { retries: 2 })
  await expect(away.client.getKey()).rejects.toBeInstanceOf(ConnectionError)
  expect(away.requests).toHaveLength(3)
})

test('an aborted call ends at once', async () => {
  const { client, requests } = open([])
  const signal = AbortSignal.abort(new Error('no longer needed'))
  await expect(client.getKey({}, { signal })).rejects.toThrow('no longer needed')
  expect(requests).toHaveLength(1)
})

test('a list is read page by page', async () => {
  const { client, requests } = open([
    json({ data: [{ id: 1 }, { id: 2 }], next: 'c', count: 3 }),
    json({ data: [{ id: 3 }], next: null, count: 3 }),
  ])
  const found: unknown[] = []
  for await (const link of client.listAll('listLinks', { query: { limit: 2 } })) found.push(link)
  expect(found).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?limit=2', '?limit=2&cursor=c'])
})

test('a call also gives the response, and a file its bytes', async () => {
  const lines = new Response('{"a":1}\n', { headers: { 'content-type': 'application/x-ndjson' } })
  const { client } = open([Response.json({}, { headers: { etag: '"e"' } }), lines])
  const { response } = await client.call('getLink', { path: { id: 'x' } })
  expect(response.headers.get('etag')).toBe('"e"')
  const days = { from: '2026-11-01', to: '2026-11-02' }
  const stream = await client.exportClicks({ query: days })
  expect(await new Response(stream).text()).toBe('{"a":1}\n')
})

test('S57 sends no key over plain HTTP, except to this computer', () => {
  const connect = (server: string) => createClient({ server, apiKey: 'es_live_a' })
  expect(() => connect('http://books.example.org')).toThrow('not the address of an HTTPS server')
  expect(() => connect('http://localhost:3000')).not.toThrow()
})
