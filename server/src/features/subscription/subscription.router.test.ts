import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AccountClient,
  ada,
  bob,
  createAccountClient,
  signIn,
} from '../../testing/account-client.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const SECRET = 'whsec_of_this_server'
const free = { isPremium: false, source: null, premiumUntil: null, subscription: null, ended: null }

describe.each(databaseKinds)('subscribing on %s', (database) => {
  let fake: FakeStripe
  let app: TestApp
  let client: AccountClient

  beforeEach(async () => {
    fake = await startFakeStripe()
    const stripe = {
      secretKey: fake.secretKey,
      webhookSecrets: [SECRET],
      priceId: fake.priceId,
      yearlyPriceId: null,
      apiUrl: fake.url,
    }
    app = await createTestApp({ database, config: { stripe, defaultTags: {} } })
    fake.events.setEndpoint({ url: `${app.url}/webhooks/stripe`, secret: SECRET })
    client = await signIn(app)
  })
  afterEach(async () => {
    await app.close()
    await fake.close()
  })

  const isPremium = async () => (await client.trpc.session.get.query()).user?.isPremium

  async function tagForGermany(): Promise<string | null> {
    const { user } = await client.trpc.session.get.query()
    const path = `/redirect?isbn=9780143127741&userId=${user?.publicId}&country=DE`
    const response = await client.get(path)
    return new URL(response.headers.get('location') ?? '').searchParams.get('tag')
  }

  async function post(address: string): Promise<string> {
    const response = await fetch(address, { method: 'POST', redirect: 'manual' })
    return response.headers.get('location') ?? ''
  }

  it('R17 S44 grants Premium on payment, also on redirects, and ends it with the subscription', async () => {
    expect(await client.trpc.subscription.check.query()).toEqual(free)
    expect((await client.trpc.session.get.query()).hasPayments).toBe(true)
    const { url } = await client.trpc.subscription.createCheckout.mutate()
    expect(await post(`${url}/pay`)).toBe(
      `${app.config.publicUrl}/profile?success=true&verify=immediate`,
    )
    expect(await client.trpc.subscription.verify.mutate()).toMatchObject({
      isPremium: true,
      subscription: { status: 'active', cancelsAtEnd: false },
    })
    const { user, allowance } = await client.trpc.session.get.query()
    expect([user?.isPremium, allowance?.max]).toEqual([true, null])
    await client.trpc.profile.update.mutate({ affiliateTags: { de: 'ada-21' } as never })
    expect(await tagForGermany()).toBe('ada-21')

    const portal = await client.trpc.subscription.createPortal.mutate()
    await post(portal.url.replace('?', '/cancel-now?'))
    // Only the event reports it; the server made no call.
    await expect.poll(isPremium, { timeout: 5000 }).toBe(false)
    await expect.poll(tagForGermany, { timeout: 2000 }).toBeNull()
    const { affiliateTags } = await client.trpc.profile.get.query()
    expect(affiliateTags).toEqual({ de: 'ada-21' })
    const change = client.trpc.profile.update.mutate({ affiliateTags: { de: 'x-21' } as never })
    await expect(change).rejects.toThrow('premium-required')
  })

  it('S40 grants nothing for opening the checkout page', async () => {
    await client.trpc.subscription.createCheckout.mutate()
    expect(await client.trpc.subscription.verify.mutate()).toEqual({ ...free, isConfirming: false })
    expect(await isPremium()).toBe(false)
  })

  it('reports a payment as being confirmed until its subscription arrives', async () => {
    const verify = () => client.trpc.subscription.verify.mutate()
    const { url } = await client.trpc.subscription.createCheckout.mutate()
    const [session] = fake.ledger.sessions
    if (!session) throw new Error('no checkout')
    session.status = 'complete'
    expect(await verify()).toEqual({ ...free, isConfirming: true })
    session.status = 'open'
    await post(`${url}/pay`)
    expect(await verify()).toMatchObject({ isPremium: true, isConfirming: false })

    const portal = await client.trpc.subscription.createPortal.mutate()
    await post(portal.url.replace('?', '/cancel-now?'))
    await expect.poll(isPremium, { timeout: 5000 }).toBe(false)
    expect(await verify()).toMatchObject({ isPremium: false, isConfirming: false })
  })

  it('reports it while Stripe is down too', async () => {
    await client.trpc.subscription.createCheckout.mutate()
    await fake.close()
    const response = await client.trpc.subscription.verify.mutate()
    expect(response).toEqual({ ...free, isConfirming: true })
  })

  it('R33 opens the checkout page 20 times an hour for an account, apart from others', async () => {
    const { createCheckout, verify } = client.trpc.subscription
    const visitor = createAccountClient(app)
    for (let times = 0; times < 25; times++) {
      const refused = visitor.trpc.subscription.createCheckout.mutate()
      await expect(refused).rejects.toThrow('unauthorized')
    }
    for (let times = 0; times < 15; times++) await verify.mutate()
    const { url } = await createCheckout.mutate()
    for (let times = 1; times < 20; times++) expect((await createCheckout.mutate()).url).toBe(url)
    await expect(createCheckout.mutate()).rejects.toThrow('rate-limited')
    const buyer = await signIn(app, bob)
    expect((await buyer.trpc.subscription.createCheckout.mutate()).url).not.toBe(url)
  })

  it('P7 cancels the subscription of a deleted account', async () => {
    const { url } = await client.trpc.subscription.createCheckout.mutate()
    await post(`${url}/pay`)
    await client.trpc.subscription.verify.mutate()
    await client.trpc.accounts.deleteAccount.mutate({ password: ada.password })
    await expect.poll(() => fake.ledger.subscriptions[0]?.status).toBe('canceled')
    expect(fake.ledger.customers).toEqual([])
    const rows = () => app.database.db.selectFrom('stripe_customer').selectAll().execute()
    await expect.poll(rows).toEqual([])
  })
})
