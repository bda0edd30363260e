import { createInvoice, itemOf, type LineOrder } from './create-invoice.ts'
import { type Account, requireOne } from './ledger.ts'
import { createReversals, type Reversals } from './reversals.ts'
import {
  listOfAll,
  type PauseBehavior,
  type Terms,
  type WireInvoice,
  type WireItem,
  type WirePrice,
  type WireSubscription,
} from './wire-objects.ts'

const DAY_S = 24 * 60 * 60

/** Changes of payments and subscriptions. */
export interface Billing extends Reversals {
  readonly subscribe: (customer: string, price: WirePrice, terms?: Terms) => WireSubscription
  /** Like a bank confirmation that is never completed. */
  readonly subscribeUnpaid: (customer: string, price: WirePrice) => WireSubscription
  readonly setCardFails: (customer: string, fails: boolean) => void
  /** Pauses the collection of payments; null resumes it. */
  readonly pauseCollection: (subscription: string, behavior: PauseBehavior | null) => void
  /** Ends a trial now, like at its end. */
  readonly endTrial: (subscription: string) => void
  /** Changes the price in the middle of a period, and invoices the difference at once. */
  readonly changePrice: (subscription: string, price: WirePrice) => void
  /** Pays an open invoice: after a failed card, by bank, or within its terms. */
  readonly payOpenInvoice: (subscription: string) => void
  /** Ends Stripe's payment retries. */
  readonly giveUp: (subscription: string, as: 'unpaid' | 'canceled') => void
  readonly cancel: (subscription: string) => void
  readonly setCancelAtPeriodEnd: (subscription: string, cancels: boolean) => void
  /** Cancels on a date; null takes it back. */
  readonly setCancelAt: (subscription: string, at: number | null) => void
  /** The next period end of any subscription; undefined without one. */
  readonly nextTurn: () => number | undefined
  /** Renews or ends subscriptions at their period's end. */
  readonly turn: () => void
}

export function createBilling(account: Account): Billing {
  const { ledger, now, createId, emit, livemode } = account
  const failingCards = new Set<string>()
  const termsOf = new Map<string, Terms>()

  const subscriptionOf = (id: string) => requireOne(ledger.subscriptions, id)

  function start(
    customer: string,
    price: WirePrice,
    status: 'active' | 'incomplete',
    terms: Terms = {},
  ) {
    const created = now()
    const trialEnd = terms.trialDays ? created + terms.trialDays * DAY_S : null
    const item: WireItem = {
      id: createId('si'),
      object: 'subscription_item',
      current_period_start: created,
      current_period_end: trialEnd ?? addPeriod(created, price),
      price,
      quantity: 1,
    }
    const id = createId('sub')
    const subscription: WireSubscription = {
      id,
      object: 'subscription',
      created,
      start_date: created,
      customer,
      livemode,
      items: listOfAll(`/v1/subscription_items?subscription=${id}`, [item]),
      status: trialEnd === null ? status : 'trialing',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      collection_method: terms.isInvoiced ? 'send_invoice' : 'charge_automatically',
      pause_collection: null,
      trial_start: trialEnd === null ? null : created,
      trial_end: trialEnd,
      metadata: {},
    }
    termsOf.set(id, terms)
    ledger.subscriptions.push(subscription)
    return subscription
  }

  function invoice(
    subscription: WireSubscription,
    reason: WireInvoice['billing_reason'],
    lines: readonly LineOrder[] = [periodLine(subscription)],
  ) {
    const terms = termsOf.get(subscription.id) ?? {}
    const made = createInvoice(account, subscription, { reason, lines, terms })
    ledger.invoices.push(made)
    subscription.latest_invoice = made.id
    return made
  }

  function settle(made: WireInvoice): void {
    made.status = 'paid'
    made.amount_paid = made.amount_due
    made.amount_remaining = 0
    made.status_transitions.paid_at = now()
  }

  function collect(made: WireInvoice): void {
    const { customer, amount_due: amount } = made
    if (amount === 0) {
      settle(made)
      emit('invoice.paid', made)
      return
    }
    const paymentIntent = createId('pi')
    const charge = {
      id: createId('ch'),
      object: 'charge',
      created: now(),
      customer,
      livemode,
      amount,
      amount_refunded: 0,
      currency: 'usd',
      disputed: false,
      paid: true,
      payment_intent: paymentIntent,
      payment_method_details: {
        type: 'card',
        card: { brand: 'visa', last4: '4242', fingerprint: `card of ${customer}` },
      },
      refunded: false,
      status: 'succeeded',
    } as const
    ledger.charges.push({ ...charge })
    settle(made)
    made.attempt_count++
    made.payments.data.push({
      id: createId('inpay'),
      object: 'invoice_payment',
      amount_paid: amount,
      invoice: made.id,
      is_default: true,
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: paymentIntent },
    })
    emit('charge.succeeded', charge)
    emit('invoice.paid', made)
  }

  function end(subscription: WireSubscription): void {
    subscription.status = 'canceled'
    subscription.ended_at = now()
    subscription.canceled_at ??= now()
    emit('customer.subscription.deleted', subscription)
  }

  function renew(subscription: WireSubscription): void {
    const item = itemOf(subscription)
    const wasTrial = subscription.status === 'trialing'
    if (wasTrial && termsOf.get(subscription.id)?.hasNoCard) {
      subscription.status = 'paused'
      emit('customer.subscription.paused', subscription)
      return
    }
    if (wasTrial) subscription.status = 'active'
    item.current_period_start = item.current_period_end
    item.current_period_end = addPeriod(item.current_period_end, item.price)
    charge(subscription, invoice(subscription, 'subscription_cycle'))
    emit('customer.subscription.updated', subscription)
  }

  /** Sends, charges, or sets aside a new invoice. */
  function charge(subscription: WireSubscription, made: WireInvoice): void {
    const { customer, pause_collection: pause, collection_method: method } = subscription
    const isUnpaid = made.amount_due > 0
    // A subscription that owes an earlier invoice stays past due.
    if (subscription.status !== 'past_due') subscription.status = 'active'
    if (pause) {
      made.status = statusOfPaused[pause.behavior]
      emit(eventOfPaused[pause.behavior], made)
    } else if (method === 'send_invoice' && isUnpaid) {
      emit('invoice.sent', made)
    } else if (failingCards.has(customer) && isUnpaid) {
      made.attempt_count++
      subscription.status = 'past_due'
      emit('invoice.payment_failed', made)
    } else {
      subscription.status = 'active'
      collect(made)
    }
  }

  const isRunning = ({ status }: WireSubscription) =>
    status === 'active' || status === 'past_due' || status === 'trialing'
  const running = () => ledger.subscriptions.filter(isRunning)

  return {
    subscribe: (customer, price, terms = {}) => {
      const subscription = start(customer, price, 'active', terms)
      const made = invoice(subscription, 'subscription_create')
      emit('customer.subscription.created', subscription)
      if (terms.isInvoiced && made.amount_due > 0) emit('invoice.sent', made)
      else if (!terms.isProcessing) collect(made)
      return subscription
    },

    pauseCollection: (id, behavior) => {
      const subscription = subscriptionOf(id)
      subscription.pause_collection = behavior && { behavior, resumes_at: null }
      emit('customer.subscription.updated', subscription)
    },

    endTrial: (id) => {
      const subscription = subscriptionOf(id)
      if (subscription.status !== 'trialing') return
      subscription.trial_end = now()
      itemOf(subscription).current_period_end = now()
      renew(subscription)
    },

    changePrice: (id, price) => {
      const subscription = subscriptionOf(id)
      const item = itemOf(subscription)
      const { current_period_start: start, current_period_end: end } = item
      const left = (end - now()) / (end - start)
      const period = { start: now(), end }
      const before = item.price.unit_amount
      item.price = price
      const made = invoice(subscription, 'subscription_update', [
        { amount: -Math.round(before * left), period, isProration: true },
        { amount: Math.round(price.unit_amount * left), period, isProration: true },
      ])
      charge(subscription, made)
      emit('customer.subscription.updated', subscription)
    },

    subscribeUnpaid: (customer, price) => {
      const subscription = start(customer, price, 'incomplete')
      invoice(subscription, 'subscription_create')
      emit('customer.subscription.created', subscription)
      return subscription
    },

    setCardFails: (customer, fails) => {
      if (fails) failingCards.add(customer)
      else failingCards.delete(customer)
    },

    payOpenInvoice: (id) => {
      const subscription = subscriptionOf(id)
      const made = requireOne(ledger.invoices, subscription.latest_invoice ?? '')
      if (made.status !== 'open' || subscription.status === 'canceled') return
      collect(made)
      subscription.status = 'active'
      emit('customer.subscription.updated', subscription)
    },

    giveUp: (id, as) => {
      const subscription = subscriptionOf(id)
      if (subscription.status !== 'past_due') return
      if (as === 'canceled') return end(subscription)
      subscription.status = 'unpaid'
      emit('customer.subscription.updated', subscription)
    },

    cancel: (id) => {
      const subscription = subscriptionOf(id)
      if (subscription.status !== 'canceled') end(subscription)
    },

    setCancelAtPeriodEnd: (id, cancels) => {
      const subscription = subscriptionOf(id)
      if (!isRunning(subscription)) return
      subscription.cancel_at_period_end = cancels
      subscription.cancel_at = cancels ? itemOf(subscription).current_period_end : null
      subscription.canceled_at = cancels ? now() : null
      emit('customer.subscription.updated', subscription)
    },

    setCancelAt: (id, at) => {
      const subscription = subscriptionOf(id)
      if (!isRunning(subscription)) return
      subscription.cancel_at = at
      subscription.canceled_at = at === null ? null : now()
      emit('customer.subscription.updated', subscription)
    },

    ...createReversals(account),

    nextTurn: () => {
      const ends = running().map((one) => itemOf(one).current_period_end)
      return ends.length > 0 ? Math.min(...ends) : undefined
    },

    turn: () => {
      for (const subscription of running()) {
        if (itemOf(subscription).current_period_end > now()) continue
        if (endsNow(subscription)) end(subscription)
        else renew(subscription)
      }
    },
  }
}

function periodLine(subscription: WireSubscription): LineOrder {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const isTrial = subscription.status === 'trialing'
  return { amount: isTrial ? 0 : price.unit_amount, period: { start, end } }
}

const statusOfPaused = {
  void: 'void',
  keep_as_draft: 'draft',
  mark_uncollectible: 'uncollectible',
} as const

const eventOfPaused = {
  void: 'invoice.voided',
  keep_as_draft: 'invoice.created',
  mark_uncollectible: 'invoice.marked_uncollectible',
} as const

function endsNow(subscription: WireSubscription): boolean {
  const { cancel_at: at } = subscription
  return at !== null && at <= itemOf(subscription).current_period_end
}

function addPeriod(seconds: number, { recurring }: WirePrice): number {
  const months = recurring.interval === 'year' ? 12 : 1
  return addMonth(seconds, months)
}

/** The same day of a later month, or its last one. */
export function addMonth(seconds: number, months = 1): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime() / 1000
}
