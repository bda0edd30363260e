import { afterEach, expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { openSubscriptionSlice, type SubscriptionSlice } from '../../testing/subscription-slice.ts'

const HOUR_MS = 60 * 60 * 1000

describeEachDatabase('paying', (open) => {
  let database: TestDatabase
  let slice: SubscriptionSlice
  afterEach(() => slice.close())

  async function start(...options: Parameters<typeof openSubscriptionSlice>[1][]) {
    database = await open()
    slice = await openSubscriptionSlice(database, ...options)
    return await slice.addUser()
  }

  const openSessions = () =>
    slice.fake.ledger.sessions.filter(({ status }) => status === 'open').map(({ url }) => url)

  it('leads to a page that sells the one price to the one customer', async () => {
    const user = await start()
    const { url } = await slice.service.createCheckout(user)
    expect(openSessions()).toEqual([url])
    expect(slice.fake.ledger.sessions[0]).toMatchObject({
      mode: 'subscription',
      success_url: 'http://localhost:3000/profile?success=true&verify=immediate',
      cancel_url: 'http://localhost:3000/pricing',
    })
    await slice.subscribe(user)
    const [subscription] = slice.fake.ledger.subscriptions
    expect(subscription?.items.data[0]?.price.id).toBe(slice.fake.priceId)
    expect(slice.fake.ledger.customers.map(({ email }) => email)).toEqual(['ada@example.org'])
  })

  it('R33 makes one customer and one open page for ten clicks at once', async () => {
    const user = await start()
    slice.fake.setLatency(20)
    const clicks = Array.from({ length: 10 }, () => slice.service.createCheckout(user))
    const urls = (await Promise.all(clicks)).map(({ url }) => url)
    expect(slice.fake.ledger.customers).toHaveLength(1)
    expect(slice.fake.ledger.sessions).toHaveLength(1)
    expect([...new Set(urls)]).toEqual(openSessions())
    expect((await slice.service.createCheckout(user)).url).toBe(urls[0])
  })

  it('R33 makes one page for clicks in two processes', async () => {
    const user = await start()
    const other = slice.another().service
    const pages = await Promise.all([
      slice.service.createCheckout(user),
      other.createCheckout(user),
    ])
    expect(pages.map(({ url }) => [url])).toEqual([openSessions(), openSessions()])
  })

  it.each(['POST /v1/customers', 'POST /v1/checkout/sessions'])(
    'R33 makes nothing twice when the answers of %s are lost',
    async (call) => {
      const user = await start()
      // One more than the library asks for again by itself.
      slice.fake.setFault('loses the answer', { call, times: 2 })
      await expect(slice.service.createCheckout(user)).rejects.toThrow('checkout-failed')
      const { url } = await slice.service.createCheckout(user)
      expect(openSessions()).toEqual([url])
      expect(slice.fake.ledger.sessions).toHaveLength(1)
      expect(slice.fake.ledger.customers).toHaveLength(1)
    },
  )

  it('R33 has the key in the database before Stripe is asked', async () => {
    const user = await start()
    slice.fake.setFault('answers 500')
    await expect(slice.service.createCheckout(user)).rejects.toThrow('checkout-failed')
    const rows = await database.db.selectFrom('stripe_customer').selectAll().execute()
    expect(rows).toMatchObject([{ userId: user.userId, customerId: null }])
  })

  it.each(['POST /v1/customers', 'POST /v1/checkout/sessions'])(
    'R33 takes another key when Stripe has bound a failure of its own to %s',
    async (call) => {
      const user = await start()
      slice.fake.setFault('answers 500', { call, times: 1 })
      await expect(slice.service.createCheckout(user)).rejects.toThrow('checkout-failed')
      const { url } = await slice.service.createCheckout(user)
      expect(openSessions()).toEqual([url])
    },
  )

  it('R33 gives a new page when the old one is a day old, and none after it was used', async () => {
    const user = await start()
    const first = await slice.service.createCheckout(user)
    slice.fake.advance(25 * HOUR_MS)
    const second = await slice.service.createCheckout(user)
    expect(openSessions()).toEqual([second.url])
    expect(second.url).not.toBe(first.url)
  })

  it('R33 leads who pays already to the page of the subscription, also when no event came', async () => {
    const user = await start()
    slice.fake.events.setMode('drop')
    await slice.subscribe(user)
    const { url } = await slice.service.createCheckout(user)
    expect(url).toContain('/p/session/cus_')
    expect(slice.fake.ledger.subscriptions).toHaveLength(1)
    expect(openSessions()).toEqual([])
  })

  it('sells again to who has left', async () => {
    const user = await start()
    await slice.subscribe(user)
    slice.fake.billing.cancel(slice.fake.ledger.subscriptions[0]?.id ?? '')
    await slice.subscribe(user)
    await slice.settle()
    expect(slice.fake.ledger.customers).toHaveLength(1)
    expect((await slice.service.check(user)).isPremium).toBe(true)
  })

  it('makes another customer when Stripe does not know the one any more', async () => {
    const user = await start()
    await slice.service.createCheckout(user)
    slice.fake.ledger.customers.length = 0
    slice.fake.ledger.sessions.length = 0
    const { url } = await slice.service.createCheckout(user)
    expect(openSessions()).toEqual([url])
    expect(slice.fake.ledger.customers).toHaveLength(1)
  })

  it.each(['answers 500', 'hangs'] as const)(
    'R32 says in the words of the catalogue that Stripe %s',
    async (fault) => {
      const user = await start()
      slice.fake.setFault(fault)
      await expect(slice.service.createCheckout(user)).rejects.toMatchObject({
        code: 'checkout-failed',
      })
      expect(slice.log()).toContain('"msg":"checkout-failed"')
      expect(slice.log()).not.toContain(slice.fake.secretKey)
    },
  )

  it('opens the page where a subscription is managed, and returns from it', async () => {
    const user = await start()
    await expect(slice.service.createPortal(user)).rejects.toThrow('not-found')
    await slice.subscribe(user)
    const { url } = await slice.service.createPortal(user)
    const page = await (await fetch(url)).text()
    expect(page).toContain('http://localhost:3000/profile?verify=immediate')
    slice.fake.setFault('answers 500')
    await expect(slice.service.createPortal(user)).rejects.toThrow('portal-failed')
  })

  it('R34 notices a wrong clock by the time on Stripe’s own answers', async () => {
    const user = await start({ skewMs: () => 120_000 })
    await slice.service.createCheckout(user)
    expect(slice.log()).toContain('"skewSeconds":120,"msg":"the clock is wrong"')
  })

  it('sells nothing without a price', async () => {
    const user = await start({ stripe: { priceId: null } })
    await expect(slice.service.createCheckout(user)).rejects.toThrow('payment-not-set-up')
  })
})
