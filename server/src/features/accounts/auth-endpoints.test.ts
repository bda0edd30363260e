import { DomainError } from '@everyshelf/domain/messages'
import { describe, expect, it } from 'vitest'
import { serveHandler } from '../../testing/serve-handler.ts'
import type { Session } from '../../trpc/request-context.ts'
import { createAuthRoute } from './auth.route.ts'
import type { Auth } from './auth.ts'

const ORIGIN = 'https://everyshelf.test'
const ada = { id: 'browser', userId: 'ada', email: 'ada@example.org' } as unknown as Session
const change = { currentPassword: 'old shelf of books', newPassword: 'a shelf of green ink' }

type Reply = () => Response | Promise<Response>

interface World {
  /** better-auth's responses by path. */
  readonly replies?: Readonly<Record<string, Reply>>
  readonly session?: Session | null
  readonly device?: string | null
  readonly isPasswordWrong?: boolean
  readonly onTry?: (limit: string) => void
  readonly onOwnCall?: () => void
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

async function open(world: World = {}) {
  const seen = {
    requests: [] as { path: string; body: unknown; headers: Headers }[],
    attempts: [] as unknown[][],
    guarded: [] as unknown[],
    own: [] as unknown[],
    changed: [] as unknown[][],
    errors: [] as unknown[],
    verified: [] as object[],
    looked: [] as unknown[][],
    ended: [] as string[],
    sessions: 0,
  }
  const handler = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const body = text ? (JSON.parse(text) as unknown) : null
    expect(request.url.startsWith(`${ORIGIN}/api/auth/`)).toBe(true)
    const path = pathname.replace('/api/auth', '')
    seen.requests.push({ path: path + search, body, headers: request.headers })
    return (await world.replies?.[path]?.()) ?? new Response('{}')
  }
  const signInVerified = async ({ body }: { readonly body: object }) => {
    seen.verified.push(body)
    return (await world.replies?.signInVerified?.()) ?? new Response('{}')
  }
  const url = await serveHandler(
    createAuthRoute({
      auth: { handler, api: { signInVerified } } as unknown as Auth,
      findSession: async () => {
        seen.sessions++
        return { session: world.session ?? null, cookies: [] }
      },
      countAttempt: async (...given) => {
        seen.attempts.push(given)
        world.onTry?.(given[0])
      },
      guardSignIn: async (signIn, callBetterAuth) => {
        seen.guarded.push(signIn)
        return { response: await callBetterAuth(), cookie: 'known_device=1' }
      },
      knownDevices: {
        find: (...given) => {
          seen.looked.push(given)
          return world.device ?? null
        },
      },
      pending: {
        read: async () => null,
        begin: async () => '',
        remember: (token) => (token === 'forged' ? null : `second_step=${token}`),
        clear: () => 'second_step=',
      },
      readClient: () => ({ address: '203.0.113.9', isFromTrustedProxy: false }),
      publicUrl: ORIGIN,
      ownEndpoints: {
        '/sign-up/email': async (fields) => {
          seen.own.push(fields)
          world.onOwnCall?.()
          return {}
        },
      },
      changePassword: async ({ userId }, given) => {
        seen.changed.push([userId, given])
        return world.isPasswordWrong !== true
      },
      leaveExtensions: async ({ id }, isDisconnecting) => {
        if (isDisconnecting) seen.ended.push(id)
        return 2
      },
      onError: (error) => void seen.errors.push(error),
    }),
  )
  const send = async (method: string, path: string, init: RequestInit) => {
    const result = await fetch(`${url}/api/auth${path}`, { method, redirect: 'manual', ...init })
    const text = await result.text()
    return {
      status: result.status,
      headers: result.headers,
      cookies: result.headers.getSetCookie(),
      body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text,
    }
  }
  return {
    ...seen,
    countSessions: () => seen.sessions,
    get: (path: string) => send('GET', path, { headers: { cookie: 'a=b' } }),
    post: (path: string, fields: unknown, headers: Record<string, string> = {}) =>
      send('POST', path, {
        headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
        body: JSON.stringify(fields),
      }),
  }
}

const email = 'ada@example.org'
const signIn = { email, password: 'nine tall bookshelves' }

describe('an endpoint that better-auth handles', () => {
  it('S34 forwards the fields and a few headers, and reports success', async () => {
    const headers = { 'set-cookie': 'session=1', 'x-inside': '1' }
    const reply = json(200, { token: 'secret', user: {} }, headers)
    const opened = await open({ replies: { '/reset-password': reply } })
    const fields = { token: 'abc', newPassword: 'a shelf of green ink' }
    const result = await opened.post('/reset-password', fields, { 'x-forwarded-host': 'evil.test' })
    expect([result.status, result.body]).toEqual([200, { ok: true }])
    expect(result.cookies).toEqual(['session=1'])
    expect(result.headers.get('cache-control')).toBe('no-store')
    expect(result.headers.get('x-inside')).toBeNull()
    expect(opened.requests).toHaveLength(1)
    const [request] = opened.requests
    expect([request?.path, request?.body]).toEqual(['/reset-password', fields])
    expect(opened.requests[0]?.headers.has('x-forwarded-host')).toBe(false)
    expect(opened.attempts).toEqual([['attempt', '203.0.113.9', null, null]])
    expect(opened.looked).toEqual([])
    expect(opened.countSessions()).toBe(1)
  })

  it.each(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_TOKEN', 'INVALID_PASSWORD', 'ACCOUNT_BANNED'])(
    'S64 passes on the code %s',
    async (code) => {
      const replies = { '/reset-password': json(401, { code, message: 'insides' }) }
      const { post } = await open({ replies })
      const { status, body } = await post('/reset-password', { ...change, token: 'a' })
      expect(status).toBe(400)
      expect(body).toEqual({ code: 'INVALID_INPUT' })
      const response = await post('/reset-password', {
        newPassword: change.newPassword,
        token: 'a',
      })
      expect([response.status, response.body]).toEqual([401, { code }])
    },
  )

  it.each([{ code: 'USER_NOT_FOUND' }, 'no JSON', 'null'])(
    'S22 S64 reports every other error as FAILED: %j',
    async (body) => {
      const reply = json(404, body, { 'set-cookie': 'session=1' })
      const { post } = await open({ replies: { '/sign-in/email': reply } })
      const result = await post('/sign-in/email', signIn)
      expect([result.status, result.body]).toEqual([404, { code: 'FAILED' }])
      expect(result.cookies).toEqual([])
    },
  )

  it('reports success when the library sends an empty body', async () => {
    const { post } = await open({ replies: { '/sign-out': json(200, '') } })
    expect((await post('/sign-out', {})).body).toEqual({ ok: true })
  })

  it.each([500, 503])('is unavailable when the library answers %i', async (status) => {
    const { post } = await open({ replies: { '/sign-out': json(status, { code: 'X' }) } })
    const result = await post('/sign-out', {})
    expect([result.status, result.body]).toEqual([503, { code: 'UNAVAILABLE' }])
    expect(result.headers.get('retry-after')).toBeNull()
  })

  it('passes on a status just below that', async () => {
    const { post } = await open({ replies: { '/sign-out': json(499, { code: 'X' }) } })
    expect((await post('/sign-out', {})).status).toBe(499)
  })
})

describe('an endpoint that the product handles', () => {
  const signUp = { name: 'Ada', email, password: 'nine tall bookshelves' }

  it('S72 counts for its account and known device, and does not reach the library', async () => {
    const opened = await open({ device: 'device-1' })
    const { status, body } = await opened.post('/sign-up/email', signUp, { cookie: 'k=1' })
    expect([status, body]).toEqual([200, { ok: true }])
    expect(opened.own).toMatchObject([{ email }])
    expect(opened.requests).toEqual([])
    expect(opened.looked).toEqual([['k=1', email]])
    expect(opened.attempts).toEqual([['sign-up', '203.0.113.9', email, 'device-1']])
  })

  it('S24 is refused past its limit, with a retry-after', async () => {
    const onTry = () => {
      throw new DomainError('rate-limited', { retryAfterSeconds: 9 })
    }
    const opened = await open({ onTry })
    const result = await opened.post('/sign-up/email', signUp)
    expect([result.status, result.body]).toEqual([429, { code: 'RATE_LIMITED' }])
    expect(result.headers.get('retry-after')).toBe('9')
    expect(opened.own).toEqual([])
  })

  it.each([new Error('insides'), new DomainError('not-found')])(
    'S64 passes other errors to the error handler: %s',
    async (error) => {
      const onOwnCall = () => {
        throw error
      }
      const result = await (await open({ onOwnCall })).post('/sign-up/email', signUp)
      expect([result.status, result.body]).toEqual([500, { broken: error.message }])
    },
  )

  it.each([
    [{ ...signUp, password: 'short' }, 'PASSWORD_TOO_SHORT'],
    [{ ...signUp, name: '' }, 'INVALID_INPUT'],
    [{ ...signUp, email: 'no address' }, 'INVALID_INPUT'],
    [{ ...signUp, email: 'ada@bücher.example' }, 'INTERNATIONAL_EMAIL'],
    [{ ...signUp, password: 5 }, 'INVALID_INPUT'],
    [{ ...signUp, role: 'admin' }, 'INVALID_INPUT'],
    [[], 'INVALID_INPUT'],
  ])('S34 refuses %j with %s', async (fields, code) => {
    const opened = await open()
    const { status, body } = await opened.post('/sign-up/email', fields)
    expect([status, body]).toEqual([400, { code }])
    expect([opened.attempts, opened.own]).toEqual([[], []])
  })
})

describe('signing in', () => {
  it('S72 goes through its guard, which sets the device cookie', async () => {
    const replies = { '/sign-in/email': json(200, {}, { 'set-cookie': 'session=1' }) }
    const opened = await open({ replies })
    const result = await opened.post('/sign-in/email', signIn, { cookie: 'k=1' })
    expect(result.cookies).toEqual(['session=1', 'known_device=1'])
    expect(opened.guarded).toEqual([{ address: '203.0.113.9', email, cookies: 'k=1' }])
    expect(opened.attempts).toEqual([])
  })

  it('S30 with Google returns to the requested page on our own site', async () => {
    const reply = json(200, { url: 'https://accounts.google.test/', redirect: true })
    const opened = await open({ replies: { '/sign-in/social': reply } })
    const fields = { provider: 'google', callbackURL: '/dashboard' }
    const { body } = await opened.post('/sign-in/social', fields)
    expect(body).toEqual({ url: 'https://accounts.google.test/' })
    expect(opened.requests[0]?.body).toEqual({
      provider: 'google',
      callbackURL: '/dashboard',
      errorCallbackURL: '/account?mode=signin',
      disableRedirect: true,
    })
    expect(opened.guarded).toEqual([])
  })
})

describe('signing out', () => {
  it('reports how many extensions stay connected', async () => {
    const { post } = await open({ session: ada })
    expect((await post('/sign-out', {})).body).toEqual({ ok: true, extensions: 2 })
  })

  it('disconnects the extension of this browser when chosen', async () => {
    const opened = await open({ session: ada })
    await opened.post('/sign-out', {})
    await opened.post('/sign-out', { disconnectExtension: false })
    expect(opened.ended).toEqual([])
    await opened.post('/sign-out', { disconnectExtension: true })
    expect(opened.ended).toEqual([ada.id])
    expect(opened.requests.map(({ body }) => body)).toEqual([{}, {}, {}])
  })

  it('reports no extensions without a session or at other endpoints', async () => {
    expect((await (await open()).post('/sign-out', {})).body).toEqual({ ok: true })
    const { post } = await open({ session: ada })
    const reset = { token: 'a', newPassword: 'a shelf of green ink' }
    expect((await post('/reset-password', reset)).body).toEqual({ ok: true })
  })
})

describe('changing the password', () => {
  const fields = { ...change, revokeOtherSessions: true }

  it('S28 ends every session and signs this browser in again', async () => {
    const replies = { signInVerified: json(200, {}, { 'set-cookie': 'new=1' }) }
    const opened = await open({ session: ada, replies })
    const result = await opened.post('/change-password', fields)
    expect([result.status, result.cookies]).toEqual([200, ['new=1']])
    const choices = { keepsExtensions: false, revokesPrograms: false }
    expect(opened.changed).toEqual([['ada', { ...change, ...choices }]])
    expect([opened.verified, opened.requests]).toEqual([[{ userId: 'ada' }], []])
  })

  it('S72 counts the current password for its account before it is checked', async () => {
    const onTry = (limit: string) => {
      if (limit === 'password') throw new DomainError('rate-limited', { retryAfterSeconds: 9 })
    }
    const opened = await open({ session: ada, onTry })
    const result = await opened.post('/change-password', fields)
    expect([result.status, opened.changed]).toEqual([429, []])
    expect(opened.attempts).toContainEqual(['password', '203.0.113.9', 'ada'])
  })

  it('S71 keeps extensions connected, and revokes API keys and webhooks, on request', async () => {
    const opened = await open({ session: ada })
    const asked = { ...fields, disconnectExtensions: false, revokePrograms: true }
    await opened.post('/change-password', asked)
    const choices = { keepsExtensions: true, revokesPrograms: true }
    expect(opened.changed).toMatchObject([['ada', choices]])
  })

  it('starts no session when the current password was wrong', async () => {
    const opened = await open({ session: ada, isPasswordWrong: true })
    const result = await opened.post('/change-password', fields)
    expect([result.status, result.body]).toEqual([400, { code: 'INVALID_PASSWORD' }])
    expect(opened.verified).toEqual([])
  })

  it.each([
    ['is refused', json(401, {}, { 'set-cookie': 'new=1' })],
    ['breaks', json(500, {})],
  ])('succeeds even when the sign-in after it %s', async (_how, signInVerified) => {
    const { post } = await open({ session: ada, replies: { signInVerified } })
    const result = await post('/change-password', fields)
    expect([result.status, result.cookies]).toEqual([200, []])
  })

  it('leaves requests without a session to the library', async () => {
    const opened = await open()
    await opened.post('/change-password', fields)
    expect([opened.changed, opened.requests.map(({ path }) => path)]).toEqual([
      [],
      ['/change-password'],
    ])
  })
})

describe('coming back from Google', () => {
  const answered = async (reply: Reply, more: World = {}) => {
    const opened = await open({ ...more, replies: { '/callback/google': reply } })
    const result = await opened.get('/callback/google?code=1')
    return { ...opened, ...result, location: result.headers.get('location') }
  }

  it('redirects where the library says, with its cookies', async () => {
    const headers = { location: '/dashboard', 'set-cookie': 'session=1' }
    const opened = await answered(json(302, '', headers))
    expect([opened.status, opened.location]).toEqual([302, '/dashboard'])
    expect(opened.cookies).toEqual(['session=1'])
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(opened.requests[0]?.path).toBe('/callback/google?code=1')
    expect(opened.requests[0]?.headers.get('cookie')).toBe('a=b')
    expect(opened.attempts).toEqual([['attempt', '203.0.113.9', null]])
    expect(opened.errors).toEqual([])
  })

  it.each([
    [{ code: 'ACCOUNT_BANNED' }, '/account?mode=signin&error=closed'],
    [{ code: 'GOOGLE_EMAIL_UNVERIFIED' }, '/account?mode=signin&error=unverified'],
    [{ code: 'ANY' }, '/account?mode=signin&error=google'],
    ['no JSON', '/account?mode=signin&error=google'],
    ['null', '/account?mode=signin&error=google'],
  ])('S74 redirects to the error page of %j', async (body, page) => {
    const opened = await answered(json(403, body))
    expect([opened.status, opened.location]).toEqual([302, page])
  })

  it.each([
    ['the library breaks', {}, () => Promise.reject(new Error('insides'))],
    [
      'there were too many attempts',
      {
        onTry: () => {
          throw new DomainError('rate-limited')
        },
      },
      json(302, '', { location: '/dashboard' }),
    ],
  ] as const)('redirects to an error page when %s', async (_why, more, reply) => {
    const opened = await answered(reply, more)
    expect(opened.location).toBe('/account?mode=signin&error=google')
    expect(opened.errors).toHaveLength(1)
  })
})

describe('every endpoint', () => {
  it('S25 answers only our own pages', async () => {
    const { post, requests } = await open()
    for (const origin of ['https://evil.test', `chrome-extension://${'a'.repeat(32)}`]) {
      expect((await post('/sign-out', {}, { origin })).status).toBe(403)
    }
    expect(requests).toEqual([])
  })

  it('S34 accepts one spelling, one method and a small body', async () => {
    const { post, get, requests } = await open()
    for (const path of ['/sign-out/', '/SIGN-OUT', '/get-session']) {
      expect((await post(path, {})).status).toBe(404)
    }
    expect((await get('/sign-out')).status).toBe(404)
    expect((await post('/sign-out', { x: 'x'.repeat(8 * 1024) })).status).toBe(413)
    expect((await get('/get-session')).headers.get('cache-control')).toBe('no-store')
    expect(requests).toEqual([])
  })
})
