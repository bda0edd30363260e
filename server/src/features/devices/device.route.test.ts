import { EXTENSION_CLIENT_ID } from '@everyshelf/domain/devices'
import { DomainError } from '@everyshelf/domain/messages'
import { describe, expect, it } from 'vitest'
import { serveHandler } from '../../testing/serve-handler.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { Auth } from '../accounts/auth.ts'
import { createDeviceRoute } from './device.route.ts'
import { createExtensionTokens } from './extension-tokens.ts'

const NOW = Date.parse('2026-11-01T09:00:00.000Z')
const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'
const CODE_REQUEST = { client_id: EXTENSION_CLIENT_ID }
const owner = { email: 'ada@example.org', firstName: 'Ada' } as unknown as Session

interface World {
  /** better-auth's response. */
  readonly status?: number
  readonly body?: unknown
  readonly owner?: Session | null
  readonly onTry?: () => void
}

async function open(world: World = {}) {
  const requests: Request[] = []
  const seen = { attempts: [] as unknown[][], forgotten: [] as Date[], redeemed: [] as string[] }
  const tokens = createExtensionTokens({
    secret: 'secret',
    findByToken: async (token) => {
      seen.redeemed.push(token)
      return world.owner === undefined ? owner : world.owner
    },
    findByCookie: async () => ({ session: null, cookies: [] }),
    repo: { storeVersion: async () => {} },
  })
  const handler = async (request: Request) => {
    requests.push(request)
    const { status = 200, body = {} } = world
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  const base = await serveHandler(
    createDeviceRoute({
      auth: { handler } as unknown as Auth,
      path: '/api/auth',
      tokens,
      commandLineKeys: { redeem: async () => 'authorization_pending' },
      repo: { deleteExpiredCodes: async (before) => void seen.forgotten.push(before) },
      countAttempt: async (...given) => {
        seen.attempts.push(given)
        world.onTry?.()
      },
      readClient: () => ({ address: '203.0.113.9', isFromTrustedProxy: false }),
      publicUrl: 'https://everyshelf.test',
      minimumVersion: '0.2.0',
      now: () => NOW,
    }),
  )
  const url = `${base}/api/auth`
  return {
    ...seen,
    requests,
    tokens,
    url,
    post: async (path: string, fields: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Firefox', ...headers },
        body: JSON.stringify(fields),
      })
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        body: (text ? JSON.parse(text) : null) as unknown,
      }
    },
  }
}

type Opened = Awaited<ReturnType<typeof open>>

const requestToken = (opened: Opened, code = opened.tokens.signCode('raw-code')) =>
  opened.post('/device/token', {
    ...CODE_REQUEST,
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: code,
  })

describe('requesting a code', () => {
  it('S57 returns the library’s code with our signature', async () => {
    const opened = await open({ body: { device_code: 'raw-code', user_code: 'BCDFGHJK' } })
    const { status, body, headers } = await opened.post('/device/code', CODE_REQUEST)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      device_code: opened.tokens.signCode('raw-code'),
      user_code: 'BCDFGHJK',
    })
    expect(opened.attempts).toEqual([['device-code', '203.0.113.9', null]])
    expect(opened.forgotten).toEqual([new Date(NOW - 60 * 60 * 1000)])
  })

  it('S57 forwards the browser and the version, but no cookie', async () => {
    const opened = await open()
    const client = { 'x-everyshelf-client': 'extension/0.2.0', cookie: 'a=b', origin: EXTENSION }
    await opened.post('/device/code', CODE_REQUEST, client)
    const [request] = opened.requests
    expect([request?.method, request?.url]).toEqual([
      'POST',
      'https://everyshelf.test/api/auth/device/code',
    ])
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'user-agent': 'Firefox',
      'x-everyshelf-client': 'extension/0.2.0',
    })
    expect(await request?.json()).toEqual(CODE_REQUEST)
  })

  it('stores no version without the header', async () => {
    const opened = await open()
    await opened.post('/device/code', CODE_REQUEST)
    expect(opened.requests[0]?.headers.has('x-everyshelf-client')).toBe(false)
  })
})

describe('requesting a token', () => {
  it('S57 returns the library’s token with our signature, and its owner', async () => {
    const opened = await open({ body: { access_token: 'raw', expires_in: 60 } })
    const { status, body, headers } = await requestToken(opened)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      access_token: opened.tokens.signToken('raw'),
      token_type: 'Bearer',
      expires_in: 60,
      email: 'ada@example.org',
      first_name: 'Ada',
    })
    expect(headers.getSetCookie()).toEqual([])
    expect(opened.attempts).toEqual([['device-token', '203.0.113.9', null]])
    expect(opened.requests[0]?.url).toBe('https://everyshelf.test/api/auth/device/token')
    expect(await opened.requests[0]?.json()).toMatchObject({ device_code: 'raw-code' })
    expect(opened.redeemed).toEqual(['raw'])
  })

  it('returns no owner when the session has already ended', async () => {
    const { body } = await requestToken(await open({ owner: null }))
    expect(body).toMatchObject({ email: '', first_name: '' })
  })

  it('S57 does not redeem codes without our signature', async () => {
    const opened = await open()
    const { status, body } = await requestToken(opened, 'raw-code')
    expect([status, body]).toEqual([400, { error: 'invalid_grant' }])
    expect(opened.requests).toEqual([])
  })
})

describe.each([
  ['/device/code', (opened: Opened) => opened.post('/device/code', CODE_REQUEST)],
  ['/device/token', (opened: Opened) => requestToken(opened)],
])('%s', (path, sendTo) => {
  it.each([
    [400, { error: 'authorization_pending' }, 400, 'authorization_pending'],
    [400, {}, 400, 'invalid_request'],
    [404, 'no JSON', 404, 'invalid_request'],
    [400, 'null', 400, 'invalid_request'],
    [499, { error: 'any' }, 499, 'any'],
    [500, { error: 'insides' }, 503, 'temporarily_unavailable'],
  ])('maps the library’s %i %j to %i %s', async (status, body, expected, error) => {
    const response = await sendTo(await open({ status, body }))
    expect([response.status, response.body]).toEqual([expected, { error }])
  })

  it('refuses unknown fields', async () => {
    const opened = await open()
    const response = await opened.post(path, { ...CODE_REQUEST, more: 1 })
    expect([response.status, response.body]).toEqual([400, { error: 'invalid_request' }])
    expect([opened.requests, opened.attempts]).toEqual([[], []])
  })

  it.each([
    [{ retryAfterSeconds: 7 }, '7'],
    [{}, '60'],
  ])('S57 sends retry-after at its limit: %j', async (details, seconds) => {
    const onTry = () => {
      throw new DomainError('rate-limited', details)
    }
    const opened = await open({ onTry })
    const response = await sendTo(opened)
    expect([response.status, response.body]).toEqual([429, { error: 'slow_down' }])
    expect(response.headers.get('retry-after')).toBe(seconds)
    expect(opened.requests).toEqual([])
  })

  it('S57 refuses attempts while it cannot count them', async () => {
    const onTry = () => {
      throw new Error('no database')
    }
    const opened = await open({ onTry })
    const response = await sendTo(opened)
    expect([response.status, response.body]).toEqual([500, { broken: 'no database' }])
    expect(opened.requests).toEqual([])
  })

  it('S25 refuses other sites and accepts extensions', async () => {
    const opened = await open()
    const from = async (origin: string) => (await opened.post(path, {}, { origin })).status
    expect(await from('https://evil.test')).toBe(403)
    expect(await from('https://everyshelf.test')).toBe(400)
    expect(await from(EXTENSION)).toBe(400)
  })

  it('R49 refuses an outdated extension', async () => {
    const old = { 'x-everyshelf-client': 'extension/0.1.9' }
    expect((await (await open()).post(path, CODE_REQUEST, old)).status).toBe(412)
  })

  it('refuses large bodies and other spellings of its path', async () => {
    const opened = await open()
    expect((await opened.post(path, { ...CODE_REQUEST, x: 'x'.repeat(2048) })).status).toBe(413)
    for (const other of [`${path}/`, path.toUpperCase()]) {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(opened.url + other, { method: 'POST', headers, body: '{}' })
      expect(response.status, other).toBe(404)
    }
    expect(opened.requests).toEqual([])
  })
})
