import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type AccountClient,
  ada,
  createAccountClient,
  findMail,
  signUp,
  tokenIn,
  waitForMail,
} from '../../testing/account-client.ts'
import { showCode } from '../../testing/admin-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { type FakeGoogle, type GoogleProfile, startFakeGoogle } from '../../testing/fake-google.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const grace: GoogleProfile = {
  sub: 'google-grace',
  email: 'grace@example.org',
  email_verified: true,
  given_name: 'Grace',
}

describe.each(databaseKinds)('signing in with Google, on %s', (database) => {
  let google: FakeGoogle
  let app: TestApp
  beforeAll(async () => {
    google = await startFakeGoogle(grace)
  })
  afterAll(() => google.close())
  beforeEach(async () => {
    google.setProfile(grace)
    app = await createTestApp({ database, config: { google: configOf(google.discoveryUrl) } })
  })
  afterEach(() => app.close())

  it('creates a confirmed account and sends one welcome email', async () => {
    const client = createAccountClient(app)
    expect(await passGoogle(client)).toBe('/dashboard?welcome=google')
    const { user, signInMethods } = await client.trpc.session.get.query()
    expect(signInMethods).toEqual({ google: true })
    expect(user).toMatchObject({ firstName: 'Grace', email: grace.email, hasPassword: false })
    await waitForMail(app, 'welcome', grace.email)

    await client.post('/api/auth/sign-out', {})
    const second = createAccountClient(app)
    await passGoogle(second)
    expect((await second.trpc.session.get.query()).user?.publicId).toBe(user?.publicId)
    expect(await countMails()).toBe(1)
  })

  it('returns to the page the user came from', async () => {
    expect(await passGoogle(createAccountClient(app), '/?input=9780143127741')).toBe(
      '/?input=9780143127741',
    )
  })

  it('links to a confirmed account with the same address', async () => {
    const before = await signUp(app, { ...ada, email: grace.email })
    expect(before.cookies()).not.toContain('session_token')
    const client = createAccountClient(app)
    await passGoogle(client)
    const { user } = await client.trpc.session.get.query()
    expect(user).toMatchObject({ firstName: 'Ada', email: grace.email, hasPassword: true })
  })

  it('S70 signs the owner in even if a stranger has signed up with their address', async () => {
    const attacker = createAccountClient(app)
    await attacker.post('/api/auth/sign-up/email', { ...ada, email: grace.email })
    const token = tokenIn(await waitForMail(app, 'verify-email', grace.email))
    const client = createAccountClient(app)
    await passGoogle(client)
    const { user } = await client.trpc.session.get.query()
    expect(user).toMatchObject({ firstName: 'Grace', email: grace.email, hasPassword: false })

    const { password } = ada
    await expect(attacker.trpc.accounts.verifyEmail.mutate({ token, password })).rejects.toThrow(
      'invalid-token',
    )
    const result = await attacker.post('/api/auth/sign-in/email', { email: grace.email, password })
    expect(result.status).toBe(401)
    expect(await app.database.db.selectFrom('sign_up').selectAll().execute()).toEqual([])
  })

  it.each([false, undefined, null, 'true', 'false', 1, {}])(
    'S74 S31 refuses an address whose email_verified is %j',
    async (email_verified) => {
      google.setProfile({ ...grace, email_verified } as GoogleProfile)
      const newcomer = createAccountClient(app)
      expect(await passGoogle(newcomer)).toBe('/account?mode=signin&error=unverified')
      expect(newcomer.cookies()).not.toContain('session_token')
      await signUp(app, { ...ada, email: grace.email })
      const client = createAccountClient(app)
      expect(await passGoogle(client)).toBe('/account?mode=signin&error=unverified')
      expect((await client.trpc.session.get.query()).user).toBeNull()
      expect(await app.database.db.selectFrom('session').selectAll().execute()).toEqual([])
    },
  )

  it('S74 S20 refuses a Google account whose address is no longer verified', async () => {
    await passGoogle(createAccountClient(app))
    google.setProfile({ ...grace, email_verified: false })
    const client = createAccountClient(app)
    expect(await passGoogle(client)).toBe('/account?mode=signin&error=unverified')
    expect((await client.trpc.session.get.query()).user).toBeNull()
  })

  it('S74 does not link a second Google account, whatever its address', async () => {
    await signUp(app, { ...ada, email: grace.email })
    await passGoogle(createAccountClient(app))
    google.setProfile({ ...grace, sub: 'google-mallory' })
    const client = createAccountClient(app)
    expect(await passGoogle(client)).toMatch(/^\/account\?mode=signin&error=OTHER_GOOGLE_ACCOUNT/)
    expect((await client.trpc.session.get.query()).user).toBeNull()
    const linked = app.database.db.selectFrom('account').select('accountId')
    expect(await linked.where('providerId', '=', 'google').execute()).toEqual([
      { accountId: grace.sub },
    ])
  })

  it('S31 treats another Google account as another person', async () => {
    await passGoogle(createAccountClient(app))
    const other = { sub: 'google-other', email: 'other@example.org', given_name: 'Other' }
    google.setProfile({ ...grace, ...other })
    const client = createAccountClient(app)
    await passGoogle(client)
    expect((await client.trpc.session.get.query()).user?.firstName).toBe('Other')
  })

  it('refuses a callback that another browser started', async () => {
    const asking = createAccountClient(app)
    const callback = await requestGoogle(asking, '/dashboard')
    const other = createAccountClient(app)
    const result = await other.get(callback)
    expect(result.headers.get('location')).toMatch(/error=/)
    expect((await other.trpc.session.get.query()).user).toBeNull()
  })

  it('leads to the sign-in page on any invalid callback', async () => {
    const client = createAccountClient(app)
    for (const query of ['', '?code=x', '?state=x&code=y', '?error=access_denied', '?state=%00']) {
      const result = await client.get(`/api/auth/callback/google${query}`)
      expect([query, result.status]).toEqual([query, 302])
      const location = new URL(result.headers.get('location') ?? '', app.config.publicUrl)
      expect(location.origin).toBe(app.config.publicUrl)
      expect([query, location.pathname, location.searchParams.get('mode')]).toEqual([
        query,
        '/account',
        'signin',
      ])
      expect(location.searchParams.has('error')).toBe(true)
    }
    await app.database.db.schema.dropTable('rate_limit').execute()
    const result = await client.get('/api/auth/callback/google?code=x')
    expect(result.headers.get('location')).toBe('/account?mode=signin&error=google')
  })

  async function countMails(): Promise<number> {
    expect(await findMail(app, 'welcome', grace.email)).toBeDefined()
    const rows = app.database.db.selectFrom('mail_outbox').select('id')
    return (await rows.where('template', '=', 'welcome').execute()).length
  }

  /** Opens Google's page and approves; returns the path it redirects to on our site. */
  async function requestGoogle(client: AccountClient, callbackURL: string): Promise<string> {
    const response = await client.post('/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL,
    })
    const { url } = (await response.json()) as { url: string }
    const result = await fetch(url, { redirect: 'manual' })
    const back = new URL(result.headers.get('location') ?? '')
    expect(back.origin).toBe(app.config.publicUrl)
    return back.pathname + back.search
  }

  it('S79 asks for the code of an account with two-factor authentication', async () => {
    const owner = createAccountClient(app)
    await passGoogle(owner)
    const { secret } = await owner.trpc.security.beginAuthenticator.mutate({})
    const now = Date.now()
    const { recoveryCodes } = await owner.trpc.security.confirmAuthenticator.mutate({
      code: showCode(secret, now),
      name: 'Phone',
    })
    const client = createAccountClient(app)
    expect(await passGoogle(client)).toBe('/account?mode=signin&step=code')
    expect((await client.trpc.session.get.query()).user).toBeNull()
    await client.post('/api/auth/sign-in/code', { code: recoveryCodes?.[0] })
    expect((await client.trpc.session.get.query()).user?.email).toBe(grace.email)
  })

  it('S79 the callback starts no second step for an account that its URL names', async () => {
    const owner = createAccountClient(app)
    await passGoogle(owner)
    const { id } = await app.database.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const stranger = createAccountClient(app)
    const callback = await requestGoogle(stranger, '/dashboard')
    const state = new URLSearchParams(callback.split('?')[1]).get('state') ?? ''
    const query = new URLSearchParams({
      state,
      error: 'SECOND_FACTOR_REQUIRED',
      error_description: id,
    })
    const result = await stranger.get(`/api/auth/callback/google?${query}`)
    expect(result.headers.get('location')).toBe('/account?mode=signin&error=google')
    expect(stranger.cookies()).not.toContain('second_step')
  })

  async function passGoogle(
    client: AccountClient,
    callbackURL = '/dashboard?welcome=google',
  ): Promise<string> {
    const result = await client.get(await requestGoogle(client, callbackURL))
    expect(result.status).toBe(302)
    const { pathname, search } = new URL(result.headers.get('location') ?? '', app.config.publicUrl)
    return pathname + search
  }
})

function configOf(discoveryUrl: string) {
  return { clientId: 'everyshelf', clientSecret: 'a secret of Google', discoveryUrl }
}

it('asks Google again when it was unreachable at start', async () => {
  const gone = await startFakeGoogle(grace)
  await gone.close()
  const app = await createTestApp({
    config: { google: configOf(gone.discoveryUrl) },
  })
  const startSignIn = () =>
    createAccountClient(app).post('/api/auth/sign-in/social', {
      provider: 'google',
      callbackURL: '/dashboard',
    })
  try {
    expect((await startSignIn()).status).toBe(404)
    const back = await startFakeGoogle(grace, Number(new URL(gone.origin).port))
    expect((await startSignIn()).status).toBe(200)
    await back.close()
  } finally {
    await app.close()
  }
})
