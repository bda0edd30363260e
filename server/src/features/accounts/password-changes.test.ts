import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LimitRules, limitRules } from '../../http/rate-limits.ts'
import {
  type AccountClient,
  bob,
  createAccountClient,
  findMail,
  signIn,
  tokenIn,
  waitForMail,
} from '../../testing/account-client.ts'
import { createApiClient, createKey } from '../../testing/api-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const HOST = 'hooks.example.org'
const newPassword = 'a shelf of green ink'

const limits = Object.fromEntries(
  Object.keys(limitRules).map((name) => [name, [{ points: 1000, seconds: 60 }]]),
) as unknown as LimitRules

describe.each(databaseKinds)('what outlives a takeover, on %s', (database) => {
  let app: TestApp
  let people = 0
  beforeAll(async () => {
    app = await createTestApp({ database, authLimits: relaxedAuthLimits, limits })
  }, 60_000)
  afterAll(() => app.close())

  /** A thief with a session has created an API key and a webhook. */
  async function openTakenAccount() {
    const person = { ...bob, email: `taken${++people}@example.org` }
    const owner = await signIn(app, person)
    const key = await createKey(owner)
    const url = `https://${HOST}/in?token=secret`
    await owner.trpc.webhooks.create.mutate({ url, events: ['link.created'] })
    const other = createAccountClient(app)
    await other.post('/api/auth/sign-in/email', { email: person.email, password: person.password })
    const left = async () => ({
      key: (await createApiClient(app, key)('/labels')).status,
      webhooks: (
        await app.database.db.selectFrom('webhook').select('id').where('url', '=', url).execute()
      ).length,
      otherBrowser: await other.trpc.profile.get.query().then(
        () => 'signed in',
        () => 'signed out',
      ),
    })
    const programs = {
      apiKeys: [{ name: expect.any(String), ending: key.slice(-4) }],
      webhooks: [{ host: HOST }],
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
    expect(await left()).toEqual({ key: 200, webhooks: 1, otherBrowser: 'signed out' })
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
    expect(await left()).toEqual({ key: 401, webhooks: 0, otherBrowser: 'signed out' })
    expect(await owner.trpc.accounts.programs.query()).toEqual({ apiKeys: [], webhooks: [] })
  })

  it('S71 is revoked with a reset on request', async () => {
    const { person, left } = await openTakenAccount()
    const token = await requestReset(person.email)
    expect((await reset({ token, revokePrograms: true })).status).toBe(200)
    expect(await left()).toEqual({ key: 401, webhooks: 0, otherBrowser: 'signed out' })
  })

  it('S71 is revoked with a reset although the webhook is paused', async () => {
    const { person, owner, left, programs } = await openTakenAccount()
    const [webhook] = await owner.trpc.webhooks.list.query()
    await owner.trpc.webhooks.update.mutate({ id: webhook?.id ?? '', isPaused: true })
    expect(await owner.trpc.accounts.programs.query()).toEqual(programs)
    const token = await requestReset(person.email)
    expect((await reset({ token, revokePrograms: true })).status).toBe(200)
    expect(await left()).toEqual({ key: 401, webhooks: 0, otherBrowser: 'signed out' })
  })

  it('S71 is named in the email about the new password', async () => {
    const kept = await openTakenAccount()
    await change(kept.owner, {})
    expect(await findMail(app, 'password-changed', kept.person.email)).toContain(
      '1 API key and 1 webhook still work.',
    )
    await clear()
    const revoked = await openTakenAccount()
    const token = await requestReset(revoked.person.email)
    await reset({ token, revokePrograms: true })
    expect(await findMail(app, 'password-changed', revoked.person.email)).toContain(
      '1 API key and 1 webhook were revoked.',
    )
  })

  it('S50 decoys hide neither a later key nor the reset email', async () => {
    const { person, owner } = await openTakenAccount()
    for (let index = 0; index < 6; index++) await createKey(owner)
    const keys = await owner.trpc.apiKeys.list.query()
    const told = await findMail(app, 'account-changes', person.email)
    // The first 4 keys and the webhook got an email each.
    expect(told).toContain('3 API keys were created for your account: …')
    expect(told).toContain(`…${keys[0]?.ending} (`)
    expect(await requestReset(person.email)).toMatch(/^[\w-]+$/)
    await clear()
  })

  it('S71 keeps everything when the change fails in between', async () => {
    const { owner, person, left } = await openTakenAccount()
    const token = await requestReset(person.email)
    const wrong = await change(owner, { currentPassword: 'wrong', revokePrograms: true })
    expect(wrong.status).toBe(400)
    expect(await left()).toEqual({ key: 200, webhooks: 1, otherBrowser: 'signed in' })
    // The email is the last step of the transaction.
    await app.database.db.schema.alterTable('mail_outbox').renameTo('mail_outbox_gone').execute()
    const broken = [
      await change(owner, { revokePrograms: true }),
      await reset({ token, revokePrograms: true }),
    ]
    await app.database.db.schema.alterTable('mail_outbox_gone').renameTo('mail_outbox').execute()
    expect(broken.map(({ status }) => status)).toEqual([500, 500])
    expect(await left()).toEqual({ key: 200, webhooks: 1, otherBrowser: 'signed in' })
    const signInWith = async (password: string) =>
      (
        await createAccountClient(app).post('/api/auth/sign-in/email', {
          email: person.email,
          password,
        })
      ).status
    expect([await signInWith(bob.password), await signInWith(newPassword)]).toEqual([200, 401])
    expect((await reset({ token, revokePrograms: true })).status).toBe(200)
    expect(await left()).toEqual({ key: 401, webhooks: 0, otherBrowser: 'signed out' })
  })
})
