import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AccountClient,
  ada,
  bob,
  createAccountClient,
  findMail,
  signIn,
  tokenIn,
  waitForMail,
} from '../../../testing/account-client.ts'
import { showCode } from '../../../testing/admin-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { connectExtension } from '../../../testing/extension-client.ts'
import { relaxedAuthLimits } from '../../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const STEP_MS = 30_000
const MINUTE_MS = 60_000

describe.each(databaseKinds)('two-factor authentication on %s', (kind) => {
  let app: TestApp
  let owner: AccountClient
  let secret: string
  let recoveryCodes: readonly string[]
  let clock = Date.now()

  beforeAll(async () => {
    app = await createTestApp({ database: kind, authLimits: relaxedAuthLimits, now: () => clock })
    owner = await signIn(app, ada)
    ;({ secret, recoveryCodes } = await turnOn(owner))
  })
  afterAll(() => app.close())

  async function turnOn(client: AccountClient) {
    const begun = await client.trpc.security.beginAuthenticator.mutate({})
    const code = showCode(begun.secret, clock)
    const confirmed = await client.trpc.security.confirmAuthenticator.mutate({
      code,
      name: 'Phone',
    })
    return { secret: begun.secret, recoveryCodes: confirmed.recoveryCodes ?? [] }
  }

  function nextCode(): string {
    clock += STEP_MS
    return showCode(secret, clock)
  }

  async function enterPassword(client = createAccountClient(app)): Promise<AccountClient> {
    const { email, password } = ada
    const response = await client.post('/api/auth/sign-in/email', { email, password })
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, secondFactor: true },
    ])
    return client
  }

  async function enterCode(client: AccountClient, code: string) {
    const response = await client.post('/api/auth/sign-in/code', { code })
    const { user } = await client.trpc.session.get.query()
    return { status: response.status, body: await response.json(), isSignedIn: user !== null }
  }

  const signedIn = { status: 200, body: { ok: true }, isSignedIn: true }
  const wrongCode = { status: 400, body: { code: 'WRONG_CODE' }, isSignedIn: false }

  it('S79 an extension connects from a signed-in browser only', async () => {
    const extension = await connectExtension(app, owner)
    expect((await extension.call('links.list')).status).toBe(200)
  })

  it('S79 the password alone gives no session, and the code completes the sign-in', async () => {
    const client = await enterPassword()
    expect(client.cookies()).not.toContain('session_token')
    expect(client.cookies()).not.toContain('known_device')
    expect((await client.trpc.session.get.query()).user).toBeNull()
    await expect(client.trpc.links.list.query()).rejects.toThrow('unauthorized')
    expect(await enterCode(client, nextCode())).toEqual(signedIn)
    expect(client.cookies()).toContain('known_device')
    expect(client.cookies()).not.toContain('second_step')
  })

  it('S79 a code works once, on every device together', async () => {
    const code = nextCode()
    expect(await enterCode(await enterPassword(), code)).toEqual(signedIn)
    expect(await enterCode(await enterPassword(), code)).toEqual(wrongCode)
    // Two at once: one of them signs in.
    const fresh = nextCode()
    const clients = [await enterPassword(), await enterPassword()]
    const results = await Promise.all(clients.map((client) => enterCode(client, fresh)))
    expect(results.map(({ isSignedIn }) => isSignedIn).sort()).toEqual([false, true])
  })

  it('S79 a recovery code works once and is reported to the owner', async () => {
    const [code = ''] = recoveryCodes
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8).toUpperCase()} ${code.slice(8)}`
    expect(await enterCode(await enterPassword(), typed)).toEqual(signedIn)
    expect(await enterCode(await enterPassword(), code)).toEqual(wrongCode)
    expect(await findMail(app, 'security-changed', ada.email)).toContain('recovery code')
    expect((await owner.trpc.security.get.query()).recoveryCodesLeft).toBe(9)
  })

  it('S79 the second step needs the first: no cookie, a forged one, or one after 10 minutes', async () => {
    const expired = { status: 401, body: { code: 'SIGN_IN_EXPIRED' }, isSignedIn: false }
    expect(await enterCode(createAccountClient(app), nextCode())).toEqual(expired)
    const forger = createAccountClient(app)
    forger.setCookies('second_step=eyJ1c2VySWQiOiJ4In0.AAAA')
    expect(await enterCode(forger, nextCode())).toEqual(expired)
    const late = await enterPassword()
    const cookies = late.cookies()
    clock += 10 * MINUTE_MS
    late.setCookies(cookies)
    expect(await enterCode(late, nextCode())).toEqual(expired)
  })

  it('S79 a password reset does not bypass it', async () => {
    const client = createAccountClient(app)
    await client.post('/api/auth/request-password-reset', { email: ada.email })
    const token = tokenIn(await waitForMail(app, 'reset-password', ada.email))
    const newPassword = ada.password
    const thief = await enterPassword()
    const reset = await client.post('/api/auth/reset-password', { token, newPassword })
    expect(reset.status).toBe(200)
    const expired = { status: 401, body: { code: 'SIGN_IN_EXPIRED' }, isSignedIn: false }
    expect(await enterCode(thief, nextCode())).toEqual(expired)
    expect((await client.trpc.session.get.query()).user).toBeNull()
    await enterPassword(client)
    expect(await enterCode(client, nextCode())).toEqual(signedIn)
    owner = client
  })

  it('S79 a password change keeps this browser signed in', async () => {
    const change = {
      currentPassword: ada.password,
      newPassword: ada.password,
      revokeOtherSessions: true,
    }
    expect((await owner.post('/api/auth/change-password', change)).status).toBe(200)
    expect((await owner.trpc.session.get.query()).user?.email).toBe(ada.email)
  })

  it('S81 changing the second factor needs a code, even right after a sign-in', async () => {
    const { security } = owner.trpc
    const { password } = ada
    await expect(security.beginAuthenticator.mutate({ password })).rejects.toThrow(
      'second-factor-required',
    )
    await expect(security.createRecoveryCodes.mutate({ password })).rejects.toThrow(
      'second-factor-required',
    )
    await expect(security.createRecoveryCodes.mutate({ code: '000000' })).rejects.toThrow(
      'wrong-code',
    )
    const before = recoveryCodes
    const created = await security.createRecoveryCodes.mutate({ code: nextCode() })
    recoveryCodes = created.recoveryCodes
    expect(new Set([...before, ...recoveryCodes]).size).toBe(20)
    expect(await enterCode(await enterPassword(), before[1] ?? '')).toEqual(wrongCode)

    const begun = await security.beginAuthenticator.mutate({ code: nextCode() })
    const code = showCode(begun.secret, clock)
    expect(await security.confirmAuthenticator.mutate({ code, name: 'Tablet' })).toEqual({
      recoveryCodes: null,
    })
    const { authenticators } = await security.get.query()
    expect(authenticators.map(({ name }) => name)).toEqual(['Phone', 'Tablet'])
    const [first, second] = authenticators
    await security.renameAuthenticator.mutate({ id: second?.id ?? '', name: 'Old tablet' })
    // Either app signs in.
    clock += STEP_MS
    expect(await enterCode(await enterPassword(), showCode(begun.secret, clock))).toEqual(signedIn)
    const id = second?.id ?? ''
    await expect(security.removeAuthenticator.mutate({ id })).rejects.toThrow(
      'second-factor-required',
    )
    expect(await security.removeAuthenticator.mutate({ id, code: nextCode() })).toEqual({
      isOn: true,
    })
    clock += STEP_MS
    expect(await enterCode(await enterPassword(), showCode(begun.secret, clock))).toEqual(wrongCode)
    expect((await security.get.query()).authenticators.map((app) => app.id)).toEqual([first?.id])
  })

  it('S36 S81 another account’s app cannot be renamed or removed', async () => {
    const other = await signIn(app, bob)
    const [row] = (await owner.trpc.security.get.query()).authenticators
    const id = row?.id ?? ''
    const { security } = other.trpc
    const { password } = bob
    await expect(security.renameAuthenticator.mutate({ id, name: 'x' })).rejects.toThrow(
      'not-found',
    )
    await expect(security.removeAuthenticator.mutate({ id, password })).rejects.toThrow('not-found')
    await expect(security.createRecoveryCodes.mutate({})).rejects.toThrow('not-found')
  })

  it('S79 stores no secret and no recovery code as text', async () => {
    const { db } = app.database
    const apps = await db.selectFrom('authenticator').selectAll().execute()
    const codes = await db.selectFrom('recovery_code').selectAll().execute()
    const stored = JSON.stringify([apps, codes])
    for (const value of [secret, ...recoveryCodes]) expect(stored).not.toContain(value)
    expect(codes).toHaveLength(10)
  })

  it('S81 removing the last app turns it off', async () => {
    const { security } = owner.trpc
    const [row] = (await security.get.query()).authenticators
    const removed = await security.removeAuthenticator.mutate({
      id: row?.id ?? '',
      code: nextCode(),
    })
    expect(removed).toEqual({ isOn: false })
    expect(await security.get.query()).toMatchObject({ authenticators: [], recoveryCodesLeft: 0 })
    const { email, password } = ada
    const client = createAccountClient(app)
    await client.post('/api/auth/sign-in/email', { email, password })
    expect((await client.trpc.session.get.query()).user?.email).toBe(email)
  })
})

describe('the limits of codes', () => {
  it('S79 S72 stop guessing, and never lock out a device that signed in before', async () => {
    let clock = Date.now()
    const authLimits = {
      ...relaxedAuthLimits,
      'sign-in-code': { seconds: 900, perNetwork: 100_000, perPair: 5, perAccount: 10 },
    }
    const app = await createTestApp({ authLimits, now: () => clock })
    const owner = await signIn(app, ada)
    const { secret } = await owner.trpc.security.beginAuthenticator.mutate({})
    const code = showCode(secret, clock)
    await owner.trpc.security.confirmAuthenticator.mutate({ code, name: 'Phone' })
    const { email, password } = ada
    const guess = async (client: AccountClient, entered: string) => {
      await client.post('/api/auth/sign-in/email', { email, password })
      return (await client.post('/api/auth/sign-in/code', { code: entered })).status
    }
    const attacker = createAccountClient(app)
    const responses = []
    for (let index = 0; index < 7; index++) responses.push(await guess(attacker, '000000'))
    expect(responses).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect(await waitForMail(app, 'security-changed', email)).toContain(
      'tried many two-factor codes',
    )
    clock += STEP_MS
    expect(await guess(createAccountClient(app), showCode(secret, clock))).toBe(429)
    expect(await guess(owner, showCode(secret, clock))).toBe(200)
    await app.close()
  })

  it('S79 S72 stop a thief with many browsers that signed in before two-factor authentication', async () => {
    const authLimits = {
      ...relaxedAuthLimits,
      'sign-in-code': { seconds: 900, perNetwork: 100_000, perPair: 5, perAccount: 10 },
    }
    const app = await createTestApp({ authLimits })
    const owner = await signIn(app, ada)
    const { email, password } = ada
    const browsers = Array.from({ length: 4 }, () => createAccountClient(app))
    for (const browser of browsers) {
      await browser.post('/api/auth/sign-in/email', { email, password })
    }
    const { secret } = await owner.trpc.security.beginAuthenticator.mutate({})
    const code = showCode(secret, Date.now())
    await owner.trpc.security.confirmAuthenticator.mutate({ code, name: 'Phone' })
    const statuses: number[] = []
    for (const browser of browsers) {
      await browser.post('/api/auth/sign-in/email', { email, password })
      for (let index = 0; index < 5; index++) {
        const response = await browser.post('/api/auth/sign-in/code', { code: '000000' })
        statuses.push(response.status)
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual(Array(10).fill(429))
    await app.close()
  })
})
