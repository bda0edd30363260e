import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { openAuthLimits } from '../../testing/open-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each(databaseKinds)('another address for an account on %s', (database) => {
  let app: TestApp
  let clock = 0
  beforeAll(async () => {
    clock = Date.now()
    app = await createTestApp({ database, authLimits: openAuthLimits, now: () => clock })
  })
  afterAll(() => app.close())

  let people = 0
  const newPerson = (name: string) => {
    people += 1
    return { ...bob, email: `${name}${people}@example.org` }
  }
  const ask = (client: AccountClient, email: string, password?: string) =>
    client.trpc.accounts.changeEmail.mutate({ email, ...(password && { password }) })
  const confirm = (client: AccountClient, token: string) =>
    client.trpc.accounts.confirmEmailChange.mutate({ token })
  const addressOf = async (client: AccountClient) =>
    (await client.trpc.session.get.query()).user?.email
  const canSignIn = async (email: string, password: string) =>
    (await createAccountClient(app).post('/api/auth/sign-in/email', { email, password })).ok

  it('S32 asks both mailboxes, and moves when the new one has answered too', async () => {
    const person = newPerson('old')
    const to = `new${people}@example.org`
    const client = await signIn(app, person)
    await ask(client, ` ${to.toUpperCase()} `)
    expect(await findMail(app, 'prove-email', to)).toBeUndefined()
    const atOld = await waitForMail(app, 'change-email', person.email)
    expect(atOld).toContain(to)
    expect(atOld).toContain(`${app.config.publicUrl}/profile?token=`)

    expect(await confirm(client, tokenIn(atOld))).toEqual({ mailbox: 'present' })
    expect(await addressOf(client)).toBe(person.email)
    const atNew = await waitForMail(app, 'prove-email', to)
    expect(atNew).not.toContain(person.email)
    expect(await confirm(client, tokenIn(atNew))).toEqual({ mailbox: 'new' })
    expect(await addressOf(client)).toBe(to)
    await waitForMail(app, 'email-changed', person.email)
    expect(await canSignIn(to, person.password)).toBe(true)
    expect(await canSignIn(person.email, person.password)).toBe(false)

    for (const used of [atOld, atNew]) {
      await expect(confirm(client, tokenIn(used))).rejects.toThrow('invalid-token')
    }
  })

  it('S32 hands nothing to a stranger whose address was typed by mistake', async () => {
    const person = newPerson('careless')
    const stranger = newPerson('stranger')
    const client = await signIn(app, person)
    const typo = `typo${people}@example.org`
    await ask(client, typo)
    await confirm(client, tokenIn(await waitForMail(app, 'change-email', person.email)))
    const token = tokenIn(await waitForMail(app, 'prove-email', typo))
    const somebody = await signIn(app, stranger)
    await expect(confirm(somebody, token)).rejects.toThrow('invalid-token')
    await expect(confirm(createAccountClient(app), token)).rejects.toThrow('unauthorized')
    expect([await addressOf(client), await addressOf(somebody)]).toEqual([
      person.email,
      stranger.email,
    ])
  })

  it('S32 S22 tells nobody that an address has an account, and gives it to nobody', async () => {
    const owner = newPerson('owner')
    await signIn(app, owner)
    const person = newPerson('curious')
    const client = await signIn(app, person)
    expect(await ask(client, owner.email)).toEqual({ asked: true })
    const token = tokenIn(await waitForMail(app, 'change-email', person.email))
    expect(await confirm(client, token)).toEqual({ mailbox: 'present' })
    expect(await findMail(app, 'prove-email', owner.email)).toBeUndefined()
    expect(await addressOf(client)).toBe(person.email)
  })

  it('S32 gives an address that two want to the first who proves it', async () => {
    const to = 'wanted@example.org'
    const both = [await signIn(app, newPerson('one')), await signIn(app, newPerson('two'))]
    const tokens: string[] = []
    for (const client of both) {
      const from = (await addressOf(client)) ?? ''
      await ask(client, to)
      await confirm(client, tokenIn(await waitForMail(app, 'change-email', from)))
      clock += 1000
      tokens.push(tokenIn(await findMail(app, 'prove-email', to)))
    }
    const [first, second] = both as [AccountClient, AccountClient]
    expect(await confirm(first, tokens[0] ?? '')).toEqual({ mailbox: 'new' })
    await expect(confirm(second, tokens[1] ?? '')).rejects.toThrow('invalid-token')
  })

  it('S32 asks who is there when the sign-in was long ago, and ends a link after an hour', async () => {
    const person = newPerson('late')
    const client = await signIn(app, person)
    clock += 11 * 60_000
    await expect(ask(client, 'later@example.org')).rejects.toThrow('sign-in-again')
    await expect(ask(client, 'later@example.org', 'wrong')).rejects.toThrow('sign-in-again')
    await ask(client, 'later@example.org', person.password)
    const token = tokenIn(await waitForMail(app, 'change-email', person.email))
    const [payload = '', signature = ''] = token.split('.')
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('present', 'new'),
    ).toString('base64url')
    for (const wrong of [`${forged}.${signature}`, payload, `${token}.x`, `.${signature}`]) {
      await expect(confirm(client, wrong)).rejects.toThrow('invalid-token')
    }
    await expect(ask(client, person.email, person.password)).rejects.toThrow('invalid-input')
    clock += 61 * 60_000
    await expect(confirm(client, token)).rejects.toThrow('invalid-token')
  })

  it('S32 S29 ends a new password that was asked for at the old address', async () => {
    const person = newPerson('reset')
    const to = `moved${people}@example.org`
    const client = await signIn(app, person)
    await createAccountClient(app).post('/api/auth/request-password-reset', {
      email: person.email,
    })
    const reset = tokenIn(await waitForMail(app, 'reset-password', person.email))
    await ask(client, to, person.password)
    await confirm(client, tokenIn(await waitForMail(app, 'change-email', person.email)))
    await confirm(client, tokenIn(await waitForMail(app, 'prove-email', to)))
    const answer = await createAccountClient(app).post('/api/auth/reset-password', {
      token: reset,
      newPassword: 'a shelf of green ink',
    })
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'INVALID_TOKEN' }])
  })
})
