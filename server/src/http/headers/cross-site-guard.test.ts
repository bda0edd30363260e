import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCrossSiteGuard } from './cross-site.ts'

const OWN = 'https://everyshelf.test'
const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'
const EVIL = 'https://evil.test'
const JSON_TYPE = { 'content-type': 'application/json' }

type Headers = Readonly<Record<string, string>>

let server: Server
let url: string

beforeAll(async () => {
  const app = express()
  app.use('/calls', createCrossSiteGuard([OWN]))
  app.use('/accounts', createCrossSiteGuard([OWN], 'own-pages'))
  app.use((request, response) => {
    response.json({ cookie: request.headers.cookie ?? null })
  })
  server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function send(method: string, path: string, headers: Headers) {
  const result = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(method === 'POST' && { body: '{}' }),
  })
  const text = await result.text()
  return {
    status: result.status,
    headers: result.headers,
    reason: result.ok ? undefined : text && JSON.parse(text).error?.data?.reason,
    cookie: result.ok && text ? JSON.parse(text).cookie : undefined,
  }
}

const post = (path: string, headers: Headers) => send('POST', path, { ...JSON_TYPE, ...headers })

describe.each(['/calls', '/accounts'])('the cross-site guard of %s', (path) => {
  it.each<[string, Headers]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }],
    ['our own page in an old browser', { origin: OWN, cookie: 'a=b' }],
    [
      'our own page, whatever origin a browser names',
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ],
    ['a program without a cookie', {}],
  ])('S25 lets %s in, with its cookie', async (_who, headers) => {
    const { status, cookie } = await post(path, headers)
    expect([status, cookie]).toEqual([200, headers.cookie ?? null])
  })

  it.each<[string, Headers]>([
    ['another site', { origin: EVIL }],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['another site with our own cookie', { origin: EVIL, cookie: 'a=b' }],
    ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a program with a cookie', { cookie: 'a=b' }],
    ['an origin named like an extension', { origin: `https://x.test/?${EXTENSION}` }],
    ['an origin that begins like an extension', { origin: `${EXTENSION}.evil.test` }],
  ])('S25 refuses %s', async (_who, headers) => {
    const { status, reason, headers: answered } = await post(path, headers)
    expect([status, reason]).toEqual([403, 'unauthorized'])
    expect(answered.get('access-control-allow-origin')).toBeNull()
  })

  it.each(['text/plain', 'application/jsonp', 'text/plain; application/json', ''])(
    'S25 takes no body of the type %j from anyone',
    async (type) => {
      const { status, reason } = await post(path, { 'content-type': type, origin: OWN })
      expect([status, reason]).toEqual([415, 'invalid-input'])
    },
  )

  it('takes JSON in any spelling of its type', async () => {
    const types = ['application/json; charset=utf-8', 'Application/JSON', 'application/json ;x']
    for (const type of types) {
      expect((await post(path, { 'content-type': type, origin: OWN })).status, type).toBe(200)
    }
  })

  it.each(['GET', 'HEAD'])('answers another site’s %s, which changes nothing', async (method) => {
    expect((await send(method, path, { origin: EVIL })).status).toBe(200)
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('S25 guards %s like POST', async (method) => {
    expect((await send(method, path, { origin: EVIL })).status).toBe(415)
    expect((await send(method, path, { origin: EVIL, ...JSON_TYPE })).status).toBe(403)
  })

  it('S25 tells caches that the response depends on the origin', async () => {
    for (const origin of [OWN, EVIL]) {
      expect((await post(path, { origin })).headers.get('vary')).toBe('Origin')
    }
  })
})

describe('calls of extensions', () => {
  it.each([
    EXTENSION,
    EXTENSION.toUpperCase(),
    'moz-extension://6b8c1b4e-1111-4c4c-9d9d-abcdef123456',
  ])('S25 takes calls of %s without its cookie, and lets it read the answer', async (origin) => {
    const { status, cookie, headers } = await post('/calls', { origin, cookie: 'a=b' })
    expect([status, cookie]).toEqual([200, null])
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('vary')).toBe('Origin')
  })

  it('answers their preflight with what they may send', async () => {
    const { status, headers } = await send('OPTIONS', '/calls', { origin: EXTENSION })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST')
    expect(headers.get('access-control-allow-headers')).toBe(
      'content-type, authorization, x-everyshelf-client',
    )
    expect(headers.get('access-control-max-age')).toBe('600')
    expect(headers.get('access-control-expose-headers')).toContain('retry-after')
  })

  it('answers their GET without a type, and no body of another type', async () => {
    expect((await send('GET', '/calls', { origin: EXTENSION })).status).toBe(200)
    const plain = await post('/calls', { origin: EXTENSION, 'content-type': 'text/plain' })
    expect([plain.status, plain.reason]).toEqual([415, 'invalid-input'])
  })

  it('S25 keeps them from the forms of accounts, and answers no preflight there', async () => {
    expect((await post('/accounts', { origin: EXTENSION })).status).toBe(403)
    const preflight = await send('OPTIONS', '/accounts', { origin: EXTENSION })
    expect(preflight.status).toBe(415)
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('S25 answers no preflight of another site', async () => {
    expect((await send('OPTIONS', '/calls', { origin: EVIL })).status).toBe(415)
  })
})

describe('calls with a token', () => {
  it.each(['Bearer x', 'Basic YTpi', ''])(
    'S25 drop the cookie beside %j',
    async (authorization) => {
      const headers = { authorization, cookie: 'a=b', origin: EVIL }
      const { status, cookie } = await post('/calls', headers)
      expect([status, cookie]).toEqual([200, null])
      expect((await post('/accounts', headers)).status).toBe(403)
      expect((await post('/calls', { ...headers, 'content-type': 'text/plain' })).status).toBe(415)
    },
  )
})
