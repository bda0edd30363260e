import { afterEach, describe, expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import type { DeliveryOptions } from '../../testing/stripe/deliveries.ts'
import type { WireEvent } from '../../testing/stripe/wire-objects.ts'
import { openSubscriptionSlice, type SubscriptionSlice } from '../../testing/subscription-slice.ts'
import { createTestApp } from '../../testing/test-app.ts'

const MINUTE_S = 60
const DAY_S = 24 * 60 * MINUTE_S
const DAY_MS = DAY_S * 1000

describeEachDatabase('the Stripe webhook', (open) => {
  let database: TestDatabase
  let slice: SubscriptionSlice
  afterEach(() => slice.close())

  /** A user who has paid, with all events held back. */
  async function openPaid(...options: Parameters<typeof openSubscriptionSlice>[1][]) {
    database = await open()
    slice = await openSubscriptionSlice(database, ...options)
    slice.fake.events.setMode('hold')
    const user = await slice.addUser()
    await slice.subscribe(user)
    const event = newestEvent('customer.subscription.created')
    return { user, event }
  }

  function newestEvent(type: string): WireEvent {
    const event = slice.fake.ledger.events.findLast((one) => one.type === type)
    if (!event) throw new Error(`no ${type}`)
    return event
  }

  async function post(event: WireEvent, options?: DeliveryOptions): Promise<number> {
    return (await slice.fake.events.deliver(event, options)).status
  }

  const inbox = async () => await database.db.selectFrom('stripe_event').selectAll().execute()

  it('accepts signed events and makes the user premium', async () => {
    const { user, event } = await openPaid()
    expect(await post(event)).toBe(200)
    expect((await slice.service.check(user)).isPremium).toBe(false)
    await slice.worker.processDue()
    expect(await slice.service.check(user)).toEqual({
      isPremium: true,
      source: 'subscription',
      premiumUntil: '2026-12-24T00:00:00.000Z',
      subscription: {
        currentPeriodEnd: '2026-12-21T00:00:00.000Z',
        status: 'active',
        cancelsAtEnd: false,
        isPaymentReturned: false,
        isPaused: false,
      },
      ended: null,
    })
    expect(await slice.premiumUntil(user)).toBe('2026-12-24T00:00:00.000Z')
    expect(slice.forgotten).toEqual([user.publicId])
    expect(await inbox()).toMatchObject([{ id: event.id, lastError: null, attempts: 0 }])
  })

  it.each<[string, (event: WireEvent, now: number) => DeliveryOptions]>([
    ['without a signature', () => ({ headers: { 'stripe-signature': '' } })],
    ['with something for a signature', () => ({ headers: { 'stripe-signature': 't=1,v1=ab' } })],
    ['signed by a stranger', () => ({ secret: 'whsec_of_a_stranger' })],
    ['signed for other bytes', (event) => ({ body: JSON.stringify(event, null, 2) })],
    ['signed 301 seconds ago', (_event, now) => ({ timestamp: now - 301 })],
    ['S76 signed 301 seconds from now', (_event, now) => ({ timestamp: now + 301 })],
    ['that is no event', () => ({ body: '{}' })],
    ['that is nothing', () => ({ body: '' })],
  ])('S41 refuses one %s, and writes nothing', async (_what, change) => {
    const { event } = await openPaid()
    expect(await post(event, change(event, slice.fake.now() / 1000))).toBe(400)
    expect(await inbox()).toEqual([])
  })

  it('S41 refuses an event of live mode with a key of test mode', async () => {
    const { event } = await openPaid()
    expect(await post({ ...event, livemode: true })).toBe(400)
    expect(await inbox()).toEqual([])
  })

  it('S41 accepts only live events with a live key', async () => {
    const { event } = await openPaid({ fakeKey: 'sk_live_fake' })
    expect(event.livemode).toBe(true)
    expect(await post({ ...event, livemode: false })).toBe(400)
    expect(await post(event)).toBe(200)
  })

  it('S41 accepts two secrets during a rotation', async () => {
    const { event } = await openPaid({ stripe: { webhookSecrets: ['whsec_old', 'whsec_new'] } })
    expect(await post(event, { secret: 'whsec_new' })).toBe(200)
    expect(await post(newestEvent('invoice.paid'), { secret: 'whsec_old' })).toBe(200)
    expect(await post(newestEvent('charge.succeeded'))).toBe(400)
  })

  it('S41 refuses a body above 256 KB', async () => {
    const { event } = await openPaid()
    const padding = 'x'.repeat(256 * 1024)
    expect(await post({ ...event, type: padding })).toBe(413)
    expect(await inbox()).toEqual([])
  })

  it.each([
    ['an hour', DAY_S / 24],
    ['29 days', 29 * DAY_S],
  ])('S42 ignores a copy that arrives %s later', async (_what, seconds) => {
    const { user, event } = await openPaid()
    await post(event)
    await slice.worker.processDue()
    const snapshots = slice.fake.calls.length
    slice.fake.advance(seconds * 1000)
    expect(await post(event, { timestamp: slice.fake.now() / 1000 })).toBe(200)
    expect(await post(event, { timestamp: slice.fake.now() / 1000 + 300 })).toBe(200)
    expect(await inbox()).toHaveLength(1)
    expect((await inbox())[0]?.nextAttemptAt).toBeNull()
    expect(slice.fake.calls).toHaveLength(snapshots)
    expect((await slice.service.check(user)).isPremium).toBe(true)
  })

  it('S42 stores events for at least 30 days', async () => {
    const { event } = await openPaid()
    await post(event)
    await slice.worker.processDue()
    slice.fake.advance(31 * DAY_MS)
    await slice.worker.processDue()
    expect((await inbox()).map(({ id }) => id)).toEqual([event.id])
    slice.fake.advance(11 * DAY_MS)
    await slice.worker.processDue()
    expect(await inbox()).toEqual([])
  })

  it('S43 grants nothing from an event’s own content', async () => {
    const { event } = await openPaid()
    const bob = await slice.addUser('bob')
    const stranger = slice.fake.ledger.customers[0]
    if (!stranger) throw new Error('no customer')
    slice.fake.ledger.customers.push({ ...stranger, id: 'cus_stranger1', email: bob.email })
    const [price] = slice.fake.ledger.prices
    if (price) slice.fake.billing.subscribe('cus_stranger1', price)
    const object = {
      ...newestEvent('customer.subscription.created').data.object,
      metadata: { userId: bob.userId, publicId: bob.publicId, email: bob.email },
      client_reference_id: bob.publicId,
    }
    expect(await post({ ...event, id: 'evt_stranger', data: { object } })).toBe(200)
    await slice.worker.processDue()
    expect((await slice.service.verify(bob)).isPremium).toBe(false)
    expect(await slice.premiumUntil(bob)).toBeNull()
    expect(await inbox()).toMatchObject([{ id: 'evt_stranger', nextAttemptAt: null }])
  })

  it('R27 responds at once even when Stripe is slow', async () => {
    await openPaid({ callTimeoutMs: 60_000 })
    slice.fake.setFault('hangs')
    slice.worker.start()
    const begun = performance.now()
    const statuses = await Promise.all(slice.fake.ledger.events.map((event) => post(event)))
    const tookMs = performance.now() - begun
    expect(statuses).toEqual(slice.fake.ledger.events.map(() => 200))
    expect(tookMs).toBeLessThan(5000)
    expect((await inbox()).filter(({ doneAt }) => doneAt === null)).toHaveLength(4)
  })

  it('R28 has one effect for 100 concurrent copies', async () => {
    const { user, event } = await openPaid()
    const statuses = await Promise.all(Array.from({ length: 100 }, () => post(event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await slice.worker.processDue()
    expect(await inbox()).toHaveLength(1)
    expect(slice.payments).toHaveLength(1)
    expect((await slice.service.check(user)).isPremium).toBe(true)
  })

  it('R28 reads a customer once for all events of one batch', async () => {
    await openPaid()
    await Promise.all(slice.fake.ledger.events.map((event) => post(event)))
    await slice.worker.processDue()
    expect(slice.payments).toHaveLength(1)
    expect((await inbox()).every(({ doneAt }) => doneAt !== null)).toBe(true)
  })

  it('reads a customer once when several processes find them due', async () => {
    const { event } = await openPaid()
    const workers = [slice.worker, ...Array.from({ length: 3 }, () => slice.another().worker)]
    const workOffAll = () => Promise.all(workers.map((worker) => worker?.processDue()))
    await workOffAll()
    expect(slice.payments).toHaveLength(1)
    await post(event)
    await workOffAll()
    expect(slice.payments).toHaveLength(2)
    slice.fake.advance(6 * 3_600_000)
    await workOffAll()
    expect(slice.payments).toHaveLength(3)
  })

  it('R30 finishes accepted events after a restart, wherever it crashed', async () => {
    const { user, event } = await openPaid()
    let steps = 0
    for (let step = 1; ; step++) {
      await database.db.deleteFrom('stripe_event').execute()
      await database.db.deleteFrom('stripe_subscription').execute()
      await database.db.updateTable('user_profile').set({ premiumUntil: null }).execute()
      await post(event)
      const crashing = crashAt(database, step)
      const { worker } = slice.another(crashing)
      await worker?.processDue().catch(() => {})
      if (!crashing.hasCrashed()) break
      steps++
      // As long as the crashed process's claim lasts.
      slice.fake.advance(2 * 60_000)
      await slice.another().worker?.processDue()
      expect(await slice.premiumUntil(user), `step ${step}`).not.toBeNull()
      expect((await inbox())[0]?.nextAttemptAt, `step ${step}`).toBeNull()
      expect(await rowsOf(database, 'stripe_subscription'), `step ${step}`).toBe(1)
    }
    expect(steps).toBeGreaterThan(8)
  })

  it('retries later when Stripe is down', async () => {
    const { user, event } = await openPaid()
    await post(event)
    slice.fake.setFault('answers 500')
    await slice.worker.processDue()
    expect((await slice.service.check(user)).isPremium).toBe(false)
    expect(await inbox()).toMatchObject([{ attempts: 1, lastError: 'StripeAPIError' }])
    slice.fake.setFault(null)
    slice.fake.advance(10_000)
    await slice.worker.processDue()
    expect((await slice.service.check(user)).isPremium).toBe(true)
    expect(await inbox()).toMatchObject([{ nextAttemptAt: null, lastError: null }])
  })
})

async function rowsOf({ db }: TestDatabase, table: 'stripe_subscription'): Promise<number> {
  return (await db.selectFrom(table).selectAll().execute()).length
}

/** A process that crashes before its nth statement. */
function crashAt(database: TestDatabase, step: number) {
  let left = step
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      left--
      if (left <= 0) throw new Error('the process ends here')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ...database, db, hasCrashed: () => left <= 0 }
}

describe('a server without a Stripe key', () => {
  it('S41 has no webhook path', async () => {
    const app = await createTestApp()
    const response = await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
    await app.close()
  })
})
