import { afterEach, describe, expect, it } from 'vitest'
import { createTransact } from '../../db/transact.ts'
import { createChartQueries } from '../../query-worker/chart-queries.ts'
import { type AccountClient, signIn } from '../../testing/account-client.ts'
import { numberHits, openClickStore } from '../../testing/click-store.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { sampleHit } from '../../testing/sample-hit.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createAnalyticsService } from '../analytics/analytics.service.ts'
import { createMailRepo } from '../mail/mail.repo.ts'
import { createMailService } from '../mail/mail.service.ts'
import { createUnsubscribeLinks } from './unsubscribe-links.ts'
import { createWeeklyEmailRepo } from './weekly-email.repo.ts'
import { createWeeklyEmailService } from './weekly-email.service.ts'

/** A Monday, eight in the morning. */
const MONDAY = Date.parse('2026-11-23T08:00:00.000Z')
const DUNE = '9780441172719'

describe.each(databaseKinds)('the weekly email on %s', (kind) => {
  let app: TestApp
  afterEach(() => app.close())

  async function open(isPremium = true): Promise<AccountClient> {
    app = await createTestApp({ database: kind, now: () => MONDAY - 1000 })
    const ada = await signIn(app)
    const premiumUntil = isPremium ? '9999-01-01T00:00:00.000Z' : null
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
    return ada
  }

  /** The same as in the app, at a time of the test's choice. */
  function weeklyEmailAt(nowMs: number) {
    const { db } = app.database
    const now = () => nowMs
    const { from } = app.config.mail
    const mail = createMailService({
      repo: createMailRepo(db),
      transport: null,
      from,
      publicUrl: app.config.publicUrl,
      logsText: false,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      now,
    })
    return createWeeklyEmailService({
      repo: createWeeklyEmailRepo(db),
      transact: createTransact(db),
      analytics: createAnalyticsService({ queries: createChartQueries(db), now }),
      mail,
      unsubscribe: createUnsubscribeLinks(String(app.config.authSecret), app.config.publicUrl),
      now,
    })
  }

  async function countClicks(day: string, clicks: number): Promise<void> {
    const { db } = app.database
    const { id: ownerId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const hits = Array.from({ length: clicks }, () => ({ ...sampleHit, ownerId, minutesAgo: 0 }))
    await openClickStore(app.database).append(numberHits(hits, Date.parse(`${day}T12:00Z`)))
  }

  async function listMails() {
    return await app.database.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('template', '=', 'weekly-email')
      .execute()
  }

  it('reports the week before on Monday, only to users who turned it on', async () => {
    const ada = await open()
    await countClicks('2026-11-18', 42)
    await countClicks('2026-11-11', 30)
    await weeklyEmailAt(MONDAY).writeDue()
    expect(await listMails()).toEqual([])
    expect((await ada.trpc.profile.update.mutate({ weeklyEmail: true })).weeklyEmail).toBe(true)
    await weeklyEmailAt(MONDAY).writeDue()
    const [mail] = await listMails()
    expect(mail?.recipient).toBe('ada@example.org')
    expect(mail?.subject).toBe('Your week: 42 clicks')
    expect(mail?.text).toContain(
      'Nov 16 – 22, 2026: your links got 42 clicks. The week before: 30 clicks.',
    )
    expect(mail?.text).toContain(`
Books
- Book (ID: ${DUNE}): 42 clicks

Countries
- Germany: 42 clicks

Stores
- Amazon Germany: 42 clicks
`)
    // A5: a mail leads to our own site and nowhere else.
    const addresses = `${mail?.text} ${mail?.html}`.match(/https?:\/\/[^\s"<]+/g) ?? []
    for (const address of addresses) expect(address.startsWith(app.config.publicUrl)).toBe(true)
  })

  it('R37 is sent once a week, however many processes run and how often', async () => {
    const ada = await open()
    await countClicks('2026-11-18', 42)
    await ada.trpc.profile.update.mutate({ weeklyEmail: true })
    await Promise.all([weeklyEmailAt(MONDAY).writeDue(), weeklyEmailAt(MONDAY).writeDue()])
    await weeklyEmailAt(MONDAY + 86_400_000).writeDue()
    expect(await listMails()).toHaveLength(1)
  })

  it('is not sent to a banned account, and again after the ban', async () => {
    const ada = await open()
    await countClicks('2026-11-18', 42)
    await ada.trpc.profile.update.mutate({ weeklyEmail: true })
    const { db } = app.database
    await db
      .updateTable('user')
      .set({ bannedAt: '2026-11-20T08:00:00.000Z' as never })
      .execute()
    await weeklyEmailAt(MONDAY).writeDue()
    expect(await listMails()).toEqual([])
    await db.updateTable('user').set({ bannedAt: null }).execute()
    await weeklyEmailAt(MONDAY).writeDue()
    expect(await listMails()).toHaveLength(1)
  })

  it('is not sent after a week without clicks', async () => {
    const ada = await open()
    await countClicks('2026-11-11', 30)
    await ada.trpc.profile.update.mutate({ weeklyEmail: true })
    await weeklyEmailAt(MONDAY).writeDue()
    expect(await listMails()).toEqual([])
  })

  it('contains only totals without Premium', async () => {
    const ada = await open(false)
    await countClicks('2026-11-18', 1)
    await ada.trpc.profile.update.mutate({ weeklyEmail: true })
    await weeklyEmailAt(MONDAY).writeDue()
    const [mail] = await listMails()
    expect(mail?.subject).toBe('Your week: 1 click')
    expect(mail?.text).toContain('With Premium, this email also lists your top books')
    expect(mail?.text).not.toContain('Germany')
  })

  it('P10 stops with one click without signing in, but not when a scanner opens the link', async () => {
    const ada = await open()
    await countClicks('2026-11-18', 42)
    await ada.trpc.profile.update.mutate({ weeklyEmail: true })
    await weeklyEmailAt(MONDAY).writeDue()
    const [mail] = await listMails()
    const address = new URL(mail?.unsubscribeUrl ?? '')
    const there = `${app.url}${address.pathname}${address.search}`
    expect(mail?.text).toContain(`Unsubscribe:\n${address}`)

    const page = await fetch(there)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.getSetCookie()).toEqual([])
    expect(await page.text()).toContain('<button>Stop weekly email</button>')
    expect((await ada.trpc.profile.get.query()).weeklyEmail).toBe(true)

    // As mail programs do it (RFC 8058).
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (url: string) =>
      fetch(url, { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' })
    expect((await post(there.slice(0, -1))).status).toBe(404)
    expect((await post(`${app.url}/mail/unsubscribe?token=a&token=b`)).status).toBe(404)
    expect((await ada.trpc.profile.get.query()).weeklyEmail).toBe(true)
    expect((await post(there)).status).toBe(200)
    expect((await ada.trpc.profile.get.query()).weeklyEmail).toBe(false)
    await weeklyEmailAt(MONDAY + 7 * 86_400_000).writeDue()
    expect(await listMails()).toHaveLength(1)
  })
})
