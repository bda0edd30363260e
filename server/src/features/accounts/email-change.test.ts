import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitRules } from '../../http/limits/rate-limits.ts'
import {
  type AccountClient,
  bob,
  createAccountClient,
  findMail,
  signIn,
  tokenIn,
  waitForMail,
} from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(databaseKinds)('an email change on %s', (database) => {
  let app: TestApp
  let clock = 0
  beforeAll(async () => {
    clock = Date.now()
    const many = [{ points: 100, seconds: 60 }]
    const limits = { ...limitRules, confirm: many, 'verify-email': many }
    app = await createTestApp({ database, authLimits: relaxedAuthLimits, limits, now: () => clock })
  })
  afterAll(() => app.close())

  let people = 0
  const newPerson = (name: string) => {
    people += 1
    return { ...bob, email: `${name}${people}@example.org` }
  }
  const requestChange = (client: AccountClient, email: string, password?: string) =>
    client.trpc.accounts.changeEmail.mutate({ email, ...(password && { password }) })
  const confirm = (client: AccountClient, token: string) =>
    client.trpc.accounts.confirmEmailChange.mutate({ token })
  const addressOf = async (client: AccountClient) =>
    (await client.trpc.session.get.query()).user?.email
  const canSignIn = async (email: string, password: string) =>
    (await createAccountClient(app).post('/api/auth/sign-in/email', { email, password })).ok

  it('S32 moves after both mailboxes have confirmed', async () => {
    const newUser = newPerson('old')
    const to = `new${people}@example.org`
    const client = await signIn(app, newUser)
    await requestChange(client, ` ${to.toUpperCase()} `)
    expect(await findMail(app, 'confirm-new-email', to)).toBeUndefined()
    const atOld = await waitForMail(app, 'change-email', newUser.email)
    expect(atOld).toContain(to)
    expect(atOld).toContain(`${app.config.publicUrl}/profile?token=`)

    expect(await confirm(client, tokenIn(atOld))).toEqual({ mailbox: 'present' })
    expect(await addressOf(client)).toBe(newUser.email)
    const atNew = await waitForMail(app, 'confirm-new-email', to)
    expect(atNew).not.toContain(newUser.email)
    expect(await confirm(client, tokenIn(atNew))).toEqual({ mailbox: 'new' })
    expect(await addressOf(client)).toBe(to)
    await waitForMail(app, 'email-changed', newUser.email)
    expect(await canSignIn(to, newUser.password)).toBe(true)
    expect(await canSignIn(newUser.email, newUser.password)).toBe(false)

    for (const used of [atOld, atNew]) {
      await expect(confirm(client, tokenIn(used))).rejects.toThrow('invalid-token')
    }
  })

  it('S32 gives a stranger whose address was typed by mistake no access', async () => {
    const newUser = newPerson('careless')
    const stranger = newPerson('stranger')
    const client = await signIn(app, newUser)
    const typo = `typo${people}@example.org`
    await requestChange(client, typo)
    await confirm(client, tokenIn(await waitForMail(app, 'change-email', newUser.email)))
    const token = tokenIn(await waitForMail(app, 'confirm-new-email', typo))
    const strangerClient = await signIn(app, stranger)
    await expect(confirm(strangerClient, token)).rejects.toThrow('invalid-token')
    await expect(confirm(createAccountClient(app), token)).rejects.toThrow('unauthorized')
    expect([await addressOf(client), await addressOf(strangerClient)]).toEqual([
      newUser.email,
      stranger.email,
    ])
  })

  it('S32 S22 does not reveal that an address has an account, and does not move to it', async () => {
    const owner = newPerson('owner')
    await signIn(app, owner)
    const newUser = newPerson('curious')
    const client = await signIn(app, newUser)
    expect(await requestChange(client, owner.email)).toEqual({ requested: true })
    const token = tokenIn(await waitForMail(app, 'change-email', newUser.email))
    expect(await confirm(client, token)).toEqual({ mailbox: 'present' })
    expect(await findMail(app, 'confirm-new-email', owner.email)).toBeUndefined()
    expect(await addressOf(client)).toBe(newUser.email)
  })

  it('S32 gives an address that two accounts request to the first who confirms', async () => {
    const to = 'wanted@example.org'
    const both = [await signIn(app, newPerson('one')), await signIn(app, newPerson('two'))]
    const tokens: string[] = []
    for (const client of both) {
      const from = (await addressOf(client)) ?? ''
      await requestChange(client, to)
      await confirm(client, tokenIn(await waitForMail(app, 'change-email', from)))
      clock += 1000
      tokens.push(tokenIn(await findMail(app, 'confirm-new-email', to)))
    }
    const [first, second] = both as [AccountClient, AccountClient]
    expect(await confirm(first, tokens[0] ?? '')).toEqual({ mailbox: 'new' })
    await expect(confirm(second, tokens[1] ?? '')).rejects.toThrow('invalid-token')
  })

  it('S50 sends a stranger one email for each approval, and leaves them those of a sign-up', async () => {
    const stranger = newPerson('victim')
    const countMails = async (template: string) =>
      (
        await app.database.db
          .selectFrom('mail_outbox')
          .select('id')
          .where('recipient', '=', stranger.email)
          .where('template', '=', template)
          .execute()
      ).length
    const approve = async (client: AccountClient) => {
      const from = (await addressOf(client)) ?? ''
      await requestChange(client, stranger.email)
      const token = tokenIn(await waitForMail(app, 'change-email', from))
      for (let index = 0; index < 3; index++) {
        clock += 1000
        expect(await confirm(client, token)).toEqual({ mailbox: 'present' })
      }
    }
    const first = await signIn(app, newPerson('nuisance'))
    await approve(first)
    expect(await countMails('confirm-new-email')).toBe(1)
    const second = await signIn(app, newPerson('nuisance'))
    for (const client of [first, second, second]) await approve(client)
    expect(await countMails('confirm-new-email')).toBe(4)
    await createAccountClient(app).post('/api/auth/sign-up/email', stranger)
    expect(await waitForMail(app, 'verify-email', stranger.email)).toContain('signed up')
  })

  it('S32 requires the password when the sign-in was long ago, and expires a link after an hour', async () => {
    const newUser = newPerson('late')
    const client = await signIn(app, newUser)
    clock += 11 * 60_000
    await expect(requestChange(client, 'later@example.org')).rejects.toThrow('sign-in-again')
    await expect(requestChange(client, 'later@example.org', 'wrong')).rejects.toThrow(
      'sign-in-again',
    )
    await requestChange(client, 'later@example.org', newUser.password)
    const token = tokenIn(await waitForMail(app, 'change-email', newUser.email))
    const [payload = '', signature = ''] = token.split('.')
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('present', 'new'),
    ).toString('base64url')
    for (const wrong of [`${forged}.${signature}`, payload, `${token}.x`, `.${signature}`]) {
      await expect(confirm(client, wrong)).rejects.toThrow('invalid-token')
    }
    await expect(requestChange(client, newUser.email, newUser.password)).rejects.toThrow(
      'invalid-input',
    )
    clock += 61 * 60_000
    await expect(confirm(client, token)).rejects.toThrow('invalid-token')
  })

  it('S32 S29 revokes a password reset requested at the old address', async () => {
    const newUser = newPerson('reset')
    const to = `moved${people}@example.org`
    const client = await signIn(app, newUser)
    await createAccountClient(app).post('/api/auth/request-password-reset', {
      email: newUser.email,
    })
    const reset = tokenIn(await waitForMail(app, 'reset-password', newUser.email))
    await requestChange(client, to, newUser.password)
    await confirm(client, tokenIn(await waitForMail(app, 'change-email', newUser.email)))
    await confirm(client, tokenIn(await waitForMail(app, 'confirm-new-email', to)))
    const response = await createAccountClient(app).post('/api/auth/reset-password', {
      token: reset,
      newPassword: 'a shelf of green ink',
    })
    expect([response.status, await response.json()]).toEqual([400, { code: 'INVALID_TOKEN' }])
  })
})
