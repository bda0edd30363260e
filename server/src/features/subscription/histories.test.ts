import fc from 'fast-check'
import { expect, it } from 'vitest'
import { databaseKinds, describeEachDatabase } from '../../testing/databases.ts'
import { addMonth } from '../../testing/stripe/billing.ts'
import type { WireEvent } from '../../testing/stripe/wire-objects.ts'
import {
  openSubscriptionSlice,
  type Subscriber,
  type SubscriptionSlice,
} from '../../testing/subscription-slice.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const GRACE_MS = 72 * 60 * 60 * 1000

interface ModelSubscription {
  readonly id: string
  state: 'paid' | 'owing' | 'unpaid' | 'over'
  paidUntil: number
  periodEnd: number
  leaving: boolean
  isPaused: boolean
  readonly payments: ModelPayment[]
}

interface ModelPayment {
  left: number
  isLost: boolean
}

/** A simple model of a subscriber, without events or Stripe. */
interface Model {
  now: number
  cardFails: boolean
  dispute: { readonly id: string; readonly payment: ModelPayment } | null
  readonly subscriptions: ModelSubscription[]
}

function modelUntil({ subscriptions, now }: Model): number | null {
  const ends = subscriptions.flatMap(({ state, paidUntil, leaving, payments }) => {
    const last = payments.at(-1)
    if (state === 'over' || !last) return []
    if (last.left === 0 || last.isLost) return []
    return state === 'paid' && leaving ? paidUntil : paidUntil + GRACE_MS
  })
  const until = Math.max(0, ...ends)
  return until > now ? until : null
}

function pay(one: ModelSubscription): void {
  one.state = 'paid'
  one.paidUntil = one.periodEnd
  one.payments.push({ left: 399, isLost: false })
}

function renewInModel(one: ModelSubscription, cardFails: boolean): void {
  one.periodEnd = addMonth(one.periodEnd / 1000) * 1000
  if (one.isPaused) return
  if (cardFails) one.state = 'owing'
  else pay(one)
}

function waitInModel(model: Model, ms: number): void {
  const end = model.now + ms
  for (const one of model.subscriptions) {
    while ((one.state === 'paid' || one.state === 'owing') && one.periodEnd <= end) {
      if (one.leaving) one.state = 'over'
      else renewInModel(one, model.cardFails)
    }
  }
  model.now = end
}

interface Scenario {
  readonly slice: SubscriptionSlice
  readonly user: Subscriber
  readonly model: Model
}

type Action = (scenario: Scenario) => void | Promise<void>

/** An action on the subscription that has not ended, if there is one. */
function onRunning(action: (one: ModelSubscription, scenario: Scenario) => void): Action {
  return (scenario) => {
    const running = scenario.model.subscriptions.find(({ state }) => state !== 'over')
    if (running) action(running, scenario)
  }
}

/** An action on the newest payment. */
function onPayment(
  action: (payment: ModelPayment, charge: string, scenario: Scenario) => void,
): Action {
  return (scenario) => {
    const last = scenario.model.subscriptions.at(-1)
    const payment = last?.payments.at(-1)
    if (last && payment) action(payment, scenario.slice.fake.billing.lastCharge(last.id), scenario)
  }
}

function setLeaving(leaving: boolean): Action {
  return onRunning((one, { slice }) => {
    if (one.state === 'unpaid') return
    slice.fake.billing.setCancelAtPeriodEnd(one.id, leaving)
    one.leaving = leaving
  })
}

function setCardFails(fails: boolean): Action {
  return ({ slice, model }) => {
    model.cardFails = fails
    slice.fake.billing.setCardFails(slice.fake.ledger.customers[0]?.id ?? '', fails)
  }
}

function refund(most: number): Action {
  return onPayment((payment, charge, { slice }) => {
    if (payment.left === 0) return
    const cents = Math.min(payment.left, most)
    slice.fake.billing.refund(charge, cents)
    payment.left -= cents
  })
}

function closeDispute(outcome: 'won' | 'lost'): Action {
  return ({ slice, model }) => {
    if (!model.dispute) return
    slice.fake.billing.closeDispute(model.dispute.id, outcome)
    model.dispute.payment.isLost = outcome === 'lost'
    model.dispute = null
  }
}

function giveUp(as: 'unpaid' | 'canceled'): Action {
  return onRunning((one, { slice }) => {
    if (one.state !== 'owing') return
    slice.fake.billing.giveUp(one.id, as)
    one.state = as === 'unpaid' ? 'unpaid' : 'over'
  })
}

async function subscribe({ slice, user, model }: Scenario): Promise<void> {
  if (model.subscriptions.some(({ state }) => state !== 'over')) return
  // The checkout page charges a working card itself.
  await slice.subscribe(user)
  const { id = '', items } = slice.fake.ledger.subscriptions.at(-1) ?? {}
  const periodEnd = (items?.data[0]?.current_period_end ?? 0) * 1000
  const made: ModelSubscription = {
    id,
    state: 'paid',
    paidUntil: 0,
    periodEnd,
    leaving: false,
    isPaused: false,
    payments: [],
  }
  pay(made)
  model.subscriptions.push(made)
}

/** What can happen to one subscriber, in Stripe and in the model. */
const actions: Readonly<Record<string, Action>> = {
  subscribe,
  'cancel now': onRunning((one, { slice }) => {
    slice.fake.billing.cancel(one.id)
    one.state = 'over'
  }),
  'cancel with the period': setLeaving(true),
  'do not cancel': setLeaving(false),
  'the card fails': setCardFails(true),
  'the card works': setCardFails(false),
  'pause payments': onRunning((one, { slice }) => {
    slice.fake.billing.pauseCollection(one.id, 'void')
    one.isPaused = true
  }),
  'resume payments': onRunning((one, { slice }) => {
    slice.fake.billing.pauseCollection(one.id, null)
    one.isPaused = false
  }),
  'pay what is open': onRunning((one, { slice }) => {
    // While payments are paused, nothing is open.
    if (one.state === 'paid' || one.isPaused) return
    slice.fake.billing.payOpenInvoice(one.id)
    pay(one)
  }),
  'give up as unpaid': giveUp('unpaid'),
  'give up as canceled': giveUp('canceled'),
  'refund all': refund(399),
  'refund a part': refund(150),
  dispute: onPayment((payment, charge, { slice, model }) => {
    if (model.dispute || payment.isLost) return
    model.dispute = { id: slice.fake.billing.dispute(charge).id, payment }
  }),
  'lose the dispute': closeDispute('lost'),
  'win the dispute': closeDispute('won'),
}

const someAction = fc.oneof(
  fc.constantFrom(...Object.keys(actions)),
  fc.integer({ min: 1, max: 45 }).map((days) => `wait ${days} days`),
)

async function play(action: string, scenario: Scenario): Promise<void> {
  const [, days] = /^wait (\d+) days$/.exec(action) ?? []
  if (days === undefined) {
    await actions[action]?.(scenario)
    return
  }
  scenario.slice.fake.advance(Number(days) * DAY_MS)
  waitInModel(scenario.model, Number(days) * DAY_MS)
}

/** Events arrive out of order, twice, or never. */
async function deliverSome(slice: SubscriptionSlice, events: WireEvent[], luck: number[]) {
  const some = events
    .map((event, index) => ({ event, fate: luck[index % luck.length] ?? 0 }))
    .filter(({ fate }) => fate > 2)
    .toSorted((a, b) => a.fate - b.fate)
  for (const { event, fate } of some) {
    for (let copies = fate > 7 ? 2 : 1; copies > 0; copies--) {
      expect((await slice.fake.events.deliver(event)).status).toBe(200)
    }
  }
}

describeEachDatabase('any history', (open, kind) => {
  it('R29 R31 R35 S44 ends in the paid state after a refresh', async () => {
    const database = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.array(someAction, { minLength: 1, maxLength: 14 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 9 }),
        async (history, luck) => {
          const slice = await openSubscriptionSlice(database)
          try {
            slice.fake.events.setMode('hold')
            const user = await slice.addUser()
            const model: Model = {
              now: slice.fake.now(),
              cardFails: false,
              dispute: null,
              subscriptions: [],
            }
            let sent = 0
            for (const action of ['subscribe', ...history]) {
              await play(action, { slice, user, model })
              const { events } = slice.fake.ledger
              // A few at a time, so late ones mix with those of the next action.
              if (events.length - sent < 4) continue
              await deliverSome(slice, events.slice(sent), luck)
              sent = events.length
              await slice.worker.processDue()
            }
            const { isPremium, premiumUntil } = await slice.service.verify(user)
            const until = modelUntil(model)
            expect(premiumUntil).toBe(until === null ? null : new Date(until).toISOString())
            expect(isPremium).toBe(until !== null)
            expect(await slice.premiumUntil(user)).toBe(premiumUntil)
          } finally {
            await slice.close()
          }
        },
      ),
      { numRuns: kind === databaseKinds[0] ? 60 : 20 },
    )
  }, 120_000)
})
