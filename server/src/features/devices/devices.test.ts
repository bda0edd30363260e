import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { limitRules } from '../../http/limits/rate-limits.ts'
import {
  type AccountClient,
  bob,
  createAccountClient,
  signIn,
  tokenIn,
  waitForMail,
} from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import {
  connectExtension,
  createExtensionClient,
  USER_AGENT,
} from '../../testing/extension-client.ts'
import { listProcedures } from '../../testing/list-procedures.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { banUser, endAllSessions } from '../admin/users/user-actions.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** One of these is a stream, the other ends the token's session. */
const UNASKED = new Set(['analytics.live', 'devices.disconnect'])

describe.each(databaseKinds)('connecting an extension, on %s', (database) => {
  let app: TestApp
  let later = 0
  let people = 0
  beforeAll(async () => {
    const many = [{ points: 10_000, seconds: 60 }]
    const limits = { ...limitRules, connect: many, 'verify-email': many, api: many }
    const now = () => Date.now() + later
    app = await createTestApp({ database, authLimits: relaxedAuthLimits, limits, now })
  })
  afterAll(() => app.close())

  /** A new user for each test, so tests share no devices. */
  const signInNewUser = () => signIn(app, { ...bob, email: `reader${people++}@example.org` })

  it('requests a code, waits for approval on the site, and is signed in', async () => {
    const owner = await signInNewUser()
    const extension = createExtensionClient(app)
    const { body } = await extension.requestCode()
    expect(body.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/)
    expect(body.verification_uri_complete).toBe(
      `${app.config.publicUrl}/connect?user_code=${body.user_code}`,
    )
    expect([body.expires_in, body.interval]).toEqual([600, 5])
    expect((await extension.pollToken()).body).toEqual({ error: 'authorization_pending' })

    const userCode = body.user_code ?? ''
    expect(await owner.trpc.devices.review.query({ userCode: userCode.toLowerCase() })).toEqual({
      state: 'pending',
      extension: {
        browser: 'Chrome',
        system: 'macOS',
        version: '1.0.0',
        requestedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    })
    expect(await owner.trpc.devices.approve.mutate({ userCode })).toEqual({
      state: 'approved',
      extension: null,
    })
    await letPollAgain(userCode)
    const { status, body: given, headers } = await extension.pollToken()
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([])
    const { user } = await owner.trpc.session.get.query()
    expect(given).toMatchObject({ token_type: 'Bearer', first_name: 'Bob', email: user?.email })
    expect((await extension.trpc.session.get.query()).user).toEqual(user)
    const { globalLink } = await extension.trpc.links.generate.mutate({ input: '9780143127741' })
    expect(globalLink).toContain(`userId=${user?.publicId}`)
  })

  it('S57 redeems a code once', async () => {
    const owner = await signInNewUser()
    const extension = createExtensionClient(app)
    const { body } = await extension.requestCode()
    await owner.trpc.devices.approve.mutate({ userCode: body.user_code ?? '' })
    const both = await Promise.all([
      createExtensionClient(app).pollToken(body.device_code),
      createExtensionClient(app).pollToken(body.device_code),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const again = await createExtensionClient(app).pollToken(body.device_code)
    expect(again.body).toEqual({ error: 'invalid_grant' })
    expect(await owner.trpc.devices.list.query()).toHaveLength(1)
  })

  it('S57 accepts the first decision on a code, and none after it expires', async () => {
    const owner = await signInNewUser()
    const other = await signInNewUser()
    const denied = createExtensionClient(app)
    const { body } = await denied.requestCode()
    const userCode = body.user_code ?? ''
    expect(await owner.trpc.devices.deny.mutate({ userCode })).toMatchObject({ state: 'denied' })
    expect(await other.trpc.devices.approve.mutate({ userCode })).toMatchObject({ state: 'denied' })
    expect((await denied.pollToken()).body).toEqual({ error: 'access_denied' })

    const late = createExtensionClient(app)
    const { body: old } = await late.requestCode()
    await endCode(old.user_code)
    const response = await owner.trpc.devices.approve.mutate({ userCode: old.user_code ?? '' })
    expect(response).toEqual({ state: 'expired', extension: null })
    expect((await late.pollToken()).body).toEqual({ error: 'expired_token' })
    expect(await owner.trpc.devices.review.query({ userCode: 'BBBBBBBB' })).toEqual({
      state: 'unknown',
      extension: null,
    })
  })

  it('S57 shows codes only to signed-in users', async () => {
    const stranger = createAccountClient(app)
    const userCode = 'BCDFGHJK'
    await expect(stranger.trpc.devices.review.query({ userCode })).rejects.toThrow('unauthorized')
    await expect(stranger.trpc.devices.approve.mutate({ userCode })).rejects.toThrow('unauthorized')
  })

  it('S57 approves nothing when the link is opened', async () => {
    const owner = await signInNewUser()
    const extension = createExtensionClient(app)
    const { body } = await extension.requestCode()
    const input = encodeURIComponent(JSON.stringify({ userCode: body.user_code }))
    await owner.get(`/connect?user_code=${body.user_code}`)
    expect((await owner.get(`/api/trpc/devices.approve?input=${input}`)).status).toBe(405)
    expect((await extension.pollToken()).body).toEqual({ error: 'authorization_pending' })
  })

  it('S57 limits its token to the extension’s procedures', async () => {
    const extension = await connectExtension(app, await signInNewUser())
    expect((await extension.call('links.save', { isbn: '9780143127741' })).status).toBe(200)
    expect((await extension.call('profile.update', { username: 'Robert' })).status).toBe(200)
    const open: string[] = []
    for (const { path, meta } of listProcedures(app.router)) {
      if (meta?.level === 'public' || UNASKED.has(path)) continue
      const response = await extension.call(path)
      // Admin procedures answer not-found to everyone else.
      const refusal = meta?.level === 'admin' ? 404 : 401
      if (response.status !== refusal) open.push(path)
    }
    expect(open.sort()).toEqual([
      'analytics.summary',
      'links.annotate',
      'links.confirmSeller',
      'links.createChannel',
      'links.get',
      'links.health',
      'links.history',
      'links.list',
      'links.remove',
      'links.restore',
      'links.save',
      'links.setFormat',
      'links.settings',
      'links.undo',
      'links.update',
      'profile.get',
      'profile.update',
      'subscription.check',
    ])
  })

  it('S57 keeps tokens and cookies apart', async () => {
    const owner = await signInNewUser()
    const extension = await connectExtension(app, owner)
    const rows = await app.database.db
      .selectFrom('session')
      .select(['token', 'client'])
      .orderBy('createdAt', 'desc')
      .limit(2)
      .execute()
    const raw = rows.find(({ client }) => client === 'extension')?.token ?? 'none'
    expect(extension.token()).toContain(raw)

    for (const value of [extension.token(), raw]) {
      const thief = createAccountClient(app)
      thief.setCookies(`everyshelf.session_token=${encodeURIComponent(value)}`)
      expect((await thief.trpc.session.get.query()).user).toBeNull()
    }
    const cookie = decodeURIComponent(owner.cookies().split('=')[1] ?? '')
    for (const value of [raw, cookie, cookie.split('.')[0], `${raw}.x`, '.', 'x'.repeat(5000)]) {
      const response = await extension.call('session.get', {}, { authorization: `Bearer ${value}` })
      expect([value, response.status]).toEqual([value, 401])
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    }
  })

  it('S57 ignores the cookies of a request with a token', async () => {
    const owner = await signInNewUser()
    const extension = await connectExtension(app, await signInNewUser())
    const headers = { cookie: owner.cookies(), origin: 'https://elsewhere.test' }
    const response = await extension.call('session.get', {}, headers)
    const { result } = (await response.json()) as { result: { data: { user: { email: string } } } }
    expect(result.data.user.email).toBe((await extension.trpc.session.get.query()).user?.email)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('S57 stores codes that are useless to someone who reads the database', async () => {
    const extension = createExtensionClient(app)
    const { body } = await extension.requestCode()
    const row = await app.database.db
      .selectFrom('device_code')
      .select('deviceCode')
      .where('userCode', '=', body.user_code ?? '')
      .executeTakeFirstOrThrow()
    expect((await extension.pollToken(row.deviceCode)).body).toEqual({ error: 'invalid_grant' })
  })

  it('lists devices apart from browsers, with custom names', async () => {
    const owner = await signInNewUser()
    const extension = await connectExtension(app, owner)
    expect(await owner.trpc.accounts.listSessions.query()).toHaveLength(1)
    const [device] = await owner.trpc.devices.list.query()
    expect(device).toMatchObject({
      name: null,
      browser: 'Chrome',
      system: 'macOS',
      version: '1.0.0',
    })
    const id = device?.id ?? ''
    await owner.trpc.devices.rename.mutate({ id, name: '  Desk  ' })
    expect((await owner.trpc.devices.list.query())[0]?.name).toBe('Desk')
    await owner.trpc.devices.rename.mutate({ id, name: ' ' })
    expect((await owner.trpc.devices.list.query())[0]?.name).toBeNull()

    await extension.call('session.get', {}, { 'x-everyshelf-client': 'extension/1.1.0' })
    expect((await owner.trpc.devices.list.query())[0]?.version).toBe('1.1.0')
  })

  it('S36 cannot list, rename or end another user’s device, or a browser as a device', async () => {
    const owner = await signInNewUser()
    const extension = await connectExtension(app, owner)
    const id = await extension.findId()
    const other = await signInNewUser()
    expect(await other.trpc.devices.list.query()).toEqual([])
    await expect(other.trpc.devices.rename.mutate({ id, name: 'x' })).rejects.toThrow('not-found')
    await expect(other.trpc.accounts.revokeSession.mutate({ id })).rejects.toThrow('not-found')
    const [browser] = await owner.trpc.accounts.listSessions.query()
    await expect(
      owner.trpc.devices.rename.mutate({ id: browser?.id ?? '', name: 'x' }),
    ).rejects.toThrow('not-found')
    await expect(owner.trpc.devices.disconnect.mutate()).rejects.toThrow('not-found')
    expect((await extension.call('links.list')).status).toBe(200)
  })

  describe('S57 S28 a token stops working', () => {
    it('when it is revoked on the site', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      await owner.trpc.accounts.revokeSession.mutate({ id: await extension.findId() })
      expect((await extension.call('links.generate', { input: '9780143127741' })).status).toBe(401)
      expect((await owner.trpc.session.get.query()).user).not.toBeNull()
    })

    it('when its extension is disconnected', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      await extension.trpc.devices.disconnect.mutate()
      expect((await extension.call('session.get')).status).toBe(401)
      expect(await owner.trpc.devices.list.query()).toEqual([])
    })

    it('when everything else is signed out', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      await owner.trpc.accounts.revokeOtherSessions.mutate()
      expect((await extension.call('session.get')).status).toBe(401)
    })

    it('but not when its owner signs out of one browser', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      await owner.post('/api/auth/sign-out', {})
      expect((await extension.call('links.list')).status).toBe(200)
    })

    it('when the password changes', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      const change = { currentPassword: bob.password, newPassword: 'a shelf of green ink' }
      const body = { ...change, revokeOtherSessions: true }
      expect((await owner.post('/api/auth/change-password', body)).status).toBe(200)
      expect((await extension.call('session.get')).status).toBe(401)
    })

    it('when the account is deleted, together with approved codes', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      const pending = createExtensionClient(app)
      const { body } = await pending.requestCode()
      await owner.trpc.devices.approve.mutate({ userCode: body.user_code ?? '' })
      await owner.trpc.accounts.deleteAccount.mutate({ password: bob.password })
      expect((await extension.call('session.get')).status).toBe(401)
      expect((await pending.pollToken()).body).toEqual({ error: 'invalid_grant' })
    })

    it('S71 unless its owner keeps it when signing out everywhere', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      await owner.trpc.accounts.revokeOtherSessions.mutate({ disconnectExtensions: false })
      expect((await extension.call('session.get')).status).toBe(200)
    })

    it('S71 unless its owner keeps it when changing the password', async () => {
      const owner = await signInNewUser()
      const extension = await connectExtension(app, owner)
      const copy = createAccountClient(app)
      copy.setCookies(owner.cookies())
      const change = { currentPassword: bob.password, newPassword: 'a shelf of green ink' }
      const body = { ...change, revokeOtherSessions: true, disconnectExtensions: false }
      expect((await owner.post('/api/auth/change-password', body)).status).toBe(200)
      expect((await extension.call('session.get')).status).toBe(200)
      expect((await owner.trpc.session.get.query()).user).not.toBeNull()
      expect((await copy.trpc.session.get.query()).user).toBeNull()
      const email = (await owner.trpc.session.get.query()).user?.email ?? ''
      expect(await waitForMail(app, 'password-changed', email)).toContain(
        '1 browser extension stays connected.',
      )
    })

    it('after 30 days, and after 7 days without use', async () => {
      const owner = await signInNewUser()
      const used = await connectExtension(app, owner)
      onTestFinished(() => {
        later = 0
      })
      later = 29 * DAY_MS
      expect((await used.call('session.get')).status).toBe(200)
      later = 30 * DAY_MS + 60_000
      expect((await used.call('session.get')).status).toBe(401)
      later = 0
      const unused = await connectExtension(app, owner)
      const past = new Date(Date.now() - 1000)
      await app.database.db
        .updateTable('session')
        .set({ expiresAt: database === 'sqlite' ? past.toISOString() : past })
        .where('id', '=', await unused.findId())
        .execute()
      expect((await unused.call('session.get')).status).toBe(401)
    })
  })

  describe('S71 an approved code stops working', () => {
    async function approve(owner: AccountClient) {
      const extension = createExtensionClient(app)
      const { body } = await extension.requestCode()
      await owner.trpc.devices.approve.mutate({ userCode: body.user_code ?? '' })
      return extension
    }

    it.each([true, false])(
      'after signing out everywhere else, extensions disconnected: %s',
      async (disconnectExtensions) => {
        const owner = await signInNewUser()
        const extension = await approve(owner)
        await owner.trpc.accounts.revokeOtherSessions.mutate({ disconnectExtensions })
        expect((await extension.pollToken()).body).toEqual({ error: 'invalid_grant' })
      },
    )

    it.each([true, false])(
      'after the password is changed, extensions disconnected: %s',
      async (disconnectExtensions) => {
        const owner = await signInNewUser()
        const extension = await approve(owner)
        const change = { currentPassword: bob.password, newPassword: 'a shelf of green ink' }
        const body = { ...change, revokeOtherSessions: true, disconnectExtensions }
        expect((await owner.post('/api/auth/change-password', body)).status).toBe(200)
        expect((await extension.pollToken()).body).toEqual({ error: 'invalid_grant' })
        expect((await owner.trpc.session.get.query()).user).not.toBeNull()
      },
    )

    it('after a password reset, which also disconnects extensions', async () => {
      const owner = await signInNewUser()
      const email = (await owner.trpc.session.get.query()).user?.email ?? ''
      const connected = await connectExtension(app, owner)
      const extension = await approve(owner)
      await owner.post('/api/auth/request-password-reset', { email })
      const token = tokenIn(await waitForMail(app, 'reset-password', email))
      const reset = { token, newPassword: 'a shelf of green ink' }
      expect((await owner.post('/api/auth/reset-password', reset)).status).toBe(200)
      expect((await extension.pollToken()).body).toEqual({ error: 'invalid_grant' })
      expect((await connected.call('session.get')).status).toBe(401)
    })

    it('after the session that approved it is ended', async () => {
      const owner = await signInNewUser()
      const email = (await owner.trpc.session.get.query()).user?.email ?? ''
      const thief = createAccountClient(app)
      await thief.post('/api/auth/sign-in/email', { email, password: bob.password })
      const extension = await approve(thief)
      const sessions = await owner.trpc.accounts.listSessions.query()
      const theirs = sessions.find(({ isCurrent }) => !isCurrent)
      await owner.trpc.accounts.revokeSession.mutate({ id: theirs?.id ?? '' })
      expect((await extension.pollToken()).body).toEqual({ error: 'invalid_grant' })
      expect(await owner.trpc.devices.list.query()).toEqual([])
    })

    it('after its owner is banned', async () => {
      const owner = await signInNewUser()
      const email = (await owner.trpc.session.get.query()).user?.email ?? ''
      const connected = await connectExtension(app, owner)
      const extension = await approve(owner)
      const { id } = await app.database.db
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await banUser(app.database.db, id, 'spam', Date.now())
      await endAllSessions(app.database.db, id)
      expect((await extension.pollToken()).body).toEqual({ error: 'invalid_grant' })
      expect((await connected.call('session.get')).status).toBe(401)
    })

    it.each([
      [4 * 60 + 59, 200],
      [5 * 60 + 1, 400],
    ])('5 minutes after the approval: %i seconds return %i', async (seconds, status) => {
      const owner = await signInNewUser()
      onTestFinished(() => {
        later = 0
      })
      // The library uses the real clock when it redeems a code.
      later = -seconds * 1000
      const extension = await approve(owner)
      later = 0
      const response = await extension.pollToken()
      expect(response.status).toBe(status)
      if (status === 400) expect(response.body).toEqual({ error: 'expired_token' })
    })
  })

  it('reports at sign-out that extensions stay connected', async () => {
    const owner = await signInNewUser()
    const extension = await connectExtension(app, owner)
    const response = await owner.post('/api/auth/sign-out', {})
    expect(await response.json()).toEqual({ ok: true, extensions: 1 })
    expect((await extension.call('session.get')).status).toBe(200)
  })

  describe('signing out with the extension of this browser', () => {
    const updatedChrome = USER_AGENT.replace('Chrome/156', 'Chrome/157')
    const firefox = 'Mozilla/5.0 (Macintosh; rv:153.0) Gecko/20100101 Firefox/153.0'
    const chromeOnWindows = USER_AGENT.replace(
      'Macintosh; Intel Mac OS X 10_15_7',
      'Windows NT 10.0',
    )

    /** An account that is signed in from this user agent, and its extensions in three browsers. */
    async function connectThree(userAgent: string) {
      const person = { ...bob, email: `reader${people++}@example.org` }
      const first = await signIn(app, person)
      const owner = createAccountClient(app)
      const { email, password } = person
      const headers = { 'user-agent': userAgent }
      await owner.post('/api/auth/sign-in/email', { email, password }, headers)
      const extensions = [
        await connectExtension(app, owner),
        await connectExtension(app, owner, firefox),
        await connectExtension(app, owner, chromeOnWindows),
      ]
      const statuses = async () => {
        const responses = extensions.map((extension) => extension.call('session.get'))
        return (await Promise.all(responses)).map(({ status }) => status)
      }
      return { owner, first, statuses }
    }

    it('disconnects those in the same browser and system, after an update too', async () => {
      const { owner, first, statuses } = await connectThree(updatedChrome)
      const mine = (await owner.trpc.devices.list.query()).filter((one) => one.isSameBrowser)
      expect(mine.map(({ browser, system }) => [browser, system])).toEqual([['Chrome', 'macOS']])
      const response = await owner.post('/api/auth/sign-out', { disconnectExtension: true })
      expect(await response.json()).toEqual({ ok: true, extensions: 2 })
      expect(await statuses()).toEqual([401, 200, 200])
      expect((await owner.trpc.session.get.query()).user).toBeNull()
      expect((await first.trpc.session.get.query()).user).not.toBeNull()
    })

    it('disconnects none without the choice', async () => {
      const { owner, statuses } = await connectThree(USER_AGENT)
      const response = await owner.post('/api/auth/sign-out', {})
      expect(await response.json()).toEqual({ ok: true, extensions: 3 })
      expect(await statuses()).toEqual([200, 200, 200])
    })

    it('disconnects none from a browser that it cannot tell', async () => {
      const { owner, statuses } = await connectThree('a browser')
      expect((await owner.trpc.devices.list.query()).some((one) => one.isSameBrowser)).toBe(false)
      const response = await owner.post('/api/auth/sign-out', { disconnectExtension: true })
      expect(await response.json()).toEqual({ ok: true, extensions: 3 })
      expect(await statuses()).toEqual([200, 200, 200])
    })

    it('S71 ends an approval that this browser’s extension has not redeemed', async () => {
      const { owner } = await connectThree(USER_AGENT)
      const pending = createExtensionClient(app)
      const { body } = await pending.requestCode()
      await owner.trpc.devices.approve.mutate({ userCode: body.user_code ?? '' })
      await owner.post('/api/auth/sign-out', { disconnectExtension: true })
      expect((await pending.pollToken()).body).toEqual({ error: 'invalid_grant' })
    })

    it('keeps the extensions of other accounts', async () => {
      const { owner } = await connectThree(USER_AGENT)
      const { statuses } = await connectThree(USER_AGENT)
      await owner.post('/api/auth/sign-out', { disconnectExtension: true })
      expect(await statuses()).toEqual([200, 200, 200])
    })
  })

  /** The library measures the polling interval by the real clock. */
  async function letPollAgain(userCode: string): Promise<void> {
    await app.database.db
      .updateTable('device_code')
      .set({ lastPolledAt: null })
      .where('userCode', '=', userCode)
      .execute()
  }

  async function endCode(userCode = ''): Promise<void> {
    const past = new Date(Date.now() - 1000)
    await app.database.db
      .updateTable('device_code')
      .set({ expiresAt: database === 'sqlite' ? past.toISOString() : past })
      .where('userCode', '=', userCode)
      .execute()
  }
})

it('S57 limits how many codes a client may review or request', async () => {
  const app = await createTestApp()
  onTestFinished(() => app.close())
  const guesser = await signIn(app)
  const looks = Array.from({ length: 13 }, () =>
    guesser.post('/api/trpc/devices.review', { userCode: 'BCDFGHJK' }),
  )
  expect(await countRefused(looks)).toBe(1)
  const codes = Array.from({ length: 61 }, () => createExtensionClient(app).requestCode())
  expect(await countRefused(codes)).toBe(1)
})

async function countRefused(responses: readonly Promise<{ status: number }>[]): Promise<number> {
  return (await Promise.all(responses)).filter(({ status }) => status === 429).length
}
