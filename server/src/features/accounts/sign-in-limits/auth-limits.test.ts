import { afterEach, describe, expect, it } from 'vitest'
import { createAccountClient, signUp } from '../../../testing/account-client.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app.ts'
import { createAuthLimitsRepo } from './auth-limits.repo.ts'
import { createAuthLimits } from './auth-limits.ts'

const SECRET = 'a secret of thirty-two characters'

describeEachDatabase('S24 limits', (open) => {
  it('R45 survive a restart and end with their window', async () => {
    const { db } = await open()
    let time = Date.UTC(2026, 5, 1, 12)
    const start = () =>
      createAuthLimits({ repo: createAuthLimitsRepo(db), secret: SECRET, now: () => time })
    const tryOnce = () => start()('sign-in', '192.0.2.7', 'ada@example.org')
    for (let index = 0; index < 5; index++) await tryOnce()
    await expect(tryOnce()).rejects.toMatchObject({
      code: 'rate-limited',
      details: { retryAfterSeconds: 60 },
    })
    time += 60_000
    await tryOnce()
  })

  it('count every concurrent attempt', async () => {
    const { db } = await open()
    const count = createAuthLimits({
      repo: createAuthLimitsRepo(db),
      secret: SECRET,
      now: () => 1000,
    })
    const attempts = await Promise.allSettled(
      Array.from({ length: 30 }, () => count('sign-in', '192.0.2.7', 'ada@example.org')),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  it('count a whole IPv6 network as one', async () => {
    const { db } = await open()
    const repo = createAuthLimitsRepo(db)
    const count = createAuthLimits({ repo, secret: SECRET, now: () => 1000 })
    for (let index = 0; index < 5; index++) await count('sign-up', `2001:db8::${index}`, null)
    await expect(count('sign-up', '2001:db8::ffff', null)).rejects.toThrow('rate-limited')
    await count('sign-up', '2001:db8:0:1::1', null)
  })

  it('S76 also limit each IPv6 /56, at 4 times the attempts', async () => {
    const { db } = await open()
    const repo = createAuthLimitsRepo(db)
    const count = createAuthLimits({ repo, secret: SECRET, now: () => 1000 })
    for (let index = 0; index < 20; index++) {
      await count('sign-up', `2001:db8:0:${index.toString(16)}::1`, null)
    }
    await expect(count('sign-up', '2001:db8:0:ff::1', null)).rejects.toThrow('rate-limited')
    await count('sign-up', '2001:db8:0:100::1', null)
  })

  it('P1 store neither address nor account, and delete ended windows', async () => {
    const { db } = await open()
    let time = Date.UTC(2026, 5, 1)
    const repo = createAuthLimitsRepo(db)
    const count = createAuthLimits({ repo, secret: SECRET, now: () => time })
    await count('sign-in', '198.51.100.77', 'canary@example.org')
    const rows = await db.selectFrom('rate_limit').selectAll().execute()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|canary/)
    time += 60_000
    await repo.deleteEnded(new Date(time))
    expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})

describe('S24 the limit of sign-ins', () => {
  let app: TestApp
  afterEach(() => app.close())

  const open = async (options: TestAppOptions = {}) => {
    app = await createTestApp(options)
    return app
  }
  const tryFrom = (headers: Record<string, string>, email = 'ada@example.org', slashes = '/') =>
    createAccountClient(app).post(
      `${slashes}api/auth/sign-in/email`,
      { email, password: 'wrong one' },
      headers,
    )

  it('is not shared by clients behind a trusted proxy', async () => {
    await open({ config: { trustedProxies: ['127.0.0.1'] } })
    for (let index = 0; index < 25; index++) {
      const from = { 'x-forwarded-for': `198.51.100.${index + 1}` }
      expect((await tryFrom(from, `reader${index}@example.org`)).status).toBe(401)
    }
  })

  it('cannot be bypassed with a forged address', async () => {
    await open()
    const statuses: number[] = []
    for (let index = 0; index < 21; index++) {
      const from = { 'x-forwarded-for': `198.51.100.${index}`, 'x-client-ip': `192.0.2.${index}` }
      statuses.push((await tryFrom(from, `guess${index}@example.org`)).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(statuses[20]).toBe(429)
  })

  it('reports how long to wait', async () => {
    await open()
    for (let index = 0; index < 5; index++) await tryFrom({})
    const response = await tryFrom({})
    expect(await response.json()).toEqual({ code: 'RATE_LIMITED' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each(['//', '///'])('cannot be bypassed with %s', async (slashes) => {
    await open()
    expect((await tryFrom({}, 'ada@example.org', slashes)).status).toBe(404)
  })

  it('R45 refuses every attempt while it cannot count', async () => {
    await open()
    await signUp(app)
    await app.database.db.schema.dropTable('rate_limit').execute()
    const response = await createAccountClient(app).post('/api/auth/sign-in/email', {
      email: 'ada@example.org',
      password: 'nine tall bookshelves',
    })
    expect(response.status).toBe(500)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
