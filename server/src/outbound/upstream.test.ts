import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { startFaultServer } from '../testing/fault-server.ts'
import { listenOnLoopback } from '../testing/loopback.ts'
import { defaultLimits, type OutboundLimits } from './limits.ts'
import { readJson } from './read-json.ts'
import { createUpstream } from './upstream.ts'
import { createUpstreams } from './upstreams.ts'

const quick: Partial<OutboundLimits> = { retryDelayMs: 1 }

type Respond = (response: ServerResponse, index: number) => void

/** One upstream over real sockets; the test defines each response by its number. */
async function openUpstream(respond: Respond, limits: Partial<OutboundLimits> = {}) {
  let requests = 0
  let now = 0
  const loopback = await listenOnLoopback(
    createServer((_request, response) => {
      requests += 1
      respond(response, requests)
    }),
  )
  const upstreams = openUpstreams(loopback.url, limits, () => now)
  onTestFinished(loopback.close)
  const url = new URL('/thing', loopback.url)
  return {
    get: () =>
      upstreams.openLibrary.get(url, (result) => readJson(result, z.object({ ok: z.boolean() }))),
    requests: () => requests,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

function openUpstreams(url: string, limits: Partial<OutboundLimits> = {}, now = () => 0) {
  const upstreams = createUpstreams({
    urls: { googleBooksUrl: url, openLibraryUrl: url, coversUrl: url },
    publicUrl: 'https://everyshelf.example',
    limits: { ...quick, ...limits },
    now,
  })
  onTestFinished(upstreams.close)
  return upstreams
}

function ok(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json').end('{"ok":true}')
}

function fail(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, headers).end()
}

const asError = (error: Error) => error.message

describe('an upstream', () => {
  it('reads a compressed response', async () => {
    const { get } = await openUpstream((response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync('{"ok":true}')),
    )
    expect(await get()).toEqual({ ok: true })
  })

  it('treats 404 as a response, not as a failure', async () => {
    const { get, requests } = await openUpstream((response) => fail(response, 404))
    for (let call = 0; call < 7; call++) expect(await get()).toBeNull()
    expect(requests()).toBe(7)
  })

  it('R52 reports the time of responses from other hosts only', async () => {
    const times: number[] = []
    const origins = ['https://openlibrary.org', 'http://localhost:8080']
    const upstream = createUpstream({
      name: 'open-library',
      origins,
      agent: {
        request: async () => ({
          statusCode: 200,
          headers: { date: 'Sat, 21 Nov 2026 20:00:00 GMT' },
        }),
      } as never,
      userAgent: 'Everyshelf',
      limits: defaultLimits,
      now: () => 0,
      onTime: (timeMs) => void times.push(timeMs),
    })
    for (const origin of origins) await upstream.get(new URL('/thing', origin), async () => null)
    expect(times).toEqual([Date.parse('2026-11-21T20:00:00.000Z')])
  })

  it('R20 retries once after a 500', async () => {
    const { get, requests } = await openUpstream((response, index) =>
      index === 1 ? fail(response, 500) : ok(response),
    )
    expect(await get()).toEqual({ ok: true })
    expect(requests()).toBe(2)
  })

  it('R20 retries once after a broken connection', async () => {
    const { get, requests } = await openUpstream((response) => response.destroy())
    expect(await get().catch(asError)).toBe('network')
    expect(requests()).toBe(2)
  })

  it.each([403, 429])('R20 does not retry after a %i', async (status) => {
    const { get, requests } = await openUpstream((response) => fail(response, status))
    expect(await get().catch(asError)).toBe(`status ${status}`)
    expect(requests()).toBe(1)
  })

  it('R20 pauses an upstream after 5 failures, and tries once after 30 seconds', async () => {
    const { get, requests, wait } = await openUpstream((response, index) =>
      index <= 6 ? fail(response, 403) : ok(response),
    )
    for (let call = 0; call < 5; call++) expect(await get().catch(asError)).toBe('status 403')
    expect(await get().catch(asError)).toBe('paused')
    wait(29_999)
    expect(await get().catch(asError)).toBe('paused')
    expect(requests()).toBe(5)
    wait(1)
    expect(await get().catch(asError)).toBe('status 403')
    expect(await get().catch(asError)).toBe('paused')
    expect(requests()).toBe(6)
    wait(30_000)
    expect(await get()).toEqual({ ok: true })
    expect(await get()).toEqual({ ok: true })
    expect(requests()).toBe(8)
  })

  it('R20 counts attempts, so 3 calls to a dead server open the breaker', async () => {
    const { get, requests } = await openUpstream((response) => fail(response, 500))
    for (let call = 0; call < 4; call++) await get().catch(asError)
    expect(requests()).toBe(5)
  })

  it('R20 waits as long as Retry-After asks', async () => {
    const { get, requests, wait } = await openUpstream((response, index) =>
      index === 1 ? fail(response, 503, { 'retry-after': '120' }) : ok(response),
    )
    expect(await get().catch(asError)).toBe('status 503')
    wait(119_999)
    expect(await get().catch(asError)).toBe('paused')
    expect(requests()).toBe(1)
    wait(1)
    expect(await get()).toEqual({ ok: true })
  })

  it('R20 waits at most an hour, even with a wrong clock', async () => {
    const { get, wait } = await openUpstream((response, index) =>
      index === 1
        ? fail(response, 429, { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' })
        : ok(response),
    )
    await get().catch(asError)
    wait(3_600_000)
    expect(await get()).toEqual({ ok: true })
  })

  it('R21 has at most 4 requests in flight', async () => {
    const pending: ServerResponse[] = []
    let most = 0
    const { get, requests } = await openUpstream((response) => {
      most = Math.max(most, pending.push(response))
      if (pending.length === 4) setImmediate(() => pending.splice(0).forEach(ok))
    })
    await Promise.all(Array.from({ length: 40 }, get))
    expect(requests()).toBe(40)
    expect(most).toBe(4)
  })

  it('R21 refuses at once when the queue is full', async () => {
    const { get } = await openUpstream(() => {}, { inFlight: 1, waiting: 1, totalMs: 250 })
    const [, , third] = await Promise.all([get(), get(), get()].map((call) => call.catch(asError)))
    expect(third).toBe('busy')
  })

  it('S18 stops at 16 KB of headers', async () => {
    const server = await startFaultServer({ fault: 'sends headers without end' })
    onTestFinished(server.close)
    const { covers } = Object.fromEntries(
      openUpstreams(server.url).images.map((upstream) => [upstream.name, upstream]),
    )
    const get = covers?.get(new URL('/b/isbn/9780441172719-L.jpg', server.url), async () => 'read')
    expect(await get?.catch(asError)).toBe('network')
  })

  it('S18 limits the size of a body after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
    const { get } = await openUpstream((response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(bomb),
    )
    expect(bomb.length).toBeLessThan(30_000)
    expect(await get().catch(asError)).toBe('too-large')
  })

  it('S18 refuses other encodings', async () => {
    const { get } = await openUpstream((response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' })
        .end('x'),
    )
    expect(await get().catch(asError)).toBe('malformed')
  })

  it('S19 refuses other origins without opening a socket', async () => {
    const upstreams = openUpstreams('http://127.0.0.1:1')
    const read = async () => 'read'
    for (const url of ['http://127.0.0.1:2/x', 'https://openlibrary.org/x', 'file:///etc/passwd']) {
      const result = upstreams.openLibrary.get(new URL(url), read).catch(asError)
      expect(await result).toBe('address')
    }
  })
})

describe('createUpstreams', () => {
  it('refuses plain http to a public host', () => {
    const urls = {
      googleBooksUrl: 'https://www.googleapis.com/books/v1',
      openLibraryUrl: 'http://openlibrary.org',
      coversUrl: 'https://covers.openlibrary.org',
    }
    expect(() => createUpstreams({ urls, publicUrl: 'http://localhost:3000' })).toThrow(
      'OPEN_LIBRARY_URL must be https:// unless it is on this machine or a private network',
    )
  })

  it('S15 dials the public services through the guard', async () => {
    const upstreams = createUpstreams({
      urls: {
        googleBooksUrl: 'https://www.googleapis.com/books/v1',
        openLibraryUrl: 'https://openlibrary.org',
        coversUrl: 'https://covers.openlibrary.org',
      },
      publicUrl: 'http://localhost:3000',
      limits: quick,
      resolve: async () => ['127.0.0.1'],
    })
    onTestFinished(upstreams.close)
    const get = upstreams.googleBooks.get(
      new URL('https://www.googleapis.com/books/v1/volumes'),
      async () => 'read',
    )
    expect(await get.catch(asError)).toBe('address')
  })

  it('S19 accepts covers only from the Internet Archive', () => {
    const upstreams = openUpstreams('http://127.0.0.1:1')
    const isAccepted = (url: string) =>
      upstreams.images.some((upstream) => upstream.accepts(new URL(url)))
    expect(isAccepted('https://archive.org/download/l_covers_0008/a.jpg')).toBe(true)
    expect(isAccepted('https://ia800703.us.archive.org/view_archive.php')).toBe(true)
    expect(isAccepted('https://books.google.com/books/content?id=x')).toBe(true)
    for (const url of [
      'http://archive.org/download/a.jpg',
      'https://web.archive.org/x',
      'https://ia800703.us.archive.org.evil.example/x',
      'https://ia800703.us.archive.org:8443/x',
      'https://books.google.com.evil.example/x',
      'http://169.254.169.254/latest/meta-data',
    ]) {
      expect(isAccepted(url), url).toBe(false)
    }
  })
})
