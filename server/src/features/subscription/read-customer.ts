import { type SubscriptionStatus, subscriptionStatuses } from '@everyshelf/domain/plans'
import type Stripe from 'stripe'
import type {
  CustomerSnapshot,
  PaymentSnapshot,
  SubscriptionSnapshot,
} from './customer-snapshot.ts'
import { findPaidPeriodEnd } from './paid-period.ts'
import { findCharge, idOf, listAll, PAGE_SIZE, toMs } from './stripe-objects.ts'
import { isUnknownToStripe } from './stripe-source.ts'

/** Reads a customer's current subscriptions and payments from Stripe. */
export async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerSnapshot> {
  try {
    const [subscriptions, invoices, charges] = await Promise.all([
      listAll(stripe.subscriptions.list({ customer, status: 'all', limit: PAGE_SIZE })),
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
    const payments = await Promise.all(
      invoices.map((invoice) => readPayment(stripe, invoice, { charges, subscriptions })),
    )
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

interface Owned {
  readonly charges: readonly Stripe.Charge[]
  readonly subscriptions: readonly Stripe.Subscription[]
}

async function readPayment(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  { charges, subscriptions }: Owned,
): Promise<PaymentSnapshot> {
  const charge = findCharge(invoice, charges)
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription)
  const lines = invoice.lines.has_more
    ? await listAll(stripe.invoices.listLineItems(invoice.id, { limit: PAGE_SIZE }))
    : invoice.lines.data
  const trial = subscriptions.find(({ id }) => id === subscriptionId)
  return {
    invoiceId: invoice.id,
    subscriptionId,
    cents: invoice.amount_paid,
    paidAt: toMs(invoice.status_transitions.paid_at ?? invoice.created),
    paysUntil: toMs(findPaidPeriodEnd(invoice, lines, trial)),
    revokedAt: charge ? await findRevocation(stripe, charge) : null,
    cardFingerprint: charge?.payment_method_details?.card?.fingerprint ?? null,
  }
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
  const { id, cancel_at: cancelAt, ended_at: endedAt, trial_end: trialEnd } = subscription
  const [item] = subscription.items.data
  const startedAt = toMs(subscription.start_date)
  const periodEnd = item?.current_period_end ?? subscription.start_date
  const stop = cancelAt === null ? Number.POSITIVE_INFINITY : toMs(cancelAt)
  const own = payments.filter(({ subscriptionId }) => subscriptionId === id)
  const lastPaid = Math.max(startedAt, ...own.map(({ paysUntil }) => paysUntil))
  return {
    id,
    priceId: item?.price.id ?? null,
    status: toStatus(subscription.status),
    startedAt,
    currentPeriodEnd: Math.min(toMs(periodEnd), stop),
    paidUntil: Math.min(lastPaid, stop),
    trialUntil: trialEnd === null ? null : Math.min(toMs(trialEnd), stop),
    isPaused: subscription.pause_collection !== null || subscription.status === 'paused',
    cancelsAtEnd: subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= periodEnd),
    endedAt: endedAt === null ? null : toMs(endedAt),
    revokedAt: findRevokedAt(own.filter(({ paysUntil }) => paysUntil === lastPaid)),
  }
}

/** When the last of a period's payments was returned; null while one of them stands. */
function findRevokedAt(payments: readonly PaymentSnapshot[]): number | null {
  const times = payments.map(({ revokedAt }) => revokedAt)
  if (times.length === 0 || times.includes(null)) return null
  return Math.max(...times.map(Number))
}

/** An unknown future status does not grant Premium. */
function toStatus(status: string): SubscriptionStatus {
  return subscriptionStatuses.find((known) => known === status) ?? 'incomplete'
}
