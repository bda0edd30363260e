import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccountClient,
  findMail,
  tokenIn,
  waitForMail,
} from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { countHashes } from '../../testing/quick-hashing.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const attackersPassword = 'mallory waits here'
const ownersPassword = 'nine tall bookshelves'

describe.each(databaseKinds)('signing up on %s', (database) => {
  let app: TestApp
  let clock = Date.now()
  let people = 0
  const hashes = countHashes()
  beforeAll(async () => {
    // Every call returns a later time.
    app = await createTestApp({
      database,
      authLimits: relaxedAuthLimits,
      hashing: hashes.hashing,
      now: () => clock++,
    })
  })
  afterAll(() => app.close())

  const newAddress = () => `victim${++people}@example.org`
  const post = (path: string, body: object) =>
    createAccountClient(app).post(`/api/auth${path}`, body)
  const signUp = (email: string, password: string, name = 'Ada') =>
    post('/sign-up/email', { name, email, password })
  const signIn = async (email: string, password: string) =>
    (await post('/sign-in/email', { email, password })).status
  const confirm = (token: string, password: string) =>
    createAccountClient(app).trpc.accounts.verifyEmail.mutate({ token, password })
  const nextToken = async (email: string, than?: string) => {
    await expect.poll(() => findMail(app, 'verify-email', email)).not.toBe(than)
    return tokenIn(await waitForMail(app, 'verify-email', email))
  }
  const listMails = async (email: string, template: string) =>
    await app.database.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('recipient', '=', email)
      .where('template', '=', template)
      .execute()
  const listUsers = async (email: string) =>
    await app.database.db
      .selectFrom('user')
      .select(['name', 'role'])
      .where('email', '=', email)
      .execute()

  const countSignUps = async (email: string) => {
    const rows = app.database.db.selectFrom('sign_up').select('createdAt')
    return (await rows.where('email', '=', email).execute()).length
  }

  /** Both sign up and get an email each; returns the emails in order. */
  async function signUpBoth(email: string, passwords: readonly [string, string]) {
    await signUp(email, passwords[0], 'First')
    const first = await waitForMail(app, 'verify-email', email)
    clock += MINUTE_MS
    await signUp(email, passwords[1], 'Second')
    return [tokenIn(first), await nextToken(email, first)] as const
  }

  it.each([
    ['first', 'older', [attackersPassword, ownersPassword], 0],
    ['first', 'newer', [attackersPassword, ownersPassword], 1],
    ['last', 'older', [ownersPassword, attackersPassword], 0],
    ['last', 'newer', [ownersPassword, attackersPassword], 1],
  ] as const)(
    'S70 an attacker who signs up %s gets no access when the owner uses the %s email',
    async (_order, _mail, passwords, pressed) => {
      const email = newAddress()
      const tokens = await signUpBoth(email, passwords)
      expect(await confirm(tokens[pressed], ownersPassword)).toEqual({ email })
      expect(await signIn(email, attackersPassword)).toBe(401)
      expect(await signIn(email, ownersPassword)).toBe(200)
      const name = passwords[0] === ownersPassword ? 'First' : 'Second'
      expect(await listUsers(email)).toEqual([{ name, role: 'user' }])
      expect(await countSignUps(email)).toBe(0)
      for (const token of tokens) {
        await expect(confirm(token, attackersPassword)).rejects.toThrow('invalid-token')
      }
    },
  )

  it('S70 a link that a stranger requested grants nothing without their password', async () => {
    const email = newAddress()
    await signUp(email, attackersPassword)
    const token = await nextToken(email)
    await expect(confirm(token, ownersPassword)).rejects.toThrow('wrong-sign-up-password')
    expect(await listUsers(email)).toEqual([])
    expect(await signIn(email, attackersPassword)).toBe(401)
  })

  it('S70 a link that was sent again works for every sign-up of the address', async () => {
    const email = newAddress()
    await signUp(email, ownersPassword)
    const first = await waitForMail(app, 'verify-email', email)
    clock += MINUTE_MS
    await signUp(email, attackersPassword)
    clock += MINUTE_MS
    await post('/send-verification-email', { email })
    await confirm(await nextToken(email, first), ownersPassword)
    expect(await signIn(email, attackersPassword)).toBe(401)
  })

  it('S70 a sign-up for an address with an account changes nothing and sends no email', async () => {
    const email = newAddress()
    await signUp(email, ownersPassword)
    const token = await nextToken(email)
    await confirm(token, ownersPassword)
    clock += MINUTE_MS
    await signUp(email, attackersPassword)
    await post('/send-verification-email', { email })
    await expect(confirm(token, attackersPassword)).rejects.toThrow('invalid-token')
    expect(await signIn(email, attackersPassword)).toBe(401)
    expect(await signIn(email, ownersPassword)).toBe(200)
    expect(await listMails(email, 'verify-email')).toHaveLength(1)
  })

  it('S70 a password reset finds no account before the address is confirmed', async () => {
    const email = newAddress()
    await signUp(email, attackersPassword)
    await nextToken(email)
    expect((await post('/request-password-reset', { email })).status).toBe(200)
    await signUp(newAddress(), ownersPassword)
    await nextToken(`victim${people}@example.org`)
    expect(await listMails(email, 'reset-password')).toEqual([])
  })

  it('S70 resends a link only to an address that signed up', async () => {
    const stranger = newAddress()
    const email = newAddress()
    await post('/send-verification-email', { email: stranger })
    await signUp(email, ownersPassword)
    expect(await waitForMail(app, 'verify-email', email)).toContain('/account?mode=signup&token=')
    expect(await listMails(stranger, 'verify-email')).toEqual([])
  })

  it.each([0, 4])(
    'S70 the owner’s password works after any number of sign-ups by strangers, %i of them earlier',
    async (earlier) => {
      const email = newAddress()
      const attack = async (count: number) => {
        for (let index = 0; index < count; index++) {
          await signUp(email, `${attackersPassword} ${index}`, 'Mallory')
          clock += MINUTE_MS
        }
      }
      await attack(earlier)
      await signUp(email, ownersPassword)
      await attack(8)
      const token = await nextToken(email)
      const before = hashes.count()
      expect(await confirm(token, ownersPassword)).toEqual({ email })
      expect(hashes.count() - before).toBe(1)
      expect(await listUsers(email)).toEqual([{ name: 'Ada', role: 'user' }])
      expect(await countSignUps(email)).toBe(0)
    },
  )

  it('S70 keeps a sign-up for 7 days after its last press, and each link for 1', async () => {
    const once = { name: 'Ada', email: newAddress(), password: ownersPassword }
    const again = { ...once, email: newAddress() }
    const browser = createAccountClient(app)
    await browser.post('/api/auth/sign-up/email', once)
    await browser.post('/api/auth/sign-up/email', again)
    const token = await nextToken(again.email)
    clock += DAY_MS
    await expect(confirm(token, ownersPassword)).rejects.toThrow('invalid-token')
    await browser.post('/api/auth/sign-up/email', again)
    clock += 6 * DAY_MS
    await expect.poll(() => countSignUps(once.email), { timeout: 5000 }).toBe(0)
    expect(await countSignUps(again.email)).toBe(1)
    clock += DAY_MS
    await expect.poll(() => countSignUps(again.email), { timeout: 5000 }).toBe(0)
  })

  describe('the browser that signed up', () => {
    const signUpIn = async (email: string, password: string, name = 'Ada') => {
      const browser = createAccountClient(app)
      const response = await browser.post('/api/auth/sign-up/email', { name, email, password })
      return { browser, cookie: response.headers.getSetCookie().join() }
    }
    type Browser = ReturnType<typeof createAccountClient>
    const confirmIn = (browser: Browser, token: string) =>
      browser.post('/api/auth/sign-up/confirm', { token })
    const isKnown = async (browser: Browser, token: string) =>
      await (await browser.post('/api/auth/sign-up/browser', { token })).json()

    it('S70 confirms without the password and signs in, once', async () => {
      const email = newAddress()
      const { browser, cookie } = await signUpIn(email, ownersPassword)
      expect(cookie).toMatch(/^sign_up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
      const token = await nextToken(email)
      expect(await isKnown(browser, token)).toEqual({ isKnown: true })
      const response = await confirmIn(browser, token)
      expect([response.status, await response.json()]).toEqual([200, { ok: true }])
      expect((await browser.trpc.session.get.query()).user).toMatchObject({ email })
      expect(await signIn(email, ownersPassword)).toBe(200)
      expect(await listUsers(email)).toEqual([{ name: 'Ada', role: 'user' }])
      const again = await confirmIn(browser, token)
      expect([again.status, await again.json()]).toEqual([400, { code: 'INVALID_TOKEN' }])
      expect(browser.cookies()).not.toContain('sign_up=')
    })

    it('S70 an attacker’s cookie is useless without the email, and the owner must enter the password', async () => {
      const email = newAddress()
      const attacker = await signUpIn(email, attackersPassword, 'Mallory')
      const token = await nextToken(email)
      const owner = createAccountClient(app)
      expect(await isKnown(owner, token)).toEqual({ isKnown: false })
      const refused = await confirmIn(owner, token)
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { code: 'WRONG_SIGN_UP_PASSWORD' },
      ])
      const guessed = await confirmIn(attacker.browser, 'payload.signature')
      expect([guessed.status, await guessed.json()]).toEqual([400, { code: 'INVALID_TOKEN' }])
      expect(await listUsers(email)).toEqual([])
      expect(await signIn(email, attackersPassword)).toBe(401)
    })

    it('S70 the owner’s browser picks the owner’s sign-up, and the attacker’s is deleted', async () => {
      const email = newAddress()
      await signUpIn(email, attackersPassword, 'Mallory')
      const first = await waitForMail(app, 'verify-email', email)
      clock += MINUTE_MS
      const { browser } = await signUpIn(email, ownersPassword)
      const newer = await nextToken(email, first)
      expect((await confirmIn(browser, tokenIn(first))).status).toBe(200)
      expect(await listUsers(email)).toEqual([{ name: 'Ada', role: 'user' }])
      expect(await signIn(email, attackersPassword)).toBe(401)
      expect(await countSignUps(email)).toBe(0)
      await expect(confirm(newer, attackersPassword)).rejects.toThrow('invalid-token')
    })

    it.each([0, 4])(
      'S70 works after any number of sign-ups by strangers, %i of them earlier',
      async (earlier) => {
        const email = newAddress()
        for (let index = 0; index < earlier; index++) await signUp(email, attackersPassword)
        const { browser } = await signUpIn(email, ownersPassword)
        const token = await nextToken(email)
        for (let index = 0; index < 8; index++) {
          clock += MINUTE_MS
          await signUp(email, `${attackersPassword} ${index}`, 'Mallory')
        }
        expect(await isKnown(browser, token)).toEqual({ isKnown: true })
        expect((await confirmIn(browser, token)).status).toBe(200)
        expect(await listUsers(email)).toEqual([{ name: 'Ada', role: 'user' }])
        expect(await signIn(email, ownersPassword)).toBe(200)
      },
    )

    it('S70 that signs up again keeps its place, with the new password', async () => {
      const email = newAddress()
      const { browser } = await signUpIn(email, 'a mistyped password')
      for (let index = 0; index < 4; index++) await signUp(email, `${attackersPassword} ${index}`)
      const again = { name: 'Ada', email, password: ownersPassword }
      expect((await browser.post('/api/auth/sign-up/email', again)).status).toBe(200)
      for (let index = 4; index < 8; index++) await signUp(email, `${attackersPassword} ${index}`)
      const token = await nextToken(email)
      expect((await confirmIn(browser, token)).status).toBe(200)
      expect(await signIn(email, ownersPassword)).toBe(200)
      expect(await signIn(email, 'a mistyped password')).toBe(401)
    })

    it('S70 a cookie works only for the address that its browser signed up with', async () => {
      const victim = newAddress()
      await signUp(victim, ownersPassword)
      const token = await nextToken(victim)
      const { browser } = await signUpIn(newAddress(), attackersPassword)
      expect(await isKnown(browser, token)).toEqual({ isKnown: false })
      expect((await confirmIn(browser, token)).status).toBe(403)
      expect(await listUsers(victim)).toEqual([])
    })

    it('S70 S25 another site cannot sign up in the owner’s browser', async () => {
      const response = await createAccountClient(app).post(
        '/api/auth/sign-up/email',
        { name: 'Mallory', email: newAddress(), password: attackersPassword },
        { origin: 'https://evil.test' },
      )
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    })

    it('S70 stores only a hash of the cookie', async () => {
      const email = newAddress()
      const { cookie } = await signUpIn(email, ownersPassword)
      const [, secret] = /sign_up=([^;]+)/.exec(cookie) ?? []
      const rows = await app.database.db.selectFrom('sign_up').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(secret)
    })
  })

  it('S73 signing up and then signing in responds the same with an account and without', async () => {
    const known = newAddress()
    await signUp(known, ownersPassword)
    await confirm(await nextToken(known), ownersPassword)
    const listResponses = async (email: string) => {
      const tried = [
        await signUp(email, attackersPassword),
        await post('/sign-in/email', { email, password: attackersPassword }),
      ]
      return await Promise.all(
        tried.map(async (response) => [
          response.status,
          await response.text(),
          [...response.headers.keys()],
        ]),
      )
    }
    const forKnown = await listResponses(known)
    expect(forKnown.map(([status]) => status)).toEqual([200, 401])
    expect(await listResponses(newAddress())).toEqual(forKnown)
  })

  it('S20 refuses every sign-in before the address is confirmed', async () => {
    const email = newAddress()
    await signUp(email, ownersPassword)
    const response = await post('/sign-in/email', { email, password: ownersPassword })
    expect([response.status, await response.json()]).toEqual([
      401,
      { code: 'INVALID_EMAIL_OR_PASSWORD' },
    ])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('R54 a double-clicked sign-up is one sign-up', async () => {
    const email = newAddress()
    const responses = await Promise.all(
      [1, 2].map(async () => {
        const response = await signUp(email, ownersPassword)
        return [response.status, await response.text()]
      }),
    )
    expect(responses[0]).toEqual(responses[1])
    const token = await nextToken(email)
    const confirmed = await Promise.allSettled([
      confirm(token, ownersPassword),
      confirm(token, ownersPassword),
    ])
    expect(confirmed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listUsers(email)).toHaveLength(1)
    expect(await listMails(email, 'verify-email')).toHaveLength(1)
    expect(await listMails(email, 'welcome')).toHaveLength(1)
  })

  it('sends one welcome email, after confirmation', async () => {
    const email = newAddress()
    await signUp(email, ownersPassword, 'Grace')
    const token = await nextToken(email)
    expect(await listMails(email, 'welcome')).toEqual([])
    await confirm(token, ownersPassword)
    expect(await findMail(app, 'welcome', email)).toContain('Hello Grace,')
    await expect(confirm(token, ownersPassword)).rejects.toThrow('invalid-token')
    expect(await listMails(email, 'welcome')).toHaveLength(1)
  })
})
