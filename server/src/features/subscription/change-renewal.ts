import type Stripe from 'stripe'
import type { StripeSource } from './stripe-source.ts'

/**
 * Cancels a subscription at the end of its period, or lets it renew again. It sets a state, so a
 * second call changes nothing.
 */
export async function changeRenewal(
  stripe: StripeSource,
  subscriptionId: string,
  renews: boolean,
): Promise<void> {
  const { subscriptions } = await stripe.client()
  const now = await subscriptions.retrieve(subscriptionId)
  const change = renews ? toRenew(now) : toEnd(now)
  if (change) await subscriptions.update(subscriptionId, change)
}

/** A subscription ends by one of two fields: with its period, or on a date set at Stripe. */
function toRenew(now: Stripe.Subscription): Stripe.SubscriptionUpdateParams | null {
  if (now.cancel_at_period_end) return { cancel_at_period_end: false }
  return now.cancel_at === null ? null : { cancel_at: '' }
}

function toEnd(now: Stripe.Subscription): Stripe.SubscriptionUpdateParams | null {
  const periodEnd = now.items.data[0]?.current_period_end ?? 0
  const isEnding =
    now.cancel_at_period_end || (now.cancel_at !== null && now.cancel_at <= periodEnd)
  return isEnding ? null : { cancel_at_period_end: true }
}
