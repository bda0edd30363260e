import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import {
  type AccountClient,
  bob,
  createAccountClient,
  findMail,
  signIn,
  tokenIn,
  waitForMail,
} from '../../testing/account-client.ts'
import { showCode } from '../../testing/admin-client.ts'
import { createApiClient, createKey } from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createSoftwarePasskey } from '../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOST = 'hooks.example.org'
const newPassword = 'a shelf of green ink'
const none = { apiKeys: [], webhooks: [], passkeys: [], hasTwoFactor: false }

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1000, seconds: 60 }]]),
) as unknown as LimitRules

describe.each(databaseKinds)('what outlives a takeover, on %s', (database) => {
  let app: TestApp
  let people = 0
  let later = 0
  beforeAll(async () => {
    app = await createTestApp({
      database,
      authLimits: relaxedAuthLimits,
      limits,
      now: () => Date.now() + later,
    })
  }, 60_000)
  afterAll(() => app.close())

  /** A thief with a session has created an API key, a webhook, and a passkey. */
  async function openTakenAccount() {
    const person = { ...bob, email: `taken${++people}@example.org` }
    const owner = await signIn(app, person)
    const key = await createKey(owner)
    const url = `https://${HOST}/in?token=secret`
    await owner.trpc.webhooks.create.mutate({ url, events: ['link.created'] })
    const passkey = createSoftwarePasskey(app.config.publicUrl)
    const options = await owner.trpc.security.beginPasskey.mutate({})
    const response = passkey.register(options)
    await owner.trpc.security.confirmPasskey.mutate({ name: 'Spare', response })
    const signInWithPasskey = async () => {
      const client = createAccountClient(app)
      const result = await client.post('/api/auth/passkey/options', {})
      const { options: asked } = (await result.json()) as { options: { challenge: string } }
      return client.post('/api/auth/sign-in/passkey', { response: passkey.signIn(asked) })
    }
    const other = createAccountClient(app)
    await other.post('/api/auth/sign-in/email', { email: person.email, password: person.password })
    const left = async () => ({
      key: (await createApiClient(app, key)('/labels')).status,
      webhooks: (
        await app.database.db.selectFrom('webhook').select('id').where('url', '=', url).execute()
      ).length,
      passkey: (await signInWithPasskey()).status,
      otherBrowser: await other.trpc.profile.get.query().then(
        () => 'signed in',
        () => 'signed out',
      ),
    })
    const programs = {
      apiKeys: [{ name: expect.any(String), ending: key.slice(-4) }],
      webhooks: [{ host: HOST }],
      passkeys: [{ name: 'Spare' }],
      hasTwoFactor: false,
    }
    return { person, owner, left, programs }
  }

  async function requestReset(email: string): Promise<string> {
    await createAccountClient(app).post('/api/auth/request-password-reset', { email })
    return tokenIn(await waitForMail(app, 'reset-password', email))
  }
  const reset = (fields: object) =>
    createAccountClient(app).post('/api/auth/reset-password', { newPassword, ...fields })
  const clear = async () => await app.database.db.deleteFrom('webhook').execute()
  const change = (owner: AccountClient, choices: object) =>
    owner.post('/api/auth/change-password', {
      currentPassword: bob.password,
      newPassword,
      revokeOtherSessions: true,
      ...choices,
    })

  it('S71 is listed only to the owner and to the reader of the reset email', async () => {
    const { person, owner, programs } = await openTakenAccount()
    expect(await owner.trpc.accounts.programs.query()).toEqual(programs)
    const token = await requestReset(person.email)
    const { trpc } = createAccountClient(app)
    expect(await trpc.accounts.viewReset.query({ token })).toEqual(programs)
    expect(await trpc.accounts.viewReset.query({ token })).toEqual(programs)
    await expect(trpc.accounts.viewReset.query({ token: `${token}x` })).rejects.toThrow(
      'invalid-token',
    )
    await reset({ token })
    await expect(trpc.accounts.viewReset.query({ token })).rejects.toThrow('invalid-token')
    await clear()
  })

  it.each([
    ['a password change', (owner: AccountClient) => change(owner, {})],
    [
      'a sign-out everywhere',
      (owner: AccountClient) => owner.trpc.accounts.revokeOtherSessions.mutate({}),
    ],
  ])('S71 stays at %s without the choice', async (_what, act) => {
    const { owner, left } = await openTakenAccount()
    await act(owner)
    expect(await left()).toEqual({
      key: 200,
      webhooks: 1,
      passkey: 200,
      otherBrowser: 'signed out',
    })
    await clear()
  })

  it.each([
    ['a password change', (owner: AccountClient) => change(owner, { revokePrograms: true })],
    [
      'a sign-out everywhere',
      (owner: AccountClient) =>
        owner.trpc.accounts.revokeOtherSessions.mutate({ revokePrograms: true }),
    ],
  ])('S71 is revoked with %s on request', async (_what, act) => {
    const { owner, left } = await openTakenAccount()
    await act(owner)
    expect(await left()).toEqual({
      key: 401,
      webhooks: 0,
      passkey: 401,
      otherBrowser: 'signed out',
    })
    expect(await owner.trpc.accounts.programs.query()).toEqual(none)
  })

  it('S71 is revoked with a reset on request', async () => {
    const { person, left } = await openTakenAccount()
    const token = await requestReset(person.email)
    expect((await reset({ token, revokePrograms: true })).status).toBe(200)
    expect(await left()).toEqual({
      key: 401,
      webhooks: 0,
      passkey: 401,
      otherBrowser: 'signed out',
    })
  })

  it('S71 is revoked with a reset although the webhook is paused', async () => {
    const { person, owner, left, programs } = await openTakenAccount()
    const [webhook] = await owner.trpc.webhooks.list.query()
    await owner.trpc.webhooks.update.mutate({ id: webhook?.id ?? '', isPaused: true })
    expect(await owner.trpc.accounts.programs.query()).toEqual(programs)
    const token = await requestReset(person.email)
    expect((await reset({ token, revokePrograms: true })).status).toBe(200)
    expect(await left()).toEqual({
      key: 401,
      webhooks: 0,
      passkey: 401,
      otherBrowser: 'signed out',
    })
  })

  it('S71 is named in the email about the new password', async () => {
    const kept = await openTakenAccount()
    await change(kept.owner, {})
    expect(await findMail(app, 'password-changed', kept.person.email)).toContain(
      '1 API key, 1 webhook, and 1 passkey still work.',
    )
    await clear()
    const revoked = await openTakenAccount()
    const token = await requestReset(revoked.person.email)
    await reset({ token, revokePrograms: true })
    expect(await findMail(app, 'password-changed', revoked.person.email)).toContain(
      '1 API key, 1 webhook, and 1 passkey were revoked.',
    )
  })

  it('S29 a reset link from before a password change works no more', async () => {
    const { person, owner } = await openTakenAccount()
    const token = await requestReset(person.email)
    expect((await change(owner, {})).status).toBe(200)
    const refused = await reset({ token, newPassword: 'the mailbox of a thief' })
    expect([refused.status, await refused.json()]).toEqual([400, { code: 'INVALID_TOKEN' }])
    await clear()
  })

  it('S50 decoys hide neither a later key nor the reset email', async () => {
    const { person, owner } = await openTakenAccount()
    for (let index = 0; index < 6; index++) await createKey(owner)
    const keys = await owner.trpc.apiKeys.list.query()
    const mail = await findMail(app, 'account-changes', person.email)
    // The first 3 keys, the webhook, and the passkey got an email each: 5 warnings an hour.
    expect(mail).toContain('4 API keys were created for your account: …')
    expect(mail).toContain(`…${keys[0]?.ending} (`)
    expect(await requestReset(person.email)).toMatch(/^[\w-]+$/)
    await clear()
  })

  it('S71 S79 a reset names two-factor authentication, which stays on without the thief’s passkey', async () => {
    const { person, owner, left, programs } = await openTakenAccount()
    const { secret } = await owner.trpc.security.beginAuthenticator.mutate({})
    const code = showCode(secret, Date.now() + later)
    await owner.trpc.security.confirmAuthenticator.mutate({ code, name: 'Theirs' })
    const token = await requestReset(person.email)
    const { accounts } = createAccountClient(app).trpc
    expect(await accounts.viewReset.query({ token })).toEqual({ ...programs, hasTwoFactor: true })
    expect((await reset({ token, revokePrograms: true })).status).toBe(200)
    expect((await left()).passkey).toBe(401)
    const client = createAccountClient(app)
    const fields = { email: person.email, password: newPassword }
    const signedIn = await client.post('/api/auth/sign-in/email', fields)
    expect((await client.trpc.session.get.query()).user).toBeNull()
    expect(await signedIn.json()).toEqual({ ok: true, secondFactor: true })
    // The way back in, which a thief without a session cannot cancel.
    expect((await client.post('/api/auth/sign-in/lost-device', {})).status).toBe(200)
    expect(await findMail(app, 'password-changed', person.email)).toContain(
      'Two-factor authentication stays on.',
    )
  })

  it('S71 S81 a sign-out everywhere removes passkeys only with a proof of the owner', async () => {
    const { person, owner, left } = await openTakenAccount()
    later += 11 * 60_000
    const { revokeOtherSessions } = owner.trpc.accounts
    await expect(revokeOtherSessions.mutate({ revokePrograms: true })).rejects.toThrow(
      'sign-in-again',
    )
    expect(await left()).toMatchObject({ key: 200, passkey: 200, otherBrowser: 'signed in' })
    await revokeOtherSessions.mutate({ revokePrograms: true, password: person.password })
    later = 0
    expect(await left()).toMatchObject({ key: 401, passkey: 401, otherBrowser: 'signed out' })
    expect(await findMail(app, 'security-changed', person.email)).toContain(
      'One of your passkeys can no longer be used',
    )
  })

  it('S71 keeps everything when the change fails in between', async () => {
    const { owner, person, left } = await openTakenAccount()
    const token = await requestReset(person.email)
    const wrong = await change(owner, { currentPassword: 'wrong', revokePrograms: true })
    expect(wrong.status).toBe(400)
    expect(await left()).toEqual({ key: 200, webhooks: 1, passkey: 200, otherBrowser: 'signed in' })
    // The email is the last step of the transaction.
    await app.database.db.schema.alterTable('mail_outbox').renameTo('mail_outbox_gone').execute()
    const broken = [
      await change(owner, { revokePrograms: true }),
      await reset({ token, revokePrograms: true }),
    ]
    await app.database.db.schema.alterTable('mail_outbox_gone').renameTo('mail_outbox').execute()
    expect(broken.map(({ status }) => status)).toEqual([500, 500])
    expect(await left()).toEqual({ key: 200, webhooks: 1, passkey: 200, otherBrowser: 'signed in' })
    const signInWith = async (password: string) =>
      (
        await createAccountClient(app).post('/api/auth/sign-in/email', {
          email: person.email,
          password,
        })
      ).status
    expect([await signInWith(bob.password), await signInWith(newPassword)]).toEqual([200, 401])
    expect((await reset({ token, revokePrograms: true })).status).toBe(200)
    expect(await left()).toEqual({
      key: 401,
      webhooks: 0,
      passkey: 401,
      otherBrowser: 'signed out',
    })
  })
})
