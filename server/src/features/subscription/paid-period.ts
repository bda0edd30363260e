import type Stripe from 'stripe'

type Trial = Pick<Stripe.Subscription, 'trial_start' | 'trial_end'>

/**
 * The end of the period that a paid invoice pays for, in Stripe's seconds; 0 when it pays for none.
 * A zero invoice pays when a coupon or credit made it zero. A trial's invoice pays for nothing, nor does one
 * for a change of plan that charged nothing.
 */
export function findPaidPeriodEnd(
  { total, billing_reason: reason }: Pick<Stripe.Invoice, 'total' | 'billing_reason'>,
  lines: readonly Stripe.InvoiceLineItem[],
  trial: Trial | undefined,
): number {
  const countsProrations = total > 0 || reason === 'subscription_create'
  const ends = lines
    .filter(({ parent }) => {
      const item = parent?.subscription_item_details
      return item && (countsProrations || !item.proration)
    })
    .filter(({ amount, period }) => amount > 0 || (amount === 0 && !isOfTrial(period, trial)))
    .map(({ period }) => period.end)
  return Math.max(0, ...ends)
}

function isOfTrial({ start }: Stripe.InvoiceLineItem.Period, trial: Trial | undefined): boolean {
  const { trial_start: from = null, trial_end: to = null } = trial ?? {}
  return from !== null && to !== null && from <= start && start <= to
}
