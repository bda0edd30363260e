import { afterEach, describe, expect, it } from 'vitest'
import {
  type AccountClient,
  ada,
  createAccountClient,
  findMail,
  signIn,
  signUp,
  tokenIn,
  waitForMail,
} from '../../../testing/account-client.ts'
import { databaseKinds, describeEachDatabase } from '../../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createKnownDevices } from '../known-devices.ts'
import { createSignInDelaysRepo } from './sign-in-delays.repo.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe.each(databaseKinds)('failed sign-ins, on %s', (database) => {
  let app: TestApp
  let later = 0
  afterEach(async () => {
    later = 0
    await app.close()
  })

  async function open() {
    const config = { trustedProxies: ['127.0.0.1'] }
    app = await createTestApp({ database, config, now: () => Date.now() + later })
  }

  /** One sign-in from a network; returns the status and the seconds to wait. */
  async function tryFrom(
    network: string,
    password = 'wrong one',
    client: AccountClient = createAccountClient(app),
    email = ada.email,
  ) {
    const from = { 'x-forwarded-for': network }
    const response = await client.post('/api/auth/sign-in/email', { email, password }, from)
    return { status: response.status, wait: Number(response.headers.get('retry-after') ?? 0) }
  }

  async function failFrom(network: string, times: number, email = ada.email): Promise<void> {
    for (let index = 0; index < times; index++) {
      await tryFrom(network, 'wrong one', createAccountClient(app), email)
    }
  }

  it('S72 from other networks do not lock the owner out, even on a new device', async () => {
    await open()
    await signUp(app)
    await failFrom('198.51.100.1', 10)
    expect((await tryFrom('198.51.100.1', ada.password)).status).toBe(429)
    expect((await tryFrom('203.0.113.9', ada.password)).status).toBe(200)
  })

  it('S72 double the wait each time, up to an hour', async () => {
    // Counters cannot be linked across UTC days (P1), and the waits add up to four hours.
    later = DAY_MS - (Date.now() % DAY_MS)
    await open()
    await signUp(app)
    await failFrom('198.51.100.1', 4)
    const waits: number[] = []
    for (let round = 0; round < 9; round++) {
      expect((await tryFrom('198.51.100.1')).status).toBe(401)
      const { status, wait } = await tryFrom('198.51.100.1', ada.password)
      expect(status).toBe(429)
      waits.push(Math.ceil(wait / 60))
      later += wait * 1000
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect((await tryFrom('198.51.100.1', ada.password)).status).toBe(200)
  })

  it('S72 are cleared by a correct password', async () => {
    await open()
    await signUp(app)
    await failFrom('198.51.100.1', 4)
    expect((await tryFrom('198.51.100.1', ada.password)).status).toBe(200)
    await failFrom('198.51.100.1', 4)
    expect((await tryFrom('198.51.100.1', ada.password)).status).toBe(200)
  })

  it('S72 of strangers in the same network do not block a known device', async () => {
    await open()
    const owner = await signIn(app)
    await owner.post('/api/auth/sign-out', {})
    await failFrom('198.51.100.1', 6)
    for (let index = 0; index < 20; index++) {
      await failFrom('198.51.100.1', 1, `reader${index}@example.org`)
    }
    expect((await tryFrom('198.51.100.1', ada.password)).status).toBe(429)
    expect((await tryFrom('198.51.100.1', ada.password, owner)).status).toBe(200)
  })

  it('S72 on a known device are delayed too', async () => {
    await open()
    const owner = await signIn(app)
    const statuses: number[] = []
    for (let network = 1; network <= 6; network++) {
      statuses.push((await tryFrom(`198.51.100.${network}`, 'wrong one', owner)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('S72 by a device known to another account count as a stranger’s', async () => {
    await open()
    await signUp(app)
    const eve = await signIn(app, { ...ada, email: 'eve@example.org' })
    const statuses: number[] = []
    for (let index = 0; index < 6; index++) {
      statuses.push((await tryFrom('198.51.100.1', 'wrong one', eve)).status)
    }
    expect(statuses[5]).toBe(429)
    expect((await tryFrom('198.51.100.2', 'wrong one', eve)).status).toBe(401)
  })

  it('S72 from 100 networks leave one attempt to each, and the owner can sign in', async () => {
    await open()
    await signUp(app)
    for (let index = 0; index < 100; index++) await tryFrom(`198.51.${index}.1`)
    expect((await tryFrom('203.0.113.8')).status).toBe(401)
    expect((await tryFrom('203.0.113.8')).status).toBe(429)
    expect((await tryFrom('203.0.113.9', ada.password)).status).toBe(200)
  })

  it('S72 do not guess the password inside a stolen session from many networks', async () => {
    await open()
    const thief = await signIn(app)
    later = 11 * MINUTE_MS
    const guess = async (network: string, currentPassword: string) => {
      const change = { currentPassword, newPassword: 'a shelf of green ink' }
      const body = { ...change, revokeOtherSessions: true }
      const from = { 'x-forwarded-for': network }
      return (await thief.post('/api/auth/change-password', body, from)).status
    }
    const statuses: number[] = []
    for (let index = 0; index < 9; index++) {
      statuses.push(await guess(`198.51.100.${index}`, 'wrong one'))
    }
    expect(statuses).toEqual(Array(9).fill(400))
    const erase = (password: string) => thief.trpc.accounts.deleteAccount.mutate({ password })
    await expect(erase('wrong one')).rejects.toThrow('sign-in-again')
    await expect(erase(ada.password)).rejects.toThrow('rate-limited')
    expect(await guess('198.51.100.99', ada.password)).toBe(429)
    expect((await tryFrom('203.0.113.9', ada.password)).status).toBe(200)
  })

  it('S72 are emailed to the owner once a day, and never without an account', async () => {
    await open()
    await signUp(app)
    await failFrom('198.51.100.1', 4)
    expect(await findMail(app, 'failed-sign-ins', ada.email)).toBeUndefined()
    await failFrom('198.51.100.1', 1)
    expect(await waitForMail(app, 'failed-sign-ins', ada.email)).toContain('wrong password')
    await failFrom('198.51.100.2', 5)
    await failFrom('198.51.100.3', 5, 'nobody@example.org')
    // Emails are queued in the background; this one is queued after all earlier ones.
    await createAccountClient(app).post('/api/auth/request-password-reset', { email: ada.email })
    await waitForMail(app, 'reset-password', ada.email)
    const rows = await app.database.db
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('template', '=', 'failed-sign-ins')
      .execute()
    expect(rows).toEqual([{ recipient: ada.email }])
  })

  it('S72 S22 get the same response with an account and without', async () => {
    await open()
    await signUp(app)
    const seen = async (email: string) => {
      const responses: unknown[] = []
      for (let index = 0; index < 7; index++) {
        responses.push(await tryFrom('198.51.100.1', 'wrong one', createAccountClient(app), email))
      }
      return responses
    }
    expect(await seen('nobody@example.org')).toEqual(await seen(ada.email))
  })

  it('S72 do not block resets: strangers cannot use up the owner’s', async () => {
    await open()
    await signUp(app)
    const requestReset = (network: string) =>
      createAccountClient(app).post(
        '/api/auth/request-password-reset',
        { email: ada.email },
        { 'x-forwarded-for': network },
      )
    for (let index = 1; index <= 12; index++) {
      expect((await requestReset(`198.51.100.${index}`)).status).toBe(200)
    }
    // One email was sent, and its link still works.
    const token = tokenIn(await waitForMail(app, 'reset-password', ada.email))
    expect((await requestReset('203.0.113.9')).status).toBe(200)
    const reset = { token, newPassword: 'a shelf of green ink' }
    const response = await createAccountClient(app).post('/api/auth/reset-password', reset)
    expect(response.status).toBe(200)
  })

  it('S72 S29 give a known device another link at once, and only the newest works', async () => {
    await open()
    const owner = await signIn(app)
    const requestReset = () => owner.post('/api/auth/request-password-reset', { email: ada.email })
    await requestReset()
    const first = tokenIn(await waitForMail(app, 'reset-password', ada.email))
    later += MINUTE_MS
    await requestReset()
    await expect.poll(() => countMailsOf('reset-password')).toBe(2)
    const second = tokenIn(await findMail(app, 'reset-password', ada.email))
    const statuses: number[] = []
    for (const token of [first, second]) {
      const reset = { token, newPassword: 'a shelf of green ink' }
      statuses.push((await owner.post('/api/auth/reset-password', reset)).status)
    }
    expect(statuses).toEqual([400, 200])
  })

  it('S72 the known-device cookie grants no access and cannot be forged', async () => {
    await open()
    const owner = await signIn(app)
    const [known] = owner
      .cookies()
      .split('; ')
      .filter((one) => one.startsWith('known_device='))
    expect(known).not.toContain(ada.email)
    const thief = createAccountClient(app)
    thief.setCookies(known ?? '')
    expect((await thief.trpc.session.get.query()).user).toBeNull()
    const forged = known?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const devices = createKnownDevices(String(app.config.authSecret), false)
    expect(devices.find(known, ada.email)).not.toBeNull()
    expect(devices.find(forged, ada.email)).toBeNull()
    expect(devices.find(known, 'eve@example.org')).toBeNull()
  })

  async function countMailsOf(template: string): Promise<number> {
    const rows = await app.database.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', template)
      .execute()
    return rows.length
  }
})

it('S72 a device remembers 3 accounts, over HTTPS in a __Host- cookie', () => {
  const devices = createKnownDevices('a secret of thirty-two characters', true)
  let cookies = ''
  for (const name of ['ada', 'bob', 'eve', 'joy']) {
    const line = devices.remember(cookies, `${name}@example.org`)
    expect(line).toMatch(
      /^__Host-known_device=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    cookies = line.split(';')[0] ?? ''
  }
  const found = ['ada', 'bob', 'eve', 'joy'].map((name) =>
    devices.find(cookies, `${name}@example.org`),
  )
  expect(found[0]).toBeNull()
  expect(new Set(found.slice(1)).size).toBe(1)
  expect(found[3]).not.toBeNull()
})

describeEachDatabase('S72 the delays', (open) => {
  it('count each of many attempts at the same moment', async () => {
    const { db } = await open()
    const delays = createSignInDelaysRepo(db)
    const rule = { free: 4, delaysS: [60, 120] }
    const attempts = await Promise.all(
      Array.from({ length: 30 }, () => delays.count('key', new Date(1000), rule)),
    )
    expect(attempts.filter((one) => 'attempts' in one)).toHaveLength(5)
  })
})
