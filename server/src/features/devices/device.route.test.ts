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
const ASK_CODE = { client_id: EXTENSION_CLIENT_ID }
const owner = { email: 'ada@example.org', firstName: 'Ada' } as unknown as Session

interface World {
  /** What better-auth answers. */
  readonly status?: number
  readonly body?: unknown
  readonly owner?: Session | null
  readonly onTry?: () => void
}

async function open(world: World = {}) {
  const asked: Request[] = []
  const seen = { tries: [] as unknown[][], forgotten: [] as Date[], redeemed: [] as string[] }
  const tokens = createExtensionTokens({
    secret: 'secret',
    findByToken: async (token) => {
      seen.redeemed.push(token)
      return world.owner === undefined ? owner : world.owner
    },
    findByCookie: async () => ({ session: null, cookies: [] }),
    repo: { noteVersion: async () => {} },
  })
  const handler = async (request: Request) => {
    asked.push(request)
    const { status = 200, body = {} } = world
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  const base = await serveHandler(
    createDeviceRoute({
      auth: async () => ({ handler }) as unknown as Auth,
      path: '/api/auth',
      tokens,
      repo: { forgetCodes: async (before) => void seen.forgotten.push(before) },
      countTry: async (...given) => {
        seen.tries.push(given)
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
    asked,
    tokens,
    url,
    post: async (path: string, fields: unknown, headers: Record<string, string> = {}) => {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Firefox', ...headers },
        body: JSON.stringify(fields),
      })
      const text = await answer.text()
      return {
        status: answer.status,
        headers: answer.headers,
        body: (text ? JSON.parse(text) : null) as unknown,
      }
    },
  }
}

type Opened = Awaited<ReturnType<typeof open>>

const askToken = (opened: Opened, code = opened.tokens.signCode('raw-code')) =>
  opened.post('/device/token', {
    ...ASK_CODE,
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: code,
  })

describe('asking for a code', () => {
  it('S57 hands out the library’s code with our signature', async () => {
    const opened = await open({ body: { device_code: 'raw-code', user_code: 'BCDFGHJK' } })
    const { status, body, headers } = await opened.post('/device/code', ASK_CODE)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      device_code: opened.tokens.signCode('raw-code'),
      user_code: 'BCDFGHJK',
    })
    expect(opened.tries).toEqual([['device-code', '203.0.113.9', null]])
    expect(opened.forgotten).toEqual([new Date(NOW - 60 * 60 * 1000)])
  })

  it('S57 passes on the browser and the version, and no cookie', async () => {
    const opened = await open()
    const client = { 'x-everyshelf-client': 'extension/0.2.0', cookie: 'a=b', origin: EXTENSION }
    await opened.post('/device/code', ASK_CODE, client)
    const [request] = opened.asked
    expect([request?.method, request?.url]).toEqual([
      'POST',
      'https://everyshelf.test/api/auth/device/code',
    ])
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'user-agent': 'Firefox',
      'x-everyshelf-client': 'extension/0.2.0',
    })
    expect(await request?.json()).toEqual(ASK_CODE)
  })

  it('takes no version that a client does not name', async () => {
    const opened = await open()
    await opened.post('/device/code', ASK_CODE)
    expect(opened.asked[0]?.headers.has('x-everyshelf-client')).toBe(false)
  })
})

describe('asking for a token', () => {
  it('S57 hands out the library’s token with our signature, and whose it is', async () => {
    const opened = await open({ body: { access_token: 'raw', expires_in: 60 } })
    const { status, body, headers } = await askToken(opened)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      access_token: opened.tokens.signToken('raw'),
      token_type: 'Bearer',
      expires_in: 60,
      email: 'ada@example.org',
      first_name: 'Ada',
    })
    expect(headers.getSetCookie()).toEqual([])
    expect(opened.tries).toEqual([['device-token', '203.0.113.9', null]])
    expect(opened.asked[0]?.url).toBe('https://everyshelf.test/api/auth/device/token')
    expect(await opened.asked[0]?.json()).toMatchObject({ device_code: 'raw-code' })
    expect(opened.redeemed).toEqual(['raw'])
  })

  it('names nobody when the session has ended already', async () => {
    const { body } = await askToken(await open({ owner: null }))
    expect(body).toMatchObject({ email: '', first_name: '' })
  })

  it('S57 asks the library for no code without our signature', async () => {
    const opened = await open()
    const { status, body } = await askToken(opened, 'raw-code')
    expect([status, body]).toEqual([400, { error: 'invalid_grant' }])
    expect(opened.asked).toEqual([])
  })
})

describe.each([
  ['/device/code', (opened: Opened) => opened.post('/device/code', ASK_CODE)],
  ['/device/token', (opened: Opened) => askToken(opened)],
])('%s', (path, ask) => {
  it.each([
    [400, { error: 'authorization_pending' }, 400, 'authorization_pending'],
    [400, {}, 400, 'invalid_request'],
    [404, 'no JSON', 404, 'invalid_request'],
    [400, 'null', 400, 'invalid_request'],
    [499, { error: 'any' }, 499, 'any'],
    [500, { error: 'insides' }, 503, 'temporarily_unavailable'],
  ])('answers the library’s %i %j with %i %s', async (status, body, expected, error) => {
    const answer = await ask(await open({ status, body }))
    expect([answer.status, answer.body]).toEqual([expected, { error }])
  })

  it('refuses fields that it does not know', async () => {
    const opened = await open()
    const answer = await opened.post(path, { ...ASK_CODE, more: 1 })
    expect([answer.status, answer.body]).toEqual([400, { error: 'invalid_request' }])
    expect([opened.asked, opened.tries]).toEqual([[], []])
  })

  it.each([
    [{ retryAfterSeconds: 7 }, '7'],
    [{}, '60'],
  ])('S57 says when to come again at its limit: %j', async (details, seconds) => {
    const onTry = () => {
      throw new DomainError('rate-limited', details)
    }
    const opened = await open({ onTry })
    const answer = await ask(opened)
    expect([answer.status, answer.body]).toEqual([429, { error: 'slow_down' }])
    expect(answer.headers.get('retry-after')).toBe(seconds)
    expect(opened.asked).toEqual([])
  })

  it('S57 takes no try while it cannot count them', async () => {
    const onTry = () => {
      throw new Error('no database')
    }
    const opened = await open({ onTry })
    const answer = await ask(opened)
    expect([answer.status, answer.body]).toEqual([500, { broken: 'no database' }])
    expect(opened.asked).toEqual([])
  })

  it('S25 takes nothing from another site, and an extension’s calls', async () => {
    const opened = await open()
    const from = async (origin: string) => (await opened.post(path, {}, { origin })).status
    expect(await from('https://evil.test')).toBe(403)
    expect(await from('https://everyshelf.test')).toBe(400)
    expect(await from(EXTENSION)).toBe(400)
  })

  it('R49 tells an extension that is too old', async () => {
    const old = { 'x-everyshelf-client': 'extension/0.1.9' }
    expect((await (await open()).post(path, ASK_CODE, old)).status).toBe(412)
  })

  it('reads no large body and no other spelling of its path', async () => {
    const opened = await open()
    expect((await opened.post(path, { ...ASK_CODE, x: 'x'.repeat(2048) })).status).toBe(413)
    for (const other of [`${path}/`, path.toUpperCase()]) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(opened.url + other, { method: 'POST', headers, body: '{}' })
      expect(answer.status, other).toBe(404)
    }
    expect(opened.asked).toEqual([])
  })
})
