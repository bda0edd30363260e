import type { PublicId } from '@everyshelf/domain/links'
import { afterEach, describe, expect, it } from 'vitest'
import { createTransact } from '../../db/transact.ts'
import type { AccountClient } from '../../testing/account-client.ts'
import { signIn } from '../../testing/account-client.ts'
import {
  databaseKinds,
  describeEachDatabase,
  type OpenTestDatabase,
} from '../../testing/databases.ts'
import { relaxedAuthLimits } from '../../testing/relaxed-limits.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Session } from '../../trpc/request-context.ts'
import { canonicalEmail } from './canonical-email.ts'
import { createReferralsRepo } from './referrals.repo.ts'
import { createReferralsService, type MonthGrant, type UserPayments } from './referrals.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ADA = 'adaadaadaada2345' as PublicId

it.each([
  ['A.da+shop@googlemail.com', 'ada@gmail.com'],
  ['ada+1@example.org', 'ada@example.org'],
  ['a.da@example.org', 'a.da@example.org'],
])('maps %s to the mailbox %s', (email, mailbox) => {
  expect(canonicalEmail(email)).toBe(mailbox)
})

describe.each(databaseKinds)('referrals on %s', (database) => {
  let app: TestApp
  afterEach(() => app.close())

  async function open() {
    app = await createTestApp({ database, authLimits: relaxedAuthLimits })
  }

  const join = (name: string, email = `${name.toLowerCase()}@example.org`) =>
    signIn(app, { name, email, password: 'nine tall bookshelves' })

  async function codeOf(client: AccountClient): Promise<string> {
    const { user } = await client.trpc.session.get.query()
    return user?.publicId ?? ''
  }

  it('P8 record the referrer for 30 days and show only the first name', async () => {
    await open()
    const ada = await join('Ada')
    const bob = await join('Bob')
    const code = await codeOf(ada)
    expect(await bob.trpc['referrals.apply'].mutate({ code })).toEqual({ applied: true })
    expect(await ada.trpc.referrals.stats.query()).toEqual({
      referralCount: 1,
      premiumMonthsEarned: 0,
      totalRevenueEarnedCents: 0,
      nextPayoutDate: null,
    })
    const list = await ada.trpc.referrals.list.query()
    expect(list).toEqual([
      { firstName: 'Bob', createdAt: expect.any(String), state: 'waiting', pendingUntil: null },
    ])
    expect(JSON.stringify(list)).not.toContain('bob@')
    const row = await app.database.db.selectFrom('referral').selectAll().executeTakeFirstOrThrow()
    expect(Date.parse(row.expiresAt) - Date.parse(row.createdAt)).toBe(30 * DAY_MS)
    await app.database.db.updateTable('referral').set({ expiresAt: row.createdAt }).execute()
    expect(await ada.trpc.referrals.list.query()).toMatchObject([{ state: 'expired' }])
  })

  it('refuse a call without a referrer', async () => {
    await open()
    const ada = await join('Ada')
    const refusal = ada.trpc['referrals.apply'].mutate({ code: '' })
    await expect(refusal).rejects.toMatchObject({ data: { reason: 'referral-ids-required' } })
  })

  it('start from a link on the server’s public address', async () => {
    app = await createTestApp({ database, config: { publicUrl: 'https://books.example' } })
    const { user } = await (await join('Ada')).trpc.session.get.query()
    expect(user?.referralLink).toBe(
      `https://books.example/account?mode=signup&ref=${user?.publicId}`,
    )
  })

  it('S45 refuse oneself, the same mailbox, circles, unknown codes and a second referral', async () => {
    await open()
    const ada = await join('Ada', 'ada@gmail.com')
    const again = await join('Ada', 'a.d.a+two@gmail.com')
    const bob = await join('Bob')
    const cleo = await join('Cleo')
    const apply = async (client: AccountClient, code: string) =>
      await client.trpc['referrals.apply'].mutate({ code }).catch((error: Error) => error.message)

    expect(await apply(ada, await codeOf(ada))).toBe('invalid-referral')
    expect(await apply(again, await codeOf(ada))).toBe('invalid-referral')
    expect(await apply(bob, 'nobodyhasthiscod')).toBe('invalid-referral')
    expect(await apply(bob, await codeOf(ada))).toEqual({ applied: true })
    expect(await apply(bob, await codeOf(cleo))).toBe('invalid-referral')
    expect(await apply(cleo, await codeOf(bob))).toEqual({ applied: true })
    expect(await apply(ada, await codeOf(cleo))).toBe('invalid-referral')
    expect(await ada.trpc.referrals.list.query()).toHaveLength(1)
  })

  it('S45 create one row for concurrent calls', async () => {
    await open()
    const ada = await join('Ada')
    const bob = await join('Bob')
    const code = await codeOf(ada)
    const calls = Array.from({ length: 10 }, () => bob.trpc['referrals.apply'].mutate({ code }))
    const results = await Promise.allSettled(calls)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ada.trpc.referrals.list.query()).toHaveLength(1)
  })

  it('S45 refuse an account that is not new', async () => {
    await open()
    const ada = await join('Ada')
    const bob = await join('Bob')
    const long = new Date(Date.now() - 31 * DAY_MS)
    await app.database.db
      .updateTable('user')
      .set({ createdAt: database === 'sqlite' ? long.toISOString() : long })
      .where('email', '=', 'bob@example.org')
      .execute()
    await expect(bob.trpc['referrals.apply'].mutate({ code: await codeOf(ada) })).rejects.toThrow(
      'invalid-referral',
    )
  })
})

describeEachDatabase('the month for a referral', (open: OpenTestDatabase) => {
  async function openWithReferral() {
    const { db } = await open()
    const clock = { time: Date.UTC(2026, 5, 1) }
    const transact = createTransact(db)
    const granted: MonthGrant[] = []
    const revoked: string[] = []
    const repo = createReferralsRepo(db)
    const referrals = createReferralsService({
      repo,
      grants: {
        addGrant: async (_queries, grant) => {
          granted.push(grant)
          return ADA
        },
        revokeGrant: async (_queries, cause) => {
          revoked.push(cause)
          return ADA
        },
      },
      hashCard: (fingerprint) => Buffer.from(fingerprint).toString('hex'),
      now: () => clock.time,
    })
    await repo.add({
      referrerId: 'ada',
      referredId: 'bob',
      firstName: 'Bob',
      createdAt: new Date(clock.time),
      expiresAt: new Date(clock.time + 30 * DAY_MS),
    })
    const payment = (invoiceId: string, paidAt: number, more: object = {}) => ({
      ...{ invoiceId, paidAt, cents: 399, revokedAt: null, cardFingerprint: 'card of bob' },
      ...more,
    })
    const reportPayments = (payments: UserPayments['payments'], userId = 'bob') =>
      transact((queries) => referrals.onPayments(queries, { userId, payments }))
    const startedAt = clock.time
    return { db, referrals, clock, startedAt, granted, revoked, payment, reportPayments }
  }

  it('S46 is credited once, when the first invoice above zero is paid', async () => {
    const { startedAt, granted, payment, reportPayments } = await openWithReferral()
    const free = payment('in_0', startedAt, { cents: 0 })
    expect(await reportPayments([free])).toEqual([])
    const all = [payment('in_2', startedAt + DAY_MS), payment('in_1', startedAt), free]
    const owners = await Promise.all([reportPayments(all), reportPayments(all)])
    expect(owners.toSorted((a, b) => a.length - b.length)).toEqual([[], [ADA]])
    expect(await reportPayments(all)).toEqual([])
    expect(granted).toEqual([{ userId: 'ada', months: 1, cause: 'referral:in_1' }])
  })

  it('S46 is revoked once by a refund on day 29', async () => {
    const { clock, startedAt, revoked, payment, reportPayments } = await openWithReferral()
    await reportPayments([payment('in_1', startedAt)])
    clock.time += 29 * DAY_MS
    const refunded = payment('in_1', startedAt, { revokedAt: clock.time })
    expect(await reportPayments([refunded])).toEqual([ADA])
    expect(await reportPayments([refunded])).toEqual([])
    expect(revoked).toEqual(['referral:in_1'])
  })

  it('S46 stays when the refund comes after 30 days', async () => {
    const { clock, startedAt, revoked, payment, reportPayments } = await openWithReferral()
    await reportPayments([payment('in_1', startedAt)])
    clock.time += 31 * DAY_MS
    expect(await reportPayments([payment('in_1', startedAt, { revokedAt: clock.time })])).toEqual(
      [],
    )
    expect(revoked).toEqual([])
  })

  it('is pending until a refund can no longer revoke it', async () => {
    const { referrals, clock, startedAt, payment, reportPayments } = await openWithReferral()
    await reportPayments([payment('in_1', startedAt)])
    const ada = { userId: 'ada' } as Session
    expect(await referrals.list(ada)).toMatchObject([
      { firstName: 'Bob', state: 'credited', pendingUntil: '2026-07-01T00:00:00.000Z' },
    ])
    expect(await referrals.stats(ada)).toMatchObject({
      premiumMonthsEarned: 1,
      nextPayoutDate: '2026-07-01T00:00:00.000Z',
    })
    clock.time += 30 * DAY_MS
    expect(await referrals.list(ada)).toMatchObject([{ state: 'credited', pendingUntil: null }])
    expect(await referrals.stats(ada)).toMatchObject({
      premiumMonthsEarned: 1,
      nextPayoutDate: null,
    })
  })

  it('is not credited for an invoice that was paid after 30 days', async () => {
    const { startedAt, granted, payment, reportPayments } = await openWithReferral()
    await reportPayments([payment('in_1', startedAt + 31 * DAY_MS)])
    expect(granted).toEqual([])
  })

  it('S45 is revoked when both pay with one card; fingerprints are stored hashed', async () => {
    const { db, startedAt, revoked, payment, reportPayments } = await openWithReferral()
    await reportPayments([payment('in_1', startedAt)])
    expect(await reportPayments([payment('in_9', startedAt + DAY_MS)], 'ada')).toEqual([ADA])
    expect(revoked).toEqual(['referral:in_1'])
    const cards = await db.selectFrom('payment_card').selectAll().execute()
    expect(cards).toHaveLength(2)
    expect(JSON.stringify(cards)).not.toContain('card of')
  })
})
