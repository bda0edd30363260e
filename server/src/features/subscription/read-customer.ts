import { type SubscriptionStatus, subscriptionStatuses } from '@everyshelf/domain/plans'
import type Stripe from 'stripe'
import type {
  CustomerSnapshot,
  PaymentSnapshot,
  SubscriptionSnapshot,
} from './customer-snapshot.ts'
import { findCharge, idOf, listAll, PAGE_SIZE, toMs } from './stripe-objects.ts'
import { isUnknownToStripe } from './stripe-source.ts'

/** Reads a customer's current subscriptions and payments from Stripe. */
export async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerSnapshot> {
  try {
    const [subscriptions, payments] = await Promise.all([
      listAll(stripe.subscriptions.list({ customer, status: 'all', limit: PAGE_SIZE })),
      readPayments(stripe, customer),
    ])
    return {
      subscriptions: subscriptions.map((one) => toSubscription(one, payments)),
      payments: payments.filter(({ cents }) => cents > 0),
    }
  } catch (error) {
    // The customer was deleted at Stripe.
    if (isUnknownToStripe(error)) return { subscriptions: [], payments: [] }
    throw error
  }
}

async function readPayments(stripe: Stripe, customer: string): Promise<PaymentSnapshot[]> {
  const [invoices, charges] = await Promise.all([
    listAll(
      stripe.invoices.list({
        customer,
        status: 'paid',
        limit: PAGE_SIZE,
        expand: ['data.payments'],
      }),
    ),
    listAll(stripe.charges.list({ customer, limit: PAGE_SIZE })),
  ])
  return await Promise.all(
    invoices.map(async (invoice) => {
      const charge = findCharge(invoice, charges)
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

async function findRevocation(stripe: Stripe, charge: Stripe.Charge): Promise<number | null> {
  const [refunds, disputes] = await Promise.all([
    charge.refunded ? listAll(stripe.refunds.list({ charge: charge.id, limit: PAGE_SIZE })) : [],
    charge.disputed ? listAll(stripe.disputes.list({ charge: charge.id, limit: PAGE_SIZE })) : [],
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
  payments: readonly PaymentSnapshot[],
): SubscriptionSnapshot {
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
    // Stripe starts the next period before it is paid.
    paidUntil: isRunning
      ? currentPeriodEnd
      : Math.max(startedAt, ...own.map(({ paysUntil }) => paysUntil)),
    cancelsAtEnd: subscription.cancel_at_period_end || cancelAt !== null,
    endedAt: endedAt === null ? null : toMs(endedAt),
    revokedAt: newest(own.filter(({ cents }) => cents > 0))?.revokedAt ?? null,
  }
}

function newest(payments: readonly PaymentSnapshot[]): PaymentSnapshot | undefined {
  return payments.toSorted((a, b) => b.paysUntil - a.paysUntil || b.paidAt - a.paidAt)[0]
}

/** An unknown future status does not grant Premium. */
function toStatus(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'incomplete'
}
