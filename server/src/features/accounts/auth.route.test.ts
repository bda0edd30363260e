import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createAccountClient, signIn, signUp } from '../../testing/account-client.ts'
import { countHashes } from '../../testing/quick-hashing.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createAuth } from './auth.ts'
import { AUTH_CALLBACK, authEndpoints } from './auth-endpoints.ts'
import { createPasswordHashing } from './password-hashing.ts'

const authLimits = relaxedAuthLimits
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ authLimits })
})
afterAll(() => app.close())

const bodies: Readonly<Record<string, object>> = {
  '/sign-up/email': { name: 'Ada', email: 'a@example.org', password: 'nine tall shelves' },
  '/sign-in/email': { email: 'a@example.org', password: 'nine tall shelves' },
  '/sign-in/social': { provider: 'google', callbackURL: '/dashboard' },
  '/passkey/options': {},
  '/sign-in/passkey': {
    response: {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'eA', signature: 'eA' },
    },
  },
  '/sign-up/browser': { token: 'a.b.c' },
  '/sign-up/confirm': { token: 'a.b.c' },
  '/sign-in/code': { code: '123456' },
  '/sign-in/lost-device': {},
  '/sign-out': {},
  '/send-verification-email': { email: 'a@example.org' },
  '/request-password-reset': { email: 'a@example.org' },
  '/reset-password': { token: 't', newPassword: 'nine tall shelves' },
  '/change-password': {
    currentPassword: 'x',
    newPassword: 'nine tall shelves',
    revokeOtherSessions: true,
  },
}

describe('the endpoints of better-auth', () => {
  it('S34 are exactly these', () => {
    expect(Object.keys(authEndpoints).sort()).toEqual(Object.keys(bodies).sort())
    expect(AUTH_CALLBACK).toBe('/callback/google')
  })

  it('S34 S33 do not include the library’s other endpoints', async () => {
    const auth = createAuth({
      config: { publicUrl: 'https://everyshelf.example', google: null },
      secret: 'x'.repeat(32),
      database: app.database,
      hashing: createPasswordHashing(),
      events: {} as never,
      isBanned: async () => false,
      hasSecondFactor: async () => false,
      beginSecondStep: async () => '',
      hasGoogle: async () => false,
      inBackground: () => {},
    })
    const paths = Object.values(auth.api).flatMap((endpoint) =>
      'path' in endpoint && endpoint.path ? [endpoint.path.replace(/:\w+/, 'google')] : [],
    )
    // The extension's two endpoints have their own route.
    const open = [...Object.keys(authEndpoints), AUTH_CALLBACK, '/device/code', '/device/token']
    const hidden = paths.filter((path) => !open.includes(path))
    expect(hidden).toEqual(
      expect.arrayContaining(['/device', '/device/approve', '/device/deny', '/get-session']),
    )
    expect(hidden.length).toBeGreaterThan(10)
    for (const path of [...hidden, '/admin/set-role', '/ok']) {
      for (const method of ['GET', 'POST']) {
        const result = await fetch(`${app.url}/api/auth${path}`, {
          method,
          headers: { 'content-type': 'application/json', origin: app.config.publicUrl },
          ...(method === 'POST' && { body: '{}' }),
        })
        expect([path, method, result.status]).toEqual([path, method, 404])
      }
    }
  })

  it.each(Object.keys(bodies))('S25 %s refuses other sites', async (path) => {
    const url = `${app.url}/api/auth${path}`
    const post = async (headers: Record<string, string>, body = JSON.stringify(bodies[path])) =>
      (await fetch(url, { method: 'POST', headers, body })).status
    const json = { 'content-type': 'application/json' }
    expect(await post({ ...json, origin: 'https://evil.test' })).toBe(403)
    expect(await post({ ...json, origin: 'null' })).toBe(403)
    expect(await post({ ...json, 'sec-fetch-site': 'cross-site' })).toBe(403)
    const own = { origin: app.config.publicUrl }
    expect(await post({ ...own, 'content-type': 'text/plain' })).toBe(415)
    expect(await post({ ...own, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')).toBe(
      415,
    )
    expect(await post({ ...own, 'content-type': 'multipart/form-data; boundary=x' }, 'x')).toBe(415)
  })

  it.each(Object.keys(bodies))('S57 %s refuses extensions', async (path) => {
    const result = await fetch(`${app.url}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'moz-extension://6b8c1b4e-1111' },
      body: JSON.stringify(bodies[path]),
    })
    expect(result.status).toBe(403)
    expect(result.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each(Object.keys(bodies))('S37 %s refuses unknown fields', async (path) => {
    const body = { ...bodies[path], role: 'admin' }
    const result = await createAccountClient(app).post(`/api/auth${path}`, body)
    expect([result.status, await result.json()]).toEqual([400, { code: 'INVALID_INPUT' }])
  })

  it('R44 never fails on arbitrary bodies', async () => {
    const client = createAccountClient(app)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(bodies)), fc.json(), async (path, json) => {
        const result = await client.post(`/api/auth${path}`, json)
        expect(result.status).toBeLessThan(500)
      }),
      { numRuns: 200 },
    )
  })

  it('S22 S73 hash as often for an address without an account, so timing is the same', async () => {
    const { hashing, count } = countHashes()
    const counted = await createTestApp({ authLimits, hashing })
    onTestFinished(() => counted.close())
    const password = 'nine tall shelves'
    await signUp(counted, { name: 'Ada', email: 'known@example.org', password })
    const costOf = async (path: string, body: object) => {
      const before = count()
      await createAccountClient(counted).post(`/api/auth${path}`, body)
      return count() - before
    }
    for (const email of ['known@example.org', 'unknown@example.org']) {
      expect(await costOf('/sign-in/email', { email, password: 'wrong' }), email).toBe(1)
      expect(await costOf('/request-password-reset', { email }), email).toBe(0)
      const other = 'paper and green ink'
      expect(await costOf('/sign-up/email', { name: 'Ada', email, password: other }), email).toBe(1)
      expect(await costOf('/sign-in/email', { email, password: other }), email).toBe(1)
    }
  })

  it('S69 answer “try again later” when too many passwords are checked at once', async () => {
    const costly = await createTestApp({ authLimits, hashing: undefined })
    onTestFinished(() => costly.close())
    const client = createAccountClient(costly)
    const attempts = Array.from({ length: 60 }, (_, index) =>
      client.post('/api/auth/sign-in/email', {
        email: `crowd${index}@example.org`,
        password: 'nine tall shelves',
      }),
    )
    const statuses = new Set((await Promise.all(attempts)).map(({ status }) => status))
    expect([...statuses].sort()).toEqual([401, 503])
  })

  it('R42 refuse long bodies', async () => {
    const result = await createAccountClient(app).post('/api/auth/sign-in/email', {
      email: 'a@example.org',
      password: 'x'.repeat(9000),
    })
    expect(result.status).toBe(413)
  })
})

const tricks = [
  'https://evil.test',
  'http://evil.test/dashboard',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'evil.test',
  'dashboard',
  '@evil.test',
  '/x\\..\\..\\evil.test',
  '',
  '?next=/',
  '#x',
  'https:/evil.test',
  'https:evil.test',
  'http://localhost:3000.evil.test',
  'http://localhost@evil.test',
]

describe('S30 the return path after Google', () => {
  it.each(tricks)('is not %j', async (callbackURL) => {
    const result = await createAccountClient(app).post('/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL,
    })
    expect([result.status, await result.json()]).toEqual([400, { code: 'INVALID_INPUT' }])
  })
})

describe('S26 the session cookie', () => {
  it('is HttpOnly, SameSite=Lax and valid for the whole site', async () => {
    const client = await signIn(app)
    const { email, password } = { email: 'ada@example.org', password: 'nine tall bookshelves' }
    const result = await client.post('/api/auth/sign-in/email', { email, password })
    const [cookie = '', known = '', ...others] = result.headers.getSetCookie()
    expect(others).toEqual([])
    expect(known).toMatch(/^known_device=/)
    expect(cookie).toMatch(/^everyshelf\.session_token=/)
    expect(cookie).toMatch(/; Path=\/;.*HttpOnly.*SameSite=Lax/)
    expect(cookie).not.toMatch(/domain/i)
    expect(await result.json()).toEqual({ ok: true })
    expect([...result.headers].join()).not.toMatch(/set-auth-token|authorization/i)
  })

  it('is limited to this host and HTTPS on a public address', async () => {
    const config = { publicUrl: 'https://everyshelf.example' }
    const secure = await createTestApp({ config })
    try {
      const client = await signIn(secure)
      const names = client
        .cookies()
        .split('; ')
        .map((cookie) => cookie.split('=')[0])
      expect(names).toContain('__Host-everyshelf.session_token')
      expect(names.every((name) => name?.startsWith('__Host-'))).toBe(true)
      expect((await client.trpc.session.get.query()).user?.firstName).toBe('Ada')
    } finally {
      await secure.close()
    }
  })
})

describe('S28 a session', () => {
  it('ends after 30 days even if it is in use', async () => {
    let time = Date.now()
    const aging = await createTestApp({ now: () => time })
    try {
      const client = await signIn(aging)
      expect((await client.trpc.session.get.query()).user).not.toBeNull()
      time += 30 * 24 * 60 * 60 * 1000 + 60_000
      expect((await client.trpc.session.get.query()).user).toBeNull()
      expect(await aging.database.db.selectFrom('session').selectAll().execute()).toEqual([])
    } finally {
      await aging.close()
    }
  })

  it('ends after a week without use', async () => {
    const client = await signIn(app, {
      name: 'Idle',
      email: 'idle@example.org',
      password: 'paper and green ink',
    })
    const sessions = app.database.db
    const { id, expiresAt } = await sessions
      .selectFrom('session')
      .select(['id', 'expiresAt'])
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    const days = (new Date(expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const past = new Date(Date.now() - 1000).toISOString()
    await sessions.updateTable('session').set({ expiresAt: past }).where('id', '=', id).execute()
    expect((await client.trpc.session.get.query()).user).toBeNull()
  })

  it('S33 is not accepted from an Authorization header', async () => {
    const client = await signIn(app, {
      name: 'Bob',
      email: 'bearer@example.org',
      password: 'paper and green ink',
    })
    const { token } = await app.database.db
      .selectFrom('session')
      .select('token')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    for (const value of [token, client.cookies().split('=')[1] ?? '']) {
      const result = await createAccountClient(app).post(
        '/api/trpc/profile.get',
        {},
        {
          authorization: `Bearer ${value}`,
          'x-http-method-override': 'GET',
        },
      )
      expect(result.status).toBe(401)
    }
  })
})
