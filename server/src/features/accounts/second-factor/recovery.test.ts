import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AccountClient,
  ada,
  createAccountClient,
  findMail,
  type Person,
  signIn,
  tokenIn,
} from '../../../testing/account-client.ts'
import { makeAdmin, showCode } from '../../../testing/admin-client.ts'
import { databaseKinds } from '../../../testing/databases.ts'
import { relaxedAuthLimits } from '../../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const HOUR_MS = 60 * 60 * 1000

describe.each(databaseKinds)('a lost device on %s', (kind) => {
  let app: TestApp
  let clock = Date.now()

  beforeAll(async () => {
    app = await createTestApp({ database: kind, authLimits: relaxedAuthLimits, now: () => clock })
  })
  afterAll(() => app.close())

  async function addOwner(name: string) {
    const person = { ...ada, email: `${name}@example.org` }
    const client = await signIn(app, person)
    const { password } = person
    const { secret } = await client.trpc.security.beginAuthenticator.mutate({ password })
    const code = showCode(secret, clock)
    const { security } = client.trpc
    const { recoveryCodes } = await security.confirmAuthenticator.mutate({ code, name: 'Phone' })
    return { person, client, recoveryCode: recoveryCodes?.[0] ?? '' }
  }

  async function enterPassword({ email, password }: Person): Promise<AccountClient> {
    const client = createAccountClient(app)
    await client.post('/api/auth/sign-in/email', { email, password })
    return client
  }

  async function isSignedIn(client: AccountClient): Promise<boolean> {
    return (await client.trpc.session.get.query()).user !== null
  }

  async function requestRecovery(person: Person) {
    const client = await enterPassword(person)
    const response = await client.post('/api/auth/sign-in/lost-device', {})
    return { status: response.status, body: await response.json() }
  }

  const readToken = async ({ email }: Person) =>
    tokenIn(await findMail(app, 'two-factor-recovery', email))

  it('S82 a device that signed in lately cancels it, and the link no longer works', async () => {
    const { person, client } = await addOwner('session')
    await requestRecovery(person)
    const token = await readToken(person)
    await client.trpc.security.cancelRecovery.mutate({})
    expect((await client.trpc.session.get.query()).user?.recoveryReadyAt).toBeNull()
    expect(await findMail(app, 'security-changed', person.email)).toContain('canceled')
    clock += 25 * HOUR_MS
    const { security } = createAccountClient(app).trpc
    await expect(security.finishRecovery.mutate({ token })).rejects.toThrow('invalid-token')
    expect(await isSignedIn(await enterPassword(person))).toBe(false)
  })

  it('S82 the link in the email turns the second factor off after 24 hours, not before', async () => {
    const { person, client } = await addOwner('early')
    const readyAt = new Date(clock + 24 * HOUR_MS).toISOString()
    expect(await requestRecovery(person)).toEqual({ status: 200, body: { readyAt } })
    expect((await client.trpc.session.get.query()).user?.recoveryReadyAt).toBe(readyAt)
    const token = await readToken(person)
    const { security } = createAccountClient(app).trpc
    expect(await security.viewRecovery.query({ token })).toEqual({ readyAt, isReady: false })
    await expect(security.finishRecovery.mutate({ token })).rejects.toThrow('invalid-token')
    // Asking again neither restarts nor shortens the delay.
    clock += HOUR_MS
    expect(await requestRecovery(person)).toEqual({ status: 200, body: { readyAt } })

    clock += 23 * HOUR_MS
    expect(await isSignedIn(await enterPassword(person))).toBe(false)
    expect(await security.viewRecovery.query({ token })).toEqual({ readyAt, isReady: true })
    await security.finishRecovery.mutate({ token })
    expect(await isSignedIn(await enterPassword(person))).toBe(true)
    expect(await isSignedIn(client)).toBe(true)
    expect(await findMail(app, 'security-changed', person.email)).toContain('no longer asks')
    await expect(security.finishRecovery.mutate({ token })).rejects.toThrow('invalid-token')
  })

  it('S82 a session alone cannot cancel it after the first minutes', async () => {
    const { person, client, recoveryCode } = await addOwner('stolen')
    clock += 11 * 60_000
    const readyAt = new Date(clock + 24 * HOUR_MS).toISOString()
    expect((await requestRecovery(person)).body).toEqual({ readyAt })
    const { security, session } = client.trpc
    for (const proof of [{}, { password: person.password }]) {
      await expect(security.cancelRecovery.mutate(proof)).rejects.toThrow('second-factor-required')
    }
    await expect(security.cancelRecovery.mutate({ code: '000000' })).rejects.toThrow('wrong-code')
    expect((await session.get.query()).user?.recoveryReadyAt).toBe(readyAt)
    await security.cancelRecovery.mutate({ code: recoveryCode })
    expect((await session.get.query()).user?.recoveryReadyAt).toBeNull()
  })

  it('S82 the link in the email cancels it too, without a sign-in', async () => {
    const { person } = await addOwner('link')
    await requestRecovery(person)
    const token = await readToken(person)
    const { security } = createAccountClient(app).trpc
    await security.cancelRecoveryByLink.mutate({ token })
    clock += 25 * HOUR_MS
    await expect(security.finishRecovery.mutate({ token })).rejects.toThrow('invalid-token')
    await expect(security.cancelRecoveryByLink.mutate({ token })).rejects.toThrow('invalid-token')
    // A new request starts a new delay, and the old link does not finish it.
    const readyAt = new Date(clock + 24 * HOUR_MS).toISOString()
    expect((await requestRecovery(person)).body).toEqual({ readyAt })
    clock += 25 * HOUR_MS
    await expect(security.finishRecovery.mutate({ token })).rejects.toThrow('invalid-token')
  })

  it('S82 the link expires 7 days after the delay, and a forged one does nothing', async () => {
    const { person } = await addOwner('late')
    await requestRecovery(person)
    const token = await readToken(person)
    const { security } = createAccountClient(app).trpc
    await expect(security.viewRecovery.query({ token: `${token}x` })).rejects.toThrow(
      'invalid-token',
    )
    clock += 8 * 24 * HOUR_MS
    await expect(security.finishRecovery.mutate({ token })).rejects.toThrow('invalid-token')
  })

  it('S82 a request needs the password first', async () => {
    const response = await createAccountClient(app).post('/api/auth/sign-in/lost-device', {})
    expect([response.status, await response.json()]).toEqual([401, { code: 'SIGN_IN_EXPIRED' }])
  })

  it('S82 S61 email alone does not open the admin area', async () => {
    const { person } = await addOwner('boss')
    await requestRecovery(person)
    const token = await readToken(person)
    await makeAdmin(app, person.email)
    clock += 25 * HOUR_MS
    const { security } = createAccountClient(app).trpc
    await expect(security.finishRecovery.mutate({ token })).rejects.toThrow('admin-recovery')
    expect(await requestRecovery(person)).toEqual({ status: 403, body: { code: 'ADMIN_RECOVERY' } })
  })

  it('S61 an admin keeps one authenticator app', async () => {
    const { person, client, recoveryCode } = await addOwner('chief')
    await makeAdmin(app, person.email)
    const { security } = client.trpc
    const [first] = (await security.get.query()).authenticators
    const { secret } = await security.beginAuthenticator.mutate({ code: recoveryCode })
    await security.confirmAuthenticator.mutate({ code: showCode(secret, clock), name: 'Tablet' })
    clock += 30_000
    await security.removeAuthenticator.mutate({
      id: first?.id ?? '',
      code: showCode(secret, clock),
    })
    const [last] = (await security.get.query()).authenticators
    clock += 30_000
    const code = showCode(secret, clock)
    await expect(security.removeAuthenticator.mutate({ id: last?.id ?? '', code })).rejects.toThrow(
      'admin-needs-two-factor',
    )
    expect((await security.get.query()).authenticators).toHaveLength(1)
  })
})
