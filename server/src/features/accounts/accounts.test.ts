import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AccountClient,
  bob,
  createAccountClient,
  findMail,
  signIn,
  signUp,
  tokenIn,
  waitForMail,
} from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(databaseKinds)('accounts on %s', (database) => {
  let app: TestApp
  let clock = Date.UTC(2026, 5, 1)
  beforeAll(async () => {
    clock = Date.now()
    app = await createTestApp({ database, authLimits: relaxedAuthLimits, now: () => clock })
  })
  afterAll(() => app.close())

  const post = (path: string, body: unknown, client: AccountClient = createAccountClient(app)) =>
    client.post(`/api/auth${path}`, body)

  it('creates an account, confirms it, signs in, reads the session and signs out', async () => {
    const client = await signIn(app)
    const { user, allowance, signInMethods } = await client.trpc.session.get.query()
    expect(user).toMatchObject({ firstName: 'Ada', email: 'ada@example.org', hasPassword: true })
    expect(user?.publicId).toMatch(/^[a-z0-9]{16}$/)
    expect(allowance).toEqual({ used: 0, max: 5, remaining: 5 })
    expect(signInMethods).toEqual({ google: false })

    const stolen = client.cookies()
    expect((await post('/sign-out', {}, client)).status).toBe(200)
    expect((await client.trpc.session.get.query()).user).toBeNull()
    const thief = createAccountClient(app)
    thief.setCookies(stolen)
    await expect(thief.trpc.profile.get.query()).rejects.toThrow('unauthorized')
  })

  it('S21 confirms nothing when a mail scanner opens the link', async () => {
    const newUser = { ...bob, email: 'scanned@example.org' }
    await post('/sign-up/email', newUser)
    const mail = await waitForMail(app, 'verify-email', newUser.email)
    const token = tokenIn(mail)
    expect(mail).toContain(`${app.config.publicUrl}/account?mode=signup&token=`)
    for (const path of [
      `/account?mode=signup&token=${token}`,
      `/api/auth/verify-email?token=${token}`,
    ]) {
      const response = await createAccountClient(app).get(path)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    const { password, email } = newUser
    expect((await post('/sign-in/email', { email, password })).status).toBe(401)
    const client = createAccountClient(app)
    expect(await client.trpc.accounts.verifyEmail.mutate({ token, password })).toEqual({ email })
    expect(client.cookies()).not.toContain('session_token')
    expect((await post('/sign-in/email', { email, password })).status).toBe(200)
  })

  it('S22 gives the same response for addresses with and without an account', async () => {
    await signUp(app, { ...bob, email: 'known@example.org' })
    const listResponses = async (email: string) => {
      const all = [
        await post('/sign-up/email', { ...bob, email }),
        await post('/sign-in/email', { email, password: 'not the right one' }),
        await post('/request-password-reset', { email }),
        await post('/send-verification-email', { email }),
      ]
      return await Promise.all(
        all.map(async (response) => [
          response.status,
          await response.text(),
          [...response.headers.keys()],
        ]),
      )
    }
    expect(await listResponses('known@example.org')).toEqual(
      await listResponses('unknown@example.org'),
    )
  })

  it.each([
    ['short', 'five5', 'PASSWORD_TOO_SHORT'],
    ['too long', 'x'.repeat(129), 'INVALID_INPUT'],
  ])('S23 refuses a password that is %s', async (_what, password, code) => {
    const attempts = [
      post('/sign-up/email', { ...bob, email: 'new@example.org', password }),
      post('/reset-password', { token: 't', newPassword: password }),
      post('/change-password', {
        currentPassword: 'x',
        newPassword: password,
        revokeOtherSessions: true,
      }),
    ]
    for (const response of await Promise.all(attempts)) {
      expect([response.status, await response.json()]).toEqual([400, { code }])
    }
  })

  it('accepts any password of 6 characters; the browser only warns', async () => {
    const newUser = { name: 'Easy', email: 'easy@example.org', password: '123456' }
    const client = await signIn(app, newUser)
    const change = { currentPassword: '123456', newPassword: 'aaaaaa', revokeOtherSessions: true }
    expect((await post('/change-password', change, client)).status).toBe(200)
  })

  it('S29 accepts only the newest reset link, once, and ends every session', async () => {
    const newUser = { ...bob, email: 'reset@example.org' }
    const client = await signIn(app, newUser)
    const requestReset = () =>
      client.post('/api/auth/request-password-reset', { email: newUser.email })
    await requestReset()
    const older = await waitForMail(app, 'reset-password', newUser.email)
    clock += 1000
    await requestReset()
    await expect.poll(() => findMail(app, 'reset-password', newUser.email)).not.toBe(older)
    const token = tokenIn(await findMail(app, 'reset-password', newUser.email))
    const newPassword = 'a new shelf of wood'

    const old = await post('/reset-password', { token: tokenIn(older), newPassword })
    expect([old.status, await old.json()]).toEqual([400, { code: 'INVALID_TOKEN' }])
    const both = await Promise.all([
      post('/reset-password', { token, newPassword }),
      post('/reset-password', { token, newPassword }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(both.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    await expect(client.trpc.profile.get.query()).rejects.toThrow('unauthorized')
    await waitForMail(app, 'password-changed', newUser.email)
    const again = await post('/sign-in/email', { email: newUser.email, password: newPassword })
    expect(again.status).toBe(200)
  })

  it('S29 builds links from the configured address, not from the request', async () => {
    const newUser = { ...bob, email: 'hosts@example.org' }
    await signUp(app, newUser)
    await createAccountClient(app).post(
      '/api/auth/request-password-reset',
      { email: newUser.email },
      { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
    )
    const mail = await waitForMail(app, 'reset-password', newUser.email)
    expect(mail).toContain(`${app.config.publicUrl}/account?mode=reset-password&token=`)
    expect(mail).not.toContain('evil.test')
  })

  it('S28 lists sessions, ends one and ends the others', async () => {
    const newUser = { ...bob, email: 'sessions@example.org' }
    const here = await signIn(app, newUser)
    const { email, password } = newUser
    const there = createAccountClient(app)
    await post('/sign-in/email', { email, password }, there)
    const third = createAccountClient(app)
    await post('/sign-in/email', { email, password }, third)

    const sessions = await here.trpc.accounts.listSessions.query()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const theirs = (await there.trpc.accounts.listSessions.query()).find((one) => one.isCurrent)
    await here.trpc.accounts.revokeSession.mutate({ id: theirs?.id ?? '' })
    await expect(there.trpc.profile.get.query()).rejects.toThrow('unauthorized')
    await here.trpc.accounts.revokeOtherSessions.mutate()
    await expect(third.trpc.profile.get.query()).rejects.toThrow('unauthorized')
    expect(await here.trpc.accounts.listSessions.query()).toHaveLength(1)
  })

  it('S36 does not end another user’s session', async () => {
    const here = await signIn(app, { ...bob, email: 'one@example.org' })
    const there = await signIn(app, { ...bob, email: 'two@example.org' })
    const [theirs] = await there.trpc.accounts.listSessions.query()
    await expect(here.trpc.accounts.revokeSession.mutate({ id: theirs?.id ?? '' })).rejects.toThrow(
      'not-found',
    )
    expect(await there.trpc.accounts.listSessions.query()).toHaveLength(1)
  })

  it('changes a password only with the current one, and signs other browsers out', async () => {
    const newUser = { ...bob, email: 'change@example.org' }
    const here = await signIn(app, newUser)
    const there = createAccountClient(app)
    await post('/sign-in/email', { email: newUser.email, password: newUser.password }, there)
    const change = { newPassword: 'a shelf of green ink', revokeOtherSessions: true }
    const wrong = await post('/change-password', { ...change, currentPassword: 'no' }, here)
    expect([wrong.status, await wrong.json()]).toEqual([400, { code: 'INVALID_PASSWORD' }])
    const right = { ...change, currentPassword: newUser.password }
    expect((await post('/change-password', right, here)).status).toBe(200)
    expect((await here.trpc.session.get.query()).user?.email).toBe(newUser.email)
    await expect(there.trpc.profile.get.query()).rejects.toThrow('unauthorized')
    await waitForMail(app, 'password-changed', newUser.email)
  })

  it('S37 changes only the name of a profile', async () => {
    const client = await signIn(app, { ...bob, email: 'profile@example.org' })
    expect((await client.trpc.profile.update.mutate({ username: ' Robert ' })).firstName).toBe(
      'Robert',
    )
    expect((await client.trpc.session.get.query()).user?.firstName).toBe('Robert')
    const columns = ['userId', 'publicId', 'premiumUntil', 'role', 'email', 'createdAt']
    for (const column of columns) {
      const input = { username: 'Robert', [column]: 'x' } as never
      await expect(client.trpc.profile.update.mutate(input)).rejects.toThrow('invalid-input')
    }
  })

  it('S61 ignores a role sent by the client', async () => {
    for (const extra of [{ role: 'admin' }, { emailVerified: true }, { image: 'x' }]) {
      const response = await post('/sign-up/email', { ...bob, email: 'role@example.org', ...extra })
      expect(response.status).toBe(400)
    }
  })

  it('S26 sends the session token only in the cookie', async () => {
    const client = await signIn(app, { ...bob, email: 'token@example.org' })
    const token = decodeURIComponent(client.cookies().split('=')[1] ?? '').split('.')[0] ?? 'none'
    expect(token.length).toBeGreaterThan(20)
    const texts = await Promise.all([
      client.post('/api/trpc/session.get', {}).then((response) => response.text()),
      client.post('/api/trpc/accounts.listSessions', {}).then((response) => response.text()),
      client.post('/api/trpc/profile.export', {}).then((response) => response.text()),
    ])
    for (const text of texts) expect(text).not.toContain(token)
  })

  describe('exporting and deleting an account', () => {
    it('P6 exports every row that belongs to the user', async () => {
      const newUser = { ...bob, email: 'export@example.org' }
      const client = await signIn(app, newUser)
      await client.trpc.links.save.mutate({ isbn: '9780143127741' })
      const { tables } = await client.trpc.profile.export.mutate({})
      expect(tables.saved_link).toMatchObject([{ identifier: '9780143127741' }])
      expect(JSON.stringify(tables)).not.toMatch(/password"|"token"/)
    })

    it('P6 requires the password when the sign-in was long ago', async () => {
      const newUser = { ...bob, email: 'stale@example.org' }
      const client = await signIn(app, newUser)
      clock += 11 * 60 * 1000
      await expect(client.trpc.profile.export.mutate({})).rejects.toThrow('sign-in-again')
      await expect(client.trpc.profile.export.mutate({ password: 'wrong' })).rejects.toThrow(
        'sign-in-again',
      )
      const { password } = newUser
      const { tables } = await client.trpc.profile.export.mutate({ password })
      expect(tables.user).toHaveLength(1)
    })

    it('P7 deletes all personal data, and the links keep working', async () => {
      const newUser = {
        name: 'Canary',
        email: 'canary@example.org',
        password: 'paper and green ink',
      }
      const client = await signIn(app, newUser)
      const { id, slug } = await client.trpc.links.save.mutate({ isbn: '9780143127741' })
      const { user } = await client.trpc.session.get.query()
      await app.database.db
        .updateTable('user_profile')
        .set({ premiumUntil: new Date(clock + 1000).toISOString() })
        .where('username', '=', 'Canary')
        .execute()
      await client.trpc.links.update.mutate({
        id,
        settings: {
          overrides: { us: '9780441172719' },
          look: {
            note: 'Canary’s own note',
            newsletter: 'https://canary.example/join',
            date: { day: '2026-12-05', text: 'Canary reads' },
          },
        },
      })
      await client.trpc.profile.update.mutate({
        programIds: { bam: { publisherId: 'canary', adId: '2' } },
      })
      const opened = await client.get(`/redirect?isbn=9780143127741&userId=${user?.publicId}`)
      expect(opened.status).toBe(302)
      clock += 11 * 60 * 1000
      await expect(client.trpc.accounts.deleteAccount.mutate({})).rejects.toThrow('sign-in-again')
      const { password } = newUser
      await client.trpc.accounts.deleteAccount.mutate({ password })

      expect((await client.trpc.session.get.query()).user).toBeNull()
      const again = await createAccountClient(app).get(`/go/${slug}`)
      expect(again.status).toBe(302)
      expect(again.headers.get('location')).toBe('https://www.amazon.com/dp/0441172717')
      await expect.poll(() => findTraces(app, /canary/i)).toEqual([])
      const erasures = await app.database.db.selectFrom('erasure').selectAll().execute()
      const userId = erasures.at(-1)?.userId ?? 'none'
      expect(await findTraces(app, new RegExp(userId))).toEqual(['erasure'])
    })
  })
})

/** Tables with a row that matches. */
async function findTraces({ database }: TestApp, pattern: RegExp): Promise<string[]> {
  const tables = await database.db.introspection.getTables()
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.db
      .selectFrom(name as 'user')
      .selectAll()
      .execute()
    if (rows.some((row) => pattern.test(Object.values(row).join(' ')))) found.push(name)
  }
  return found.sort()
}
