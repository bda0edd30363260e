import { afterEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/databases.ts'
import {
  openSubscriptionSlice,
  type Subscriber,
  type SubscriptionSlice,
} from '../../testing/subscription-slice.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeEachDatabase('billing', (open) => {
  let slice: SubscriptionSlice
  let user: Subscriber
  afterEach(() => slice.close())

  /** A user who paid on November 21, and the id of the subscription. */
  async function start(): Promise<string> {
    slice = await openSubscriptionSlice(await open())
    user = await slice.addUser()
    await slice.subscribe(user)
    await slice.processEvents()
    return slice.fake.ledger.subscriptions[0]?.id ?? ''
  }

  const statuses = async () =>
    (await slice.service.invoices(user)).invoices.map(({ status }) => status)
  const plan = () => slice.service.check(user)
  const updates = () =>
    slice.fake.calls.filter((call) => call.startsWith('POST /v1/subscriptions/')).length

  it('lists the invoices at Stripe, newest first, with the addresses of their pages', async () => {
    await start()
    slice.fake.advance(31 * DAY_MS)
    const { invoices, hasMore } = await slice.service.invoices(user)
    expect(hasMore).toBe(false)
    expect(invoices.map(({ number, createdAt }) => [number, createdAt])).toEqual([
      ['EVERY-0002', '2026-12-21T00:00:00.000Z'],
      ['EVERY-0001', '2026-11-21T00:00:00.000Z'],
    ])
    const [newest] = invoices
    expect(newest).toMatchObject({ amount: 399, currency: 'usd', status: 'paid' })
    expect(await (await fetch(newest?.pageUrl ?? '')).text()).toContain('Invoice EVERY-0002')
    const pdf = await fetch(newest?.pdfUrl ?? '')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toMatch(/^%PDF-1.4/)
  })

  it('lists nothing for a user who never paid', async () => {
    await start()
    const bob = await slice.addUser('bob')
    expect(await slice.service.invoices(bob)).toEqual({ invoices: [], hasMore: false })
  })

  it('shows what became of the payment of an invoice', async () => {
    const id = await start()
    const { billing } = slice.fake
    const charge = billing.lastCharge(id)
    billing.refund(charge, 100)
    expect(await statuses()).toEqual(['partly-refunded'])
    const dispute = billing.dispute(charge)
    expect(await statuses()).toEqual(['disputed'])
    billing.closeDispute(dispute.id, 'won')
    expect(await statuses()).toEqual(['partly-refunded'])
    billing.closeDispute(dispute.id, 'lost')
    expect(await statuses()).toEqual(['dispute-lost'])
  })

  it('shows a failed payment as open, and a full refund', async () => {
    const id = await start()
    slice.fake.billing.refund(slice.fake.billing.lastCharge(id))
    slice.fake.billing.setCardFails(slice.fake.ledger.customers[0]?.id ?? '', true)
    slice.fake.advance(31 * DAY_MS)
    expect(await statuses()).toEqual(['open', 'refunded'])
  })

  it('cancels at the period’s end and resumes, and reads the result back from Stripe', async () => {
    await start()
    slice.fake.events.setMode('drop')
    expect((await slice.service.cancel(user)).subscription).toMatchObject({
      status: 'active',
      cancelsAtEnd: true,
      currentPeriodEnd: '2026-12-21T00:00:00.000Z',
    })
    expect(slice.fake.ledger.subscriptions[0]?.cancel_at_period_end).toBe(true)
    expect(await slice.premiumUntil(user)).toBe('2026-12-21T00:00:00.000Z')
    expect((await slice.service.resume(user)).subscription?.cancelsAtEnd).toBe(false)
    expect(slice.fake.ledger.subscriptions[0]?.cancel_at_period_end).toBe(false)
    expect(await slice.premiumUntil(user)).toBe('2026-12-24T00:00:00.000Z')
  })

  it('R33 changes nothing when it is asked twice', async () => {
    await start()
    await slice.service.cancel(user)
    await slice.service.cancel(user)
    expect(updates()).toBe(1)
    await slice.service.resume(user)
    await slice.service.resume(user)
    expect(updates()).toBe(2)
  })

  it('changes nothing for a subscription that already ends with its period by a date at Stripe', async () => {
    const id = await start()
    slice.fake.billing.setCancelAt(id, Date.UTC(2026, 11, 21) / 1000)
    expect((await slice.service.cancel(user)).subscription?.cancelsAtEnd).toBe(true)
    expect(updates()).toBe(0)
  })

  it('resumes a subscription that was canceled for a date at Stripe', async () => {
    const id = await start()
    slice.fake.billing.setCancelAt(id, Date.UTC(2026, 11, 1) / 1000)
    expect((await slice.service.resume(user)).subscription?.cancelsAtEnd).toBe(false)
    expect(slice.fake.ledger.subscriptions[0]?.cancel_at).toBeNull()
  })

  it('ends with the period after a cancellation, and cannot be resumed then', async () => {
    await start()
    await slice.service.cancel(user)
    slice.fake.advance(31 * DAY_MS)
    await slice.processEvents()
    expect(await plan()).toMatchObject({
      isPremium: false,
      subscription: null,
      ended: { at: '2026-12-21T00:00:00.000Z', isPaymentReturned: false },
    })
    await expect(slice.service.resume(user)).rejects.toThrow('not-found')
  })

  it('says that a payment was returned while the subscription runs, and after it', async () => {
    const id = await start()
    slice.fake.billing.refund(slice.fake.billing.lastCharge(id))
    await slice.processEvents()
    expect(await plan()).toMatchObject({
      isPremium: false,
      subscription: { status: 'active', isPaymentReturned: true },
      ended: null,
    })
    slice.fake.billing.cancel(id)
    await slice.processEvents()
    expect((await plan()).ended).toEqual({
      at: '2026-11-21T00:00:00.000Z',
      isPaymentReturned: true,
    })
  })

  it('R32 promises no change when Stripe fails', async () => {
    await start()
    slice.fake.setFault('answers 500')
    await expect(slice.service.cancel(user)).rejects.toMatchObject({
      code: 'subscription-unchanged',
    })
    await expect(slice.service.invoices(user)).rejects.toMatchObject({ code: 'invoices-failed' })
    slice.fake.setFault(null)
    expect((await plan()).subscription?.cancelsAtEnd).toBe(false)
  })

  it('R32 cancels once when the response of Stripe is lost', async () => {
    await start()
    const id = slice.fake.ledger.subscriptions[0]?.id
    slice.fake.setFault('loses the answer', { times: 1, call: `POST /v1/subscriptions/${id}` })
    expect((await slice.service.cancel(user)).subscription?.cancelsAtEnd).toBe(true)
    expect(slice.fake.ledger.subscriptions[0]?.cancel_at_period_end).toBe(true)
  })

  it('confirms a payment that the bank confirms later', async () => {
    slice = await openSubscriptionSlice(await open())
    user = await slice.addUser()
    const { url } = await slice.service.createCheckout(user)
    const later = await fetch(`${url}/pay-later`, { method: 'POST', redirect: 'manual' })
    expect(later.headers.get('location')).toBe(
      'http://localhost:3000/profile?success=true&verify=immediate',
    )
    expect(await slice.service.verify(user)).toMatchObject({ isPremium: false, isConfirming: true })
    slice.fake.confirm(url)
    await slice.processEvents()
    expect(await slice.service.verify(user)).toMatchObject({ isPremium: true, isConfirming: false })
  })
})
