import { afterEach, describe, expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import {
  openSubscriptionSlice,
  type Subscriber,
  type SubscriptionSlice,
} from '../../testing/subscription-slice.ts'
import { addGrant, revokeGrant, updatePremium } from './premium.repo.ts'
import { createRunLatest } from './run-latest.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

describeEachDatabase('refreshing a subscription', (open) => {
  let database: TestDatabase
  let slice: SubscriptionSlice
  let user: Subscriber
  afterEach(() => slice.close())

  /** A user who paid on November 21 until December 21. */
  async function start(): Promise<string> {
    database = await open()
    slice = await openSubscriptionSlice(database)
    user = await slice.addUser()
    await slice.subscribe(user)
    await slice.processEvents()
    return slice.fake.ledger.subscriptions[0]?.id ?? ''
  }

  const isPremium = async () => (await slice.service.check(user)).isPremium

  it('R31 is known after the return from checkout, even without an event', async () => {
    await start()
    const bob = await slice.addUser('bob')
    slice.fake.events.setMode('drop')
    await slice.subscribe(bob)
    expect((await slice.service.check(bob)).isPremium).toBe(false)
    expect((await slice.service.verify(bob)).isPremium).toBe(true)
    expect(await slice.premiumUntil(bob)).toBe('2026-12-24T00:00:00.000Z')
  })

  it('R31 is known within 6 hours, even without an event or a return', async () => {
    const id = await start()
    const bob = await slice.addUser('bob')
    slice.fake.events.setMode('drop')
    await slice.subscribe(bob)
    await slice.worker.processDue()
    expect((await slice.service.check(bob)).isPremium).toBe(true)

    slice.fake.billing.cancel(id)
    slice.fake.advance(6 * HOUR_MS - 1000)
    await slice.worker.processDue()
    expect(await isPremium()).toBe(true)
    slice.fake.advance(1000)
    await slice.worker.processDue()
    expect(await isPremium()).toBe(false)
    expect(await slice.premiumUntil(user)).toBeNull()
  })

  it('R31 does not poll users who never checked out or left long ago', async () => {
    const id = await start()
    slice.fake.billing.cancel(id)
    await slice.processEvents()
    slice.fake.advance(131 * DAY_MS)
    const calls = slice.fake.calls.length
    await slice.worker.processDue()
    expect(slice.fake.calls).toHaveLength(calls)
  })

  it('R29 R31 reads every page of a long history', async () => {
    const id = await start()
    slice.fake.setLargestPage(2)
    slice.fake.advance(400 * DAY_MS)
    await slice.processEvents()
    expect(slice.payments.at(-1)?.payments).toHaveLength(14)
    slice.fake.billing.refund(slice.fake.billing.lastCharge(id))
    await slice.processEvents()
    expect(await isPremium()).toBe(false)
  })

  it('R29 ignores an old snapshot that arrives late', async () => {
    const id = await start()
    const calls = slice.fake.calls.length
    slice.fake.setLatency(300)
    const slow = slice.another().service.verify(user)
    await expect.poll(() => slice.fake.calls.length).toBe(calls + 3)
    slice.fake.billing.cancel(id)
    slice.fake.setLatency(0)
    expect((await slice.service.verify(user)).isPremium).toBe(false)
    await slow
    expect(await isPremium()).toBe(false)
  })

  it('R32 lasts 72 hours past its period while Stripe is down', async () => {
    await start()
    slice.fake.setFault('answers 500')
    slice.fake.events.setMode('drop')
    slice.fake.advance(33 * DAY_MS - 1000)
    expect((await slice.service.verify(user)).isPremium).toBe(true)
    expect(await slice.premiumUntil(user)).toBe('2026-12-24T00:00:00.000Z')
    slice.fake.advance(1000)
    expect((await slice.service.verify(user)).isPremium).toBe(false)
  }, 30_000)

  it('R32 reports a user who never paid as not premium while Stripe is down', async () => {
    await start()
    slice.fake.setFault('hangs')
    const bob = await slice.addUser('bob')
    expect((await slice.service.verify(bob)).isPremium).toBe(false)
  })

  it('R35 lasts to the end of the period when it is canceled for then', async () => {
    const id = await start()
    slice.fake.billing.setCancelAtPeriodEnd(id, true)
    await slice.processEvents()
    expect(await slice.service.check(user)).toMatchObject({
      isPremium: true,
      premiumUntil: '2026-12-21T00:00:00.000Z',
      subscription: { cancelsAtEnd: true },
    })
    slice.fake.advance(30 * DAY_MS)
    expect(await isPremium()).toBe(false)
    await slice.processEvents()
    expect((await slice.service.check(user)).subscription).toBeNull()
  })

  it('R35 ends when it is canceled at once, and starts again with the next one', async () => {
    const id = await start()
    slice.fake.billing.cancel(id)
    await slice.processEvents()
    expect(await isPremium()).toBe(false)
    await slice.subscribe(user)
    await slice.processEvents()
    expect(await isPremium()).toBe(true)
  })

  it('R35 S44 lasts 72 hours past the paid period when the card fails', async () => {
    const id = await start()
    slice.fake.billing.setCardFails(slice.fake.ledger.customers[0]?.id ?? '', true)
    slice.fake.advance(30 * DAY_MS)
    await slice.processEvents()
    expect(await slice.service.check(user)).toMatchObject({
      isPremium: true,
      premiumUntil: '2026-12-24T00:00:00.000Z',
      subscription: { status: 'past_due', currentPeriodEnd: '2027-01-21T00:00:00.000Z' },
    })
    slice.fake.advance(3 * DAY_MS)
    expect(await isPremium()).toBe(false)
    slice.fake.billing.payOpenInvoice(id)
    await slice.processEvents()
    expect((await slice.service.check(user)).premiumUntil).toBe('2027-01-24T00:00:00.000Z')
  })

  it('R35 S44 ends with a full refund, but not with a partial one', async () => {
    const id = await start()
    slice.fake.billing.refund(slice.fake.billing.lastCharge(id), 100)
    await slice.processEvents()
    expect(await isPremium()).toBe(true)
    slice.fake.billing.refund(slice.fake.billing.lastCharge(id))
    await slice.processEvents()
    expect(await isPremium()).toBe(false)
    expect(await slice.premiumUntil(user)).toBeNull()
    expect(slice.forgotten.at(-1)).toBe(user.publicId)
  })

  it('R35 continues with the next period paid after a refund', async () => {
    const id = await start()
    slice.fake.billing.refund(slice.fake.billing.lastCharge(id))
    slice.fake.advance(30 * DAY_MS)
    await slice.processEvents()
    expect(await isPremium()).toBe(true)
  })

  it.each([
    ['lost', false],
    ['won', true],
  ] as const)('R35 S44 after a dispute that is %s, Premium is %s', async (outcome, expected) => {
    const id = await start()
    const dispute = slice.fake.billing.dispute(slice.fake.billing.lastCharge(id))
    await slice.processEvents()
    expect(await isPremium()).toBe(true)
    slice.fake.billing.closeDispute(dispute.id, outcome)
    await slice.processEvents()
    expect(await isPremium()).toBe(expected)
  })

  it('S44 grants nothing for an unconfirmed first payment', async () => {
    await start()
    const bob = await slice.addUser('bob')
    await slice.service.createCheckout(bob)
    const [price] = slice.fake.ledger.prices
    if (price) slice.fake.billing.subscribeUnpaid(slice.fake.ledger.customers[1]?.id ?? '', price)
    await slice.processEvents()
    expect(await slice.service.verify(bob)).toMatchObject({ isPremium: false, subscription: null })
  })

  it('S45 S46 reports payments with the card fingerprint', async () => {
    const id = await start()
    const charge = slice.fake.billing.lastCharge(id)
    expect(slice.payments.at(-1)).toMatchObject({
      userId: user.userId,
      payments: [
        {
          subscriptionId: id,
          cents: 399,
          paidAt: Date.UTC(2026, 10, 21),
          paysUntil: Date.UTC(2026, 11, 21),
          revokedAt: null,
          cardFingerprint: `card of ${slice.fake.ledger.customers[0]?.id}`,
        },
      ],
    })
    slice.fake.advance(DAY_MS)
    slice.fake.billing.refund(charge)
    await slice.processEvents()
    expect(slice.payments.at(-1)?.payments[0]?.revokedAt).toBe(Date.UTC(2026, 10, 22))
  })

  it('saves granted months for after the paid time, and revokes what is left of them', async () => {
    const id = await start()
    const grant = { userId: user.userId, source: 'referral', cause: 'in_1', months: 1 } as const
    const give = () =>
      database.db.transaction().execute(async (queries) => {
        const isNew = await addGrant(queries, grant, slice.fake.now())
        return isNew && (await updatePremium(queries, user.userId, slice.fake.now()))
      })
    expect(await Promise.all([give(), give()])).toContain(user.publicId)
    expect(await slice.premiumUntil(user)).toBe('2027-01-24T00:00:00.000Z')
    expect(await database.db.selectFrom('premium_grant').selectAll().execute()).toHaveLength(1)

    slice.fake.billing.cancel(id)
    await slice.processEvents()
    expect(await slice.service.check(user)).toMatchObject({
      isPremium: true,
      source: 'grant',
      premiumUntil: '2026-12-22T00:00:00.000Z',
    })
    const owner = await revokeGrant(database.db, 'in_1', slice.fake.now())
    expect(owner).toBe(user.userId)
    await updatePremium(database.db, user.userId, slice.fake.now())
    expect(await isPremium()).toBe(false)
    expect(await slice.premiumUntil(user)).toBeNull()
  })

  it('P7 deletes the Stripe customer of a deleted account', async () => {
    await start()
    const bob = await slice.addUser('bob')
    await slice.service.createCheckout(bob)
    await database.db.updateTable('stripe_customer').set({ userId: null }).execute()
    await slice.worker.processDue()
    expect(slice.fake.ledger.customers).toEqual([])
    expect(slice.fake.ledger.subscriptions.map(({ status }) => status)).toEqual(['canceled'])
    expect(slice.fake.ledger.sessions.map(({ status }) => status)).toEqual(['complete', 'expired'])
    expect(await database.db.selectFrom('stripe_customer').selectAll().execute()).toEqual([])
  })

  it('P7 finishes a deleted account whose customer does not exist at Stripe', async () => {
    await start()
    slice.fake.ledger.customers.length = 0
    await database.db.updateTable('stripe_customer').set({ userId: null }).execute()
    await slice.worker.processDue()
    expect(await database.db.selectFrom('stripe_customer').selectAll().execute()).toEqual([])
  })
})

describe('createRunLatest', () => {
  it('starts one more run for all calls during a run', async () => {
    const begun: string[] = []
    const gates: (() => void)[] = []
    const run = createRunLatest(async (key) => {
      begun.push(key)
      const number = begun.length
      await new Promise<void>((resolve) => gates.push(resolve))
      return number
    })
    const runs = [run('a'), run('a'), run('a'), run('b')]
    expect(begun).toEqual(['a', 'b'])
    gates[0]?.()
    gates[1]?.()
    await expect.poll(() => gates.length).toBe(3)
    gates[2]?.()
    expect(await Promise.all(runs)).toEqual([1, 3, 3, 2])
    expect(begun).toEqual(['a', 'b', 'a'])
  })
})
