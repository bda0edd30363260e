import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_PRICE, type FakeStripe, startFakeStripe } from './fake-stripe.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const urls = { success_url: 'http://shop.test/done', cancel_url: 'http://shop.test/back' }

describe('the fake Stripe, called by the official library', () => {
  let fake: FakeStripe
  let stripe: Stripe

  beforeEach(async () => {
    fake = await startFakeStripe({ now: () => Date.UTC(2026, 10, 21) })
    const { hostname: host, port } = new URL(fake.url)
    stripe = new Stripe(fake.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 })
  })
  afterEach(() => fake.close())

  async function openSession(idempotencyKey?: string) {
    const customer = await stripe.customers.create({ email: 'ada@example.org' })
    return await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: DEFAULT_PRICE.id, quantity: 1 }],
        ...urls,
      },
      idempotencyKey ? { idempotencyKey } : {},
    )
  }

  it('sells a subscription on its page, and renews it every month', async () => {
    const session = await openSession()
    const page = await (await fetch(session.url ?? '')).text()
    expect(page).toContain('Pay and subscribe')
    const paid = await fetch(`${session.url}/pay`, { method: 'POST', redirect: 'manual' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, urls.success_url])

    const [first] = (await stripe.subscriptions.list({ customer: String(session.customer) })).data
    expect(first).toMatchObject({ status: 'active', cancel_at_period_end: false })
    expect(first?.items.data[0]?.current_period_end).toBe(Date.UTC(2026, 11, 21) / 1000)
    fake.advance(31 * DAY_MS)
    const renewed = await stripe.subscriptions.retrieve(first?.id ?? '')
    expect(renewed.items.data[0]?.current_period_end).toBe(Date.UTC(2027, 0, 21) / 1000)
    expect(fake.ledger.events.map(({ type }) => type)).toEqual([
      'customer.created',
      'customer.subscription.created',
      'charge.succeeded',
      'invoice.paid',
      'checkout.session.completed',
      'charge.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ])
  })

  it('sends back who does not pay, and sells nothing', async () => {
    const session = await openSession()
    const back = await fetch(`${session.url}/cancel`, { method: 'POST', redirect: 'manual' })
    expect(back.headers.get('location')).toBe(urls.cancel_url)
    expect(fake.ledger.subscriptions).toEqual([])
  })

  it('ends a subscription on its other page, at once or with the period', async () => {
    const { customer } = fake.pay((await openSession()).url ?? '')
    const portal = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://shop.test/profile',
    })
    const act = (name: string) =>
      fetch(portal.url.replace('?', `/${name}?`), { method: 'POST', redirect: 'manual' })
    await act('cancel-at-period-end')
    expect(await (await fetch(portal.url)).text()).toContain('active, ends 2026-12-21')
    await act('renew')
    expect(await (await fetch(portal.url)).text()).toContain('active, renews 2026-12-21')
    await act('cancel-now')
    expect(fake.ledger.subscriptions[0]?.status).toBe('canceled')
    expect(await (await fetch(portal.url)).text()).toContain('http://shop.test/profile')
  })

  it('answers a key as it did the first time, and refuses it with other parameters', async () => {
    const key = { idempotencyKey: 'one' }
    const first = await stripe.customers.create({ email: 'ada@example.org' }, key)
    const again = await stripe.customers.create({ email: 'ada@example.org' }, key)
    expect(again.id).toBe(first.id)
    const other = stripe.customers.create({ email: 'bob@example.org' }, key)
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
    expect(fake.ledger.customers).toHaveLength(1)
  })

  it('does the work of a call whose response is lost, once', async () => {
    const key = { idempotencyKey: 'one', maxNetworkRetries: 1 }
    fake.setFault('loses the answer', { times: 1 })
    const { id } = await stripe.customers.create({ email: 'ada@example.org' }, key)
    expect(fake.ledger.customers.map((one) => one.id)).toEqual([id])
    expect(fake.calls).toHaveLength(2)
  })

  it('refuses a second call while the first of its key is at work', async () => {
    fake.setLatency(50)
    const calls = [1, 2].map(() => stripe.customers.create({}, { idempotencyKey: 'one' }))
    const responses = await Promise.allSettled(calls)
    expect(responses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('gives out lists page by page', async () => {
    fake.setLargestPage(2)
    for (let count = 0; count < 5; count++) await stripe.customers.create()
    const { events } = fake.ledger
    const ids = (await stripe.events.list().autoPagingToArray({ limit: 100 })).map(({ id }) => id)
    expect(ids).toEqual(events.map(({ id }) => id).reverse())
    expect(fake.calls.filter((call) => call === 'GET /v1/events')).toHaveLength(3)
  })

  it('says no as Stripe does', async () => {
    const { StripeAuthenticationError, StripeInvalidRequestError } = Stripe.errors
    await expect(stripe.subscriptions.retrieve('sub_404')).rejects.toThrow(
      StripeInvalidRequestError,
    )
    const stranger = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: new URL(fake.url).port,
      protocol: 'http',
    })
    await expect(stranger.events.list()).rejects.toThrow(StripeAuthenticationError)
  })

  it('expires an unpaid session after a day', async () => {
    const { id } = await openSession()
    fake.advance(DAY_MS)
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'expired',
      url: null,
    })
  })
})
