import { type SubscriptionStatus, subscriptionStatuses } from '@everyshelf/domain/plans'
import type Stripe from 'stripe'
import type { CustomerReading, PaymentReading, SubscriptionReading } from './customer-reading.ts'
import { isUnknownToStripe } from './stripe-source.ts'

const PAGE = 100
const AT_MOST = 10_000

/** Asks Stripe for a customer's subscriptions and payments as they are now. */
export async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerReading> {
  try {
    const [subscriptions, payments] = await Promise.all([
      listAll(stripe.subscriptions.list({ customer, status: 'all', limit: PAGE })),
      readPayments(stripe, customer),
    ])
    return {
      subscriptions: subscriptions.map((one) => toSubscription(one, payments)),
      payments: payments.filter(({ cents }) => cents > 0),
    }
  } catch (error) {
    // A customer who was deleted there has nothing any more.
    if (isUnknownToStripe(error)) return { subscriptions: [], payments: [] }
    throw error
  }
}

async function readPayments(stripe: Stripe, customer: string): Promise<PaymentReading[]> {
  const [invoices, charges] = await Promise.all([
    listAll(
      stripe.invoices.list({ customer, status: 'paid', limit: PAGE, expand: ['data.payments'] }),
    ),
    listAll(stripe.charges.list({ customer, limit: PAGE })),
  ])
  return await Promise.all(
    invoices.map(async (invoice) => {
      const charge = charges.find(
        ({ payment_intent, paid }) => paid && intentsOf(invoice).includes(idOf(payment_intent)),
      )
      return {
        invoiceId: invoice.id,
        subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
        cents: invoice.amount_paid,
        paidAt: toMs(invoice.status_transitions.paid_at ?? invoice.created),
        paysUntil: toMs(Math.max(0, ...invoice.lines.data.map(({ period }) => period.end))),
        revokedAt: charge ? await findRevocation(stripe, charge) : null,
        cardFingerprint: charge?.payment_method_details?.card?.fingerprint ?? null,
      }
    }),
  )
}

function intentsOf({ payments }: Stripe.Invoice): (string | null)[] {
  return payments?.data.map(({ payment }) => idOf(payment.payment_intent)) ?? []
}

async function findRevocation(stripe: Stripe, charge: Stripe.Charge): Promise<number | null> {
  const [refunds, disputes] = await Promise.all([
    charge.refunded ? listAll(stripe.refunds.list({ charge: charge.id, limit: PAGE })) : [],
    charge.disputed ? listAll(stripe.disputes.list({ charge: charge.id, limit: PAGE })) : [],
  ])
  const refundedAt = refunds.map(({ created }) => toMs(created))
  const lostAt = disputes
    .filter(({ status }) => status === 'lost')
    .map(({ created }) => toMs(created))
  const ends = [...(refundedAt.length > 0 ? [Math.max(...refundedAt)] : []), ...lostAt]
  return ends.length > 0 ? Math.min(...ends) : null
}

function toSubscription(
  subscription: Stripe.Subscription,
  payments: readonly PaymentReading[],
): SubscriptionReading {
  const { id, cancel_at: cancelAt, ended_at: endedAt } = subscription
  const [item] = subscription.items.data
  const status = toStatus(subscription.status)
  const startedAt = toMs(subscription.start_date)
  const periodEnd = toMs(item?.current_period_end ?? subscription.start_date)
  const currentPeriodEnd = cancelAt === null ? periodEnd : Math.min(periodEnd, toMs(cancelAt))
  const own = payments.filter(({ subscriptionId }) => subscriptionId === id)
  const isRunning = status === 'active' || status === 'trialing'
  return {
    id,
    priceId: item?.price.id ?? null,
    status,
    startedAt,
    currentPeriodEnd,
    // Stripe begins the next period before it is paid for.
    paidUntil: isRunning
      ? currentPeriodEnd
      : Math.max(startedAt, ...own.map(({ paysUntil }) => paysUntil)),
    cancelsAtEnd: subscription.cancel_at_period_end || cancelAt !== null,
    endedAt: endedAt === null ? null : toMs(endedAt),
    revokedAt: newest(own.filter(({ cents }) => cents > 0))?.revokedAt ?? null,
  }
}

function newest(payments: readonly PaymentReading[]): PaymentReading | undefined {
  return payments.toSorted((a, b) => b.paysUntil - a.paysUntil || b.paidAt - a.paidAt)[0]
}

/** A state that Stripe invents one day gives nobody Premium. */
function toStatus(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'incomplete'
}

async function listAll<Item>(list: Stripe.ApiListPromise<Item>): Promise<Item[]> {
  return await list.autoPagingToArray({ limit: AT_MOST })
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null
  return typeof reference === 'string' ? reference : reference.id
}

function toMs(seconds: number): number {
  return seconds * 1000
}
