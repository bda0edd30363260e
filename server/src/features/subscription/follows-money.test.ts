import { afterEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/databases.ts'
import type { FakeStripe } from '../../testing/fake-stripe.ts'
import type { Terms } from '../../testing/stripe/wire-objects.ts'
import {
  openSubscriptionSlice,
  START,
  type Subscriber,
  type SubscriptionSlice,
} from '../../testing/subscription-slice.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Billing = FakeStripe['billing']
/** On this day, something happens at Stripe. */
type Step = readonly [day: number, happens: (billing: Billing, id: string) => void]
/** On this day, the account has Premium or not. */
type Check = readonly [day: number, isPremium: boolean]

interface Row {
  readonly state: string
  readonly terms?: Terms
  readonly steps?: readonly Step[]
  readonly checks: readonly Check[]
}

const price = (cents: number) => ({
  id: `price_${cents}`,
  object: 'price' as const,
  active: true,
  currency: 'usd' as const,
  livemode: false,
  recurring: { interval: 'month' as const, interval_count: 1 as const },
  type: 'recurring' as const,
  unit_amount: cents,
})

let customer = ''
const cardFails = (billing: Billing) => billing.setCardFails(customer, true)
const pay = (billing: Billing, id: string) => billing.payOpenInvoice(id)
const refund = (billing: Billing, id: string) => void billing.refund(billing.lastCharge(id))
const dispute = (outcome: 'won' | 'lost') => (billing: Billing, id: string) =>
  billing.closeDispute(billing.dispute(billing.lastCharge(id)).id, outcome)

/**
 * The table of decision 0090. The subscription begins on day 0. The first period ends on day 30, so
 * Premium without a further payment ends on day 33; the second ends on day 61.
 */
const rows: readonly Row[] = [
  {
    state: 'a paid invoice, and each one after it',
    checks: [
      [0, true],
      [29.9, true],
      [31, true],
      [60, true],
    ],
  },
  {
    state: 'a zero invoice because of a full coupon',
    terms: { isFree: true },
    checks: [
      [0, true],
      [31, true],
      [65, true],
    ],
  },
  {
    state: 'an invoice paid from credit',
    terms: { hasCredit: true },
    checks: [
      [0, true],
      [31, true],
      [65, true],
    ],
  },
  {
    state: 'a sent invoice, paid within its terms',
    terms: { isInvoiced: true },
    steps: [
      [5, pay],
      [40, pay],
    ],
    checks: [
      [0, false],
      [4.9, false],
      [5, true],
      [32.9, true],
      [33, false],
      [40, true],
      [63.9, true],
      [64, false],
    ],
  },
  {
    state: 'active, with nothing paid',
    terms: { isProcessing: true },
    checks: [
      [0, false],
      [1, false],
      [20, false],
    ],
  },
  {
    state: 'active, first payment confirmed after four days',
    terms: { isProcessing: true },
    steps: [[4, pay]],
    checks: [
      [0, false],
      [3.9, false],
      [4, true],
      [31, true],
    ],
  },
  {
    state: 'a trial, then a paid invoice',
    terms: { trialDays: 14 },
    checks: [
      [0, true],
      [13.9, true],
      [14, true],
      [40, true],
    ],
  },
  {
    state: 'a trial whose first payment fails',
    terms: { trialDays: 14 },
    steps: [[1, cardFails]],
    checks: [
      [0, true],
      [13.9, true],
      [14, false],
      [20, false],
    ],
  },
  {
    state: 'a trial without a card',
    terms: { trialDays: 14, hasNoCard: true },
    checks: [
      [13.9, true],
      [14, false],
    ],
  },
  {
    state: 'a trial that was ended early, without payment',
    terms: { trialDays: 14 },
    steps: [
      [1, cardFails],
      [3, (billing, id) => billing.endTrial(id)],
    ],
    checks: [
      [2.9, true],
      [3, false],
      [13, false],
    ],
  },
  {
    state: 'a trial canceled for its end',
    terms: { trialDays: 14 },
    steps: [[2, (billing, id) => billing.setCancelAtPeriodEnd(id, true)]],
    checks: [
      [13.9, true],
      [14, false],
    ],
  },
  ...(['void', 'keep_as_draft', 'mark_uncollectible'] as const).map(
    (behavior): Row => ({
      state: `collection paused with ${behavior}, then resumed`,
      steps: [
        [10, (billing, id) => billing.pauseCollection(id, behavior)],
        [70, (billing, id) => billing.pauseCollection(id, null)],
      ],
      checks: [
        [29.9, true],
        [32.9, true],
        [33, false],
        [62, false],
        [71, false],
        [93, true],
      ],
    }),
  ),
  {
    state: 'past due, then paid',
    steps: [
      [20, cardFails],
      [50, pay],
    ],
    checks: [
      [31, true],
      [32.9, true],
      [33, false],
      [50, true],
    ],
  },
  {
    state: 'unpaid',
    steps: [
      [20, cardFails],
      [31, (billing, id) => billing.giveUp(id, 'unpaid')],
    ],
    checks: [
      [31, true],
      [32.9, true],
      [33, false],
      [62, false],
    ],
  },
  {
    state: 'canceled by Stripe after failed payments',
    steps: [
      [20, cardFails],
      [32, (billing, id) => billing.giveUp(id, 'canceled')],
    ],
    checks: [
      [31.9, true],
      [32, false],
    ],
  },
  {
    state: 'canceled for the end of the period',
    steps: [[10, (billing, id) => billing.setCancelAtPeriodEnd(id, true)]],
    checks: [
      [29.9, true],
      [30, false],
    ],
  },
  {
    state: 'canceled for a date in a later period',
    steps: [
      [10, (billing, id) => billing.setCancelAt(id, START / 1000 + 61 * 24 * 60 * 60)],
      [20, cardFails],
      [31, pay],
    ],
    checks: [
      [29.9, true],
      [30, true],
      [31, true],
      [60.9, true],
      [61, false],
    ],
  },
  {
    state: 'canceled at once',
    steps: [[10, (billing, id) => billing.cancel(id)]],
    checks: [
      [9.9, true],
      [10, false],
    ],
  },
  {
    state: 'refunded',
    steps: [[5, refund]],
    checks: [
      [4.9, true],
      [5, false],
      [31, true],
    ],
  },
  {
    state: 'a lost dispute',
    steps: [[5, dispute('lost')]],
    checks: [
      [4.9, true],
      [5, false],
    ],
  },
  {
    state: 'a won dispute',
    steps: [[5, dispute('won')]],
    checks: [
      [5, true],
      [31, true],
    ],
  },
  {
    state: 'an upgrade, its difference paid and refunded',
    steps: [
      [10, (billing, id) => billing.changePrice(id, price(999))],
      [12, refund],
    ],
    checks: [
      [10, true],
      [12, true],
      [29.9, true],
      [31, true],
    ],
  },
  {
    state: 'a cheaper plan while a payment is due',
    steps: [
      [20, cardFails],
      [31, (billing, id) => billing.changePrice(id, price(199))],
    ],
    checks: [
      [31, true],
      [32.9, true],
      [33, false],
      [50, false],
    ],
  },
]

describeEachDatabase('Premium follows money', (open) => {
  let slice: SubscriptionSlice
  let user: Subscriber
  afterEach(() => slice.close())

  async function start(terms: Terms = {}): Promise<string> {
    slice = await openSubscriptionSlice(await open())
    user = await slice.addUser()
    await slice.service.createCheckout(user)
    customer = slice.fake.ledger.customers[0]?.id ?? ''
    const { id } = slice.fake.billing.subscribe(customer, price(399), terms)
    await slice.processEvents()
    return id
  }

  const waitUntilDay = async (day: number) => {
    slice.fake.advance(START + day * DAY_MS - slice.fake.now())
    await slice.processEvents()
  }

  it.each(rows)('S44 R35 with $state', async ({ terms, steps = [], checks }) => {
    const id = await start(terms)
    const plan = [
      ...steps.map(([day, happens]) => ({ day, happens })),
      ...checks.map(([day, isPremium]) => ({ day, isPremium })),
    ].toSorted((a, b) => a.day - b.day)
    const seen: Check[] = []
    for (const one of plan) {
      await waitUntilDay(one.day)
      if ('happens' in one) {
        one.happens(slice.fake.billing, id)
        await slice.processEvents()
        continue
      }
      const { isPremium } = await slice.service.check(user)
      // Redirects read the stored time.
      const storedUntil = Date.parse((await slice.premiumUntil(user)) ?? '1970-01-01')
      expect(storedUntil > slice.fake.now()).toBe(isPremium)
      seen.push([one.day, isPremium])
    }
    expect(seen).toEqual(checks)
  })

  it('S44 grants nothing for a first invoice that was never paid', async () => {
    await start()
    const bob = await slice.addUser('bob')
    await slice.service.createCheckout(bob)
    slice.fake.billing.subscribeUnpaid(slice.fake.ledger.customers[1]?.id ?? '', price(399))
    expect(await slice.service.verify(bob)).toMatchObject({ isPremium: false })
  })

  it('S44 tells a buyer who returns before `invoice.paid` that the payment is confirmed', async () => {
    slice = await openSubscriptionSlice(await open())
    user = await slice.addUser()
    const { url } = await slice.service.createCheckout(user)
    await fetch(`${url}/pay-later`, { method: 'POST', redirect: 'manual' })
    expect(slice.fake.ledger.subscriptions).toMatchObject([{ status: 'active' }])
    expect(await slice.service.verify(user)).toMatchObject({ isPremium: false, isConfirming: true })
    slice.fake.events.setMode('drop')
    slice.fake.confirm(url)
    expect(await slice.service.verify(user)).toMatchObject({ isPremium: true, isConfirming: false })
  })

  it('S44 confirms no longer when the first payment has failed', async () => {
    slice = await openSubscriptionSlice(await open())
    user = await slice.addUser()
    const { url } = await slice.service.createCheckout(user)
    await fetch(`${url}/pay-later`, { method: 'POST', redirect: 'manual' })
    const [subscription] = slice.fake.ledger.subscriptions
    if (subscription) subscription.status = 'past_due'
    expect(await slice.service.verify(user)).toMatchObject({
      isPremium: false,
      isConfirming: false,
    })
  })

  it('S44 R29 does not depend on the order of events', async () => {
    slice = await openSubscriptionSlice(await open())
    slice.fake.events.setMode('hold')
    user = await slice.addUser()
    await slice.service.createCheckout(user)
    const [{ id: owner } = { id: '' }] = slice.fake.ledger.customers
    const { id } = slice.fake.billing.subscribe(owner, price(399))
    slice.fake.billing.pauseCollection(id, 'void')
    slice.fake.advance(62 * DAY_MS)
    for (const event of slice.fake.ledger.events.toReversed()) {
      await slice.fake.events.deliver(event)
      await slice.worker.processDue()
      expect((await slice.service.check(user)).isPremium).toBe(false)
    }
  })

  it('S44 finds the paid period on the second page of an invoice’s lines', async () => {
    const id = await start()
    slice.fake.setLargestPage(10)
    const [invoice] = slice.fake.ledger.invoices
    const [line] = invoice?.lines.data ?? []
    if (!invoice || !line) throw new Error('no invoice')
    const item = { ...line, parent: { ...line.parent, subscription_item_details: null } }
    invoice.lines.data.unshift(
      ...Array.from({ length: 15 }, (_, index) => ({ ...item, id: `il_item${index}` })),
    )
    slice.fake.billing.setCancelAtPeriodEnd(id, true)
    await slice.processEvents()
    expect(await slice.premiumUntil(user)).toBe('2026-12-21T00:00:00.000Z')
  })

  it('S44 says that a paused subscription is paused', async () => {
    const id = await start()
    slice.fake.billing.pauseCollection(id, 'void')
    await slice.processEvents()
    expect((await slice.service.check(user)).subscription?.isPaused).toBe(true)
  })
})
