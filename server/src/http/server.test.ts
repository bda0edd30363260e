import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { edgeSecret } from '../testing/edge-hits.ts'
import { openSocket, sendRaw, statusOf } from '../testing/raw-request.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createHttpServer, listen } from './server.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ config: { edgeSecret } })
})
afterAll(() => app.close())

/** A JSON body of exactly so many bytes. */
function bodyOf(bytes: number): string {
  const frame = '{"input":""}'
  return frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`)
}

async function post(path: string, body: string): Promise<{ status: number; reason: unknown }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${app.url}/api/trpc/${path}`, { method: 'POST', headers, body })
  const parsed = (await response.json()) as { error?: { data?: { reason?: unknown } } }
  return { status: response.status, reason: parsed.error?.data?.reason }
}

describe('the caps of a request', () => {
  it('R42 takes a body of 64 KB and refuses one byte more', async () => {
    expect(await post('links.generate', bodyOf(65_536))).toEqual({
      status: 400,
      reason: 'invalid-input',
    })
    expect(await post('links.generate', bodyOf(65_537))).toEqual({
      status: 413,
      reason: 'too-large',
    })
  })

  it('R42 refuses a body without a length once it grows too large', async () => {
    const { port } = new URL(app.url)
    const outgoing = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/trpc/links.generate',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    })
    const status = new Promise<number | undefined>((resolve, reject) => {
      outgoing.on('response', (response) => resolve(response.statusCode))
      outgoing.on('error', reject)
    })
    for (let chunk = 0; chunk < 20; chunk++) outgoing.write('x'.repeat(4096))
    outgoing.end()
    expect(await status).toBe(413)
  })

  it.each([
    ['/api/auth/sign-in/email', 'application/json'],
    ['/api/auth/device/code', 'application/json'],
    ['/api/trpc/links.generate', 'application/json'],
    ['/edge/hits', 'application/json'],
    ['/report', 'application/x-www-form-urlencoded'],
    ['/mail/unsubscribe', 'application/x-www-form-urlencoded'],
    ['/book/favorite-store', 'application/x-www-form-urlencoded'],
    ['/book/not-available', 'application/x-www-form-urlencoded'],
    ['/series/earthsea', 'application/x-www-form-urlencoded'],
  ])(
    'R42 refuses an endless body at %s as soon as it grows too large, and closes',
    async (path, type) => {
      const socket = await openSocket(app.url)
      let answer = ''
      socket.on('data', (bytes: Buffer) => {
        answer += bytes.toString()
      })
      const head = [`POST ${path} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`]
      socket.write(`${[...head, 'Transfer-Encoding: chunked'].join('\r\n')}\r\n\r\n`)
      const end = Date.now() + 8000
      while (!socket.closed && Date.now() < end) {
        socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`)
        await wait(10)
      }
      expect(statusOf(answer)).toBe(413)
      expect(socket.closed).toBe(true)
    },
  )

  it.each(['/', '/healthz', '/redirect'])(
    'R42 takes 4 KB of URL at %s and no more',
    async (path) => {
      const edge = `${path}?${'a'.repeat(4096 - path.length - 1)}`
      expect((await fetch(app.url + edge, { redirect: 'manual' })).status).not.toBe(414)
      expect((await fetch(`${app.url}${edge}a`, { redirect: 'manual' })).status).toBe(414)
    },
  )

  it('reads a target that names our host as its path, and no other host', async () => {
    const send = (target: string) =>
      sendRaw(app.url, `GET ${target} HTTP/1.1\r\nHost: x.example\r\nConnection: close\r\n\r\n`)
    expect(statusOf(await send('http://X.example/redirect?isbn=9780143127741'))).toBe(302)
    expect(statusOf(await send('http://evil.example/redirect?isbn=9780143127741'))).not.toBe(302)
  })

  it('R42 says in words that raw bytes damage an address', async () => {
    const answer = await sendRaw(app.url, 'GET /go/prid\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(statusOf(answer)).toBe(400)
    expect(answer).toContain('Content-Type: text/plain; charset=utf-8')
    expect(answer).toContain('This address is damaged.')
  })

  it('R42 takes 8 KB of headers and refuses more', async () => {
    const send = (bytes: number) =>
      sendRaw(
        app.url,
        `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Fill: ${'a'.repeat(bytes)}\r\n\r\n`,
      )
    expect(statusOf(await send(8000))).toBe(200)
    expect(statusOf(await send(8192))).toBe(431)
  })

  it('R42 takes ten calls in a batch and refuses eleven', async () => {
    const batch = async (calls: number) => {
      const path = Array(calls).fill('session.get').join(',')
      const response = await fetch(`${app.url}/api/trpc/${path}?batch=1&input={}`)
      const results = [await response.json()].flat() as { result?: unknown }[]
      return { status: response.status, results: results.filter(({ result }) => result).length }
    }
    expect(await batch(10)).toEqual({ status: 200, results: 10 })
    expect(await batch(11)).toEqual({ status: 400, results: 0 })
  })

  it('R42 counts every call of a batch', async () => {
    const counted = await createTestApp({ config: { trustedProxies: ['127.0.0.1'] } })
    const call = async (calls: number) => {
      const path = Array(calls).fill('links.resolveShort').join(',')
      const inputs = Array.from({ length: calls }, (_, index) => [
        index,
        { url: 'https://x.test/' },
      ])
      const response = await fetch(`${counted.url}/api/trpc/${path}?batch=1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify(Object.fromEntries(inputs)),
      })
      const results = (await response.json()) as { error: { data: { reason: string } } }[]
      return {
        reasons: results.map(({ error }) => error.data.reason),
        retryAfter: response.headers.get('retry-after'),
      }
    }
    expect((await call(8)).reasons).toEqual(Array(8).fill('invalid-url'))
    const { reasons, retryAfter } = await call(8)
    expect(reasons.filter((reason) => reason === 'rate-limited')).toHaveLength(6)
    expect(Number(retryAfter)).toBeGreaterThan(50)
    await counted.close()
  })

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['a newline within a path', 'GET /a\nb HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ...['/', '/healthz', '/api/v1/links', '/redirect?isbn=9780143127741', '/go/h7kq2mw'].flatMap(
      (path): [string, string, number][] => [
        [
          `two hosts at ${path}`,
          `GET ${path} HTTP/1.1\r\nHost: a.test\r\nhost: b.test\r\n\r\n`,
          400,
        ],
        [
          `a host twice at ${path}`,
          `GET ${path} HTTP/1.1\r\nHost: a.test\r\nHOST: a.test\r\n\r\n`,
          400,
        ],
        [`a host with a path at ${path}`, `GET ${path} HTTP/1.1\r\nHost: a.test/b\r\n\r\n`, 400],
      ],
    ),
    ['a host with a user', 'GET / HTTP/1.1\r\nHost: me@a.test\r\n\r\n', 400],
    ['two hosts in one line', 'GET / HTTP/1.1\r\nHost: a.test, b.test\r\n\r\n', 400],
  ])('refuses %s without a word about why', async (_what, bytes, status) => {
    const response = await sendRaw(app.url, bytes)
    expect(statusOf(response)).toBe(status)
    expect(response).toContain('X-Content-Type-Options: nosniff')
    expect(response.split('\r\n\r\n')[1]).toBe('')
  })
})

it('a request without a host is refused only by HTTP/1.1', async () => {
  expect(statusOf(await sendRaw(app.url, 'GET /healthz HTTP/1.1\r\n\r\n'))).toBe(400)
  expect(statusOf(await sendRaw(app.url, 'GET /healthz HTTP/1.0\r\n\r\n'))).toBe(200)
})

it.each(['a.test', 'a.test:8080', '[2001:db8::1]:80', 'a_b.test', ''])(
  'a request with the host “%s” is answered',
  async (host) => {
    const head = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    expect(statusOf(await sendRaw(app.url, head))).toBe(200)
  },
)

it.each(['xchunked', 'gzip, chunked', 'identity', 'chunked\r\nTransfer-Encoding: xchunked'])(
  'a body with the transfer encoding %s gets one 400, and is not read as another request',
  async (encoding) => {
    const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
    for (const path of ['/api/v1/links', '/api/trpc/session.get', '/redirect']) {
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${encoding}\r\n\r\n`
      const response = await sendRaw(app.url, `${head}0\r\n\r\n${smuggled}`)
      expect(response.match(/^HTTP\/1\.1 .*$/gm)).toEqual(['HTTP/1.1 400 Bad Request'])
      expect(response).toContain('Connection: close')
    }
  },
)

it('a call that is refused before its body has come gets one response, and closes its connection', async () => {
  const head = 'POST /api/v1/links HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  const key = 'Authorization: Bearer es_live_unknown\r\n'
  const response = await sendRaw(app.url, `${head}${key}Content-Length: 500\r\n\r\n{"book":`)
  expect(response.match(/^HTTP\/1\.1 .*$/gm)).toEqual(['HTTP/1.1 401 Unauthorized'])
  expect(response).toMatch(/^connection: close\r$/im)
})

describe('a request without a body', () => {
  it('is whole at once, and its reader is missed when they leave', async () => {
    const requests: boolean[] = []
    const gone = Promise.withResolvers<void>()
    const server = createHttpServer((request, response) => {
      requests.push(request.readableEnded)
      response.on('close', () => gone.resolve())
      response.write('begun')
    })
    const port = await listen(server, '127.0.0.1', 0)
    const socket = await openSocket(`http://127.0.0.1:${port}`)
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.once('data', () => socket.destroy())
    await gone.promise
    expect(requests).toEqual([true])
    server.close()
  })
})

describe('slow clients', () => {
  it('R43 have 10 s for their headers, 15 s for a request, and are looked for every 2 s', () => {
    const server = createHttpServer(() => {})
    expect(server.headersTimeout).toBe(10_000)
    expect(server.requestTimeout).toBe(15_000)
    expect(Reflect.get(server, 'connectionsCheckingInterval')).toBe(2000)
    server.close()
  })

  /** The slowest but a few of a hundred redirects, in milliseconds. */
  async function slowestRedirect(eachTime: (round: number) => void): Promise<number> {
    const times: number[] = []
    for (let round = 0; round < 100; round++) {
      const begun = performance.now()
      const url = `${app.url}/redirect?isbn=9780143127741&country=DE`
      expect((await fetch(url, { redirect: 'manual' })).status).toBe(302)
      times.push(performance.now() - begun)
      eachTime(round)
    }
    return times.toSorted((a, b) => a - b)[96] ?? 0
  }

  it('R43 do not slow down other clients, with 500 of them at once', async () => {
    const alone = await slowestRedirect(() => {})
    const addressOf = (index: number) => `127.0.1.${1 + (index % 5)}`
    const sockets = await Promise.all(
      Array.from({ length: 500 }, (_, index) => openSocket(app.url, addressOf(index))),
    )
    for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    const beside = await slowestRedirect((round) => {
      for (const socket of sockets.slice(round * 5, round * 5 + 5)) socket.write('a')
    })
    for (const socket of sockets) socket.destroy()
    // On a machine that is busy with other things, no slower than without them is good enough.
    expect(beside).toBeLessThan(Math.max(100, alone * 3))
  })

  it('R43 get 408 and are closed when their headers never end', async () => {
    const server = createHttpServer((_request, response) => void response.end(), {
      headersTimeout: 200,
      connectionsCheckingInterval: 50,
    })
    const port = await listen(server, '127.0.0.1', 0)
    const socket = await openSocket(`http://127.0.0.1:${port}`)
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n')
    expect(statusOf(await text(socket))).toBe(408)
    server.close()
  })

  it('R43 get 408 with a problem when the announced body never comes', async () => {
    const server = createHttpServer(
      (request, response) => void request.on('end', () => response.end()).resume(),
      { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 },
    )
    const port = await listen(server, '127.0.0.1', 0)
    const socket = await openSocket(`http://127.0.0.1:${port}`)
    socket.write('POST /api/v1/links HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n')
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(statusOf(head)).toBe(408)
    expect(head).toContain('Content-Type: application/problem+json')
    expect(head).toContain(`Content-Length: ${body.length}`)
    expect(JSON.parse(body)).toMatchObject({
      type: '/developers#request-timeout',
      status: 408,
      code: 'request-timeout',
    })
    server.close()
  })

  it('R43 are not those who listen to a stream for longer than a request may take', async () => {
    const limits = { headersTimeout: 100, requestTimeout: 100, keepAliveTimeout: 100 }
    const server = createHttpServer(
      (_request, response) => {
        response.write('begun ')
        setTimeout(() => response.end('and ended'), 600)
      },
      { ...limits, connectionsCheckingInterval: 20 },
    )
    const port = await listen(server, '127.0.0.1', 0)
    const response = await fetch(`http://127.0.0.1:${port}`)
    expect(await response.text()).toBe('begun and ended')
    server.close()
  })
})

describe('an orderly stop', () => {
  it('R38 breaks no response at 500 requests a second', async () => {
    const stopping = await createTestApp({ lingerMs: 500, config: { logLevel: 'silent' } })
    const url = `${stopping.url}/redirect?isbn=9780143127741&country=DE`
    const outcomes: string[] = []
    let isOver = false
    async function load(): Promise<void> {
      while (!isOver) {
        try {
          const response = await fetch(url, { redirect: 'manual' })
          await response.arrayBuffer()
          outcomes.push(String(response.status))
        } catch (error) {
          const code = (error as { cause?: { code?: string } }).cause?.code ?? 'broken'
          outcomes.push(code)
          // Refused before a request was sent: nothing was promised.
          if (code === 'ECONNREFUSED') return
        }
        await wait(8)
      }
    }
    const clients = Array.from({ length: 5 }, load)
    while (outcomes.length < 100) await wait(5)
    await stopping.close()
    isOver = true
    await Promise.all(clients)
    const broken = outcomes.filter((each) => each !== '302' && each !== 'ECONNREFUSED')
    expect(broken).toEqual([])
    expect(outcomes.filter((each) => each === '302').length).toBeGreaterThanOrEqual(100)
  })
})
