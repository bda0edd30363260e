import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createApiClient } from './api-client.ts'
import { readApiError } from './api-error.ts'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type FakeResponse = (call: number) => { status: number; body: string } | 'cut' | 'silence'

/** A server that sends the given responses and records the requests. */
async function listen(respond: FakeResponse): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = []
  server = createServer(async (request, response) => {
    const { method, url, headers } = request
    seen.push({ method, url, headers, body: await text(request) })
    const given = respond(seen.length)
    if (given === 'silence') return
    if (given === 'cut') return request.socket.destroy()
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { baseUrl: `http://127.0.0.1:${address.port}`, seen }
}

const shortLinkResponse = { status: 200, body: '[{"result":{"data":{"asin":"0143127748"}}}]' }

function refusal(status: number, data: object): { status: number; body: string } {
  return {
    status,
    body: JSON.stringify([{ error: { message: 'no', code: -32600, data } }]),
  }
}

async function failureOf(call: Promise<unknown>) {
  return readApiError(
    await call.then(
      () => undefined,
      (error: unknown) => error,
    ),
  )
}

describe('createApiClient', () => {
  it('posts queries too, with its name, its token and no cookies for an extension', async () => {
    const { baseUrl, seen } = await listen(() => shortLinkResponse)
    const inits: (RequestInit | undefined)[] = []
    const client = createApiClient({
      baseUrl,
      client: 'extension/1.0.0',
      getToken: async () => 'abc',
      fetch: (input, init) => {
        inits.push(init)
        return fetch(input, init)
      },
    })
    await client.books.lookup.query({ id: '0143127748' })
    expect(seen[0]?.method).toBe('POST')
    expect(seen[0]?.url).toBe('/api/trpc/books.lookup?batch=1')
    expect(seen[0]?.body).toBe('{"0":{"id":"0143127748"}}')
    expect(seen[0]?.headers['x-everyshelf-client']).toBe('extension/1.0.0')
    expect(seen[0]?.headers.authorization).toBe('Bearer abc')
    expect(inits[0]?.credentials).toBe('omit')
  })

  it('sends calls of one moment as one batch, ten at most', async () => {
    const batch = JSON.stringify(Array.from({ length: 10 }, () => ({ result: { data: {} } })))
    const { baseUrl, seen } = await listen(() => ({ status: 200, body: batch }))
    const client = createApiClient({ baseUrl, client: 'web/1.0.0' })
    const ids = Array.from({ length: 12 }, (_, index) => `014312774${index % 10}`)
    await Promise.all(ids.map((id) => client.books.lookup.query({ id })))
    expect(seen.map(({ url }) => url?.split('?')[0]?.split(',').length)).toEqual([10, 2])
  })

  it('asks a query once more after a broken connection', async () => {
    const { baseUrl, seen } = await listen((call) => (call === 1 ? 'cut' : shortLinkResponse))
    const client = createApiClient({ baseUrl, client: 'web/1.0.0' })
    await client.books.lookup.query({ id: '0143127748' })
    expect(seen).toHaveLength(2)
  })

  it('gives up on the second broken connection and says offline', async () => {
    const { baseUrl, seen } = await listen(() => 'cut')
    const client = createApiClient({ baseUrl, client: 'web/1.0.0' })
    const failure = await failureOf(client.books.lookup.query({ id: '0143127748' }))
    expect(failure).toEqual({ code: 'offline', details: {}, requestId: null })
    expect(seen).toHaveLength(2)
  })

  it('never repeats a mutation', async () => {
    const { baseUrl, seen } = await listen(() => 'cut')
    const client = createApiClient({ baseUrl, client: 'web/1.0.0' })
    const failure = await failureOf(client.links.resolveShort.mutate({ url: 'https://amzn.to/x' }))
    expect(failure.code).toBe('offline')
    expect(seen).toHaveLength(1)
  })

  it('ends a call that gets no response within the timeout', async () => {
    const { baseUrl, seen } = await listen(() => 'silence')
    const client = createApiClient({ baseUrl, client: 'web/1.0.0', timeoutMs: 200 })
    const failure = await failureOf(client.books.lookup.query({ id: '0143127748' }))
    expect(failure.code).toBe('unavailable')
    // Not asked again: the next response would take as long.
    expect(seen.length).toBeLessThan(2)
  })
})

describe('readApiError', () => {
  it.each([
    [{ reason: 'invalid-identifier', details: { problem: 'check-digit' }, requestId: 'r1' }],
    [{ reason: 'rate-limited', details: { retryAfterSeconds: 12 }, requestId: 'r2' }],
  ] as const)('gives back what the server said: %j', async (data) => {
    const { baseUrl } = await listen(() => refusal(400, data))
    const client = createApiClient({ baseUrl, client: 'web/1.0.0' })
    const failure = await failureOf(client.links.generate.mutate({ input: 'x' }))
    const { reason, ...rest } = data
    expect(failure).toEqual({ code: reason, ...rest })
  })

  it('takes a code of a newer server for an unexpected error', async () => {
    const { baseUrl } = await listen(() => refusal(418, { reason: 'teapot', requestId: 'r3' }))
    const client = createApiClient({ baseUrl, client: 'web/1.0.0' })
    const failure = await failureOf(client.links.generate.mutate({ input: 'x' }))
    expect(failure).toEqual({ code: 'unexpected', details: {}, requestId: 'r3' })
  })

  it('says unavailable when a proxy answers with a page of its own', async () => {
    const { baseUrl } = await listen(() => ({ status: 502, body: '<h1>Bad gateway</h1>' }))
    const client = createApiClient({ baseUrl, client: 'web/1.0.0' })
    expect((await failureOf(client.books.lookup.query({ id: '0143127748' }))).code).toBe(
      'unavailable',
    )
  })

  it('says unexpected for anything that is no failed call', () => {
    expect(readApiError(new Error('bug')).code).toBe('unexpected')
    expect(readApiError('text').code).toBe('unexpected')
    expect(readApiError(undefined).code).toBe('unexpected')
  })
})
