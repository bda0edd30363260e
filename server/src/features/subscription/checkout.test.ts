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

  it('opens a page that sells the configured price to the customer', async () => {
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

  it('R33 creates one customer and one page for 10 concurrent clicks', async () => {
    const user = await start()
    slice.fake.setLatency(20)
    const clicks = Array.from({ length: 10 }, () => slice.service.createCheckout(user))
    const urls = (await Promise.all(clicks)).map(({ url }) => url)
    expect(slice.fake.ledger.customers).toHaveLength(1)
    expect(slice.fake.ledger.sessions).toHaveLength(1)
    expect([...new Set(urls)]).toEqual(openSessions())
    expect((await slice.service.createCheckout(user)).url).toBe(urls[0])
  })

  it('R33 creates one page for clicks in two processes', async () => {
    const user = await start()
    const other = slice.another().service
    const pages = await Promise.all([
      slice.service.createCheckout(user),
      other.createCheckout(user),
    ])
    expect(pages.map(({ url }) => [url])).toEqual([openSessions(), openSessions()])
  })

  it.each(['POST /v1/customers', 'POST /v1/checkout/sessions'])(
    'R33 creates nothing twice when responses of %s are lost',
    async (call) => {
      const user = await start()
      // One more than the library retries on its own.
      slice.fake.setFault('loses the answer', { call, times: 2 })
      await expect(slice.service.createCheckout(user)).rejects.toThrow('checkout-failed')
      const { url } = await slice.service.createCheckout(user)
      expect(openSessions()).toEqual([url])
      expect(slice.fake.ledger.sessions).toHaveLength(1)
      expect(slice.fake.ledger.customers).toHaveLength(1)
    },
  )

  it('R33 stores the key before the call to Stripe', async () => {
    const user = await start()
    slice.fake.setFault('answers 500')
    await expect(slice.service.createCheckout(user)).rejects.toThrow('checkout-failed')
    const rows = await database.db.selectFrom('stripe_customer').selectAll().execute()
    expect(rows).toMatchObject([{ userId: user.userId, customerId: null }])
  })

  it.each(['POST /v1/customers', 'POST /v1/checkout/sessions'])(
    'R33 uses another key when Stripe stores a server error for %s',
    async (call) => {
      const user = await start()
      slice.fake.setFault('answers 500', { call, times: 1 })
      await expect(slice.service.createCheckout(user)).rejects.toThrow('checkout-failed')
      const { url } = await slice.service.createCheckout(user)
      expect(openSessions()).toEqual([url])
    },
  )

  it('R33 opens a new page when the old one is a day old, and none after it was used', async () => {
    const user = await start()
    const first = await slice.service.createCheckout(user)
    slice.fake.advance(25 * HOUR_MS)
    const second = await slice.service.createCheckout(user)
    expect(openSessions()).toEqual([second.url])
    expect(second.url).not.toBe(first.url)
  })

  it('R33 sends subscribers to the portal, even without an event', async () => {
    const user = await start()
    slice.fake.events.setMode('drop')
    await slice.subscribe(user)
    const { url } = await slice.service.createCheckout(user)
    expect(url).toContain('/p/session/cus_')
    expect(slice.fake.ledger.subscriptions).toHaveLength(1)
    expect(openSessions()).toEqual([])
  })

  it('sells again to a former subscriber', async () => {
    const user = await start()
    await slice.subscribe(user)
    slice.fake.billing.cancel(slice.fake.ledger.subscriptions[0]?.id ?? '')
    await slice.subscribe(user)
    await slice.processEvents()
    expect(slice.fake.ledger.customers).toHaveLength(1)
    expect((await slice.service.check(user)).isPremium).toBe(true)
  })

  it('creates another customer when Stripe no longer has the old one', async () => {
    const user = await start()
    await slice.service.createCheckout(user)
    slice.fake.ledger.customers.length = 0
    slice.fake.ledger.sessions.length = 0
    const { url } = await slice.service.createCheckout(user)
    expect(openSessions()).toEqual([url])
    expect(slice.fake.ledger.customers).toHaveLength(1)
  })

  it.each(['answers 500', 'hangs'] as const)(
    'R32 reports the catalog’s error when Stripe %s',
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

  it('opens the portal and returns from it', async () => {
    const user = await start()
    await expect(slice.service.createPortal(user)).rejects.toThrow('not-found')
    await slice.subscribe(user)
    const { url } = await slice.service.createPortal(user)
    const page = await (await fetch(url)).text()
    expect(page).toContain('http://localhost:3000/profile/billing?verify=immediate')
    slice.fake.setFault('answers 500')
    await expect(slice.service.createPortal(user)).rejects.toThrow('portal-failed')
  })

  it('R34 detects a wrong clock by the time of Stripe’s responses', async () => {
    const user = await start({ skewMs: () => 120_000 })
    await slice.service.createCheckout(user)
    expect(slice.log()).toContain('"skewSeconds":120,"msg":"the clock is wrong"')
  })

  it('sells a year at the yearly price, and closes the page of the other plan', async () => {
    const user = await start()
    const { fake, service } = slice
    const monthly = await service.createCheckout(user)
    const yearly = await service.createCheckout(user, 'yearly')
    expect(openSessions()).toEqual([yearly.url])
    expect((await service.createCheckout(user, 'yearly')).url).toBe(yearly.url)
    expect(yearly.url).not.toBe(monthly.url)
    fake.pay(yearly.url)
    const { isPremium, premiumUntil } = await service.verify(user)
    expect(isPremium).toBe(true)
    const [subscription] = fake.ledger.subscriptions
    expect(subscription?.items.data[0]?.price.id).toBe(fake.yearlyPriceId)
    expect(Date.parse(premiumUntil ?? '') - fake.now()).toBeGreaterThan(364 * 24 * HOUR_MS)
  })

  it('sells no year without a price for it', async () => {
    const user = await start({ stripe: { yearlyPriceId: null } })
    await expect(slice.service.createCheckout(user, 'yearly')).rejects.toThrow('payment-not-set-up')
  })

  it('sells nothing without a price', async () => {
    const user = await start({ stripe: { priceId: null } })
    await expect(slice.service.createCheckout(user)).rejects.toThrow('payment-not-set-up')
  })
})
