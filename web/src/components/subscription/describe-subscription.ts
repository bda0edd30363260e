import { formatDate } from '@everyshelf/domain/format'
import type { SubscriptionResponse } from '../../lib/subscription/subscription-store.ts'

interface SubscriptionText {
  readonly title: string
  readonly text: string
}

/** Describes a user's plan: its name, when it renews or ended, and what to do about a failed payment. */
export function describeSubscription(response: SubscriptionResponse): SubscriptionText {
  const { isPremium, subscription, source, ended } = response
  const title = isPremium ? 'Premium' : 'Free'
  if (isPremium && source === 'grant') return { title, text: describeGrant(response) }
  if (subscription) return { title, text: describePaid(subscription, response) }
  return { title, text: ended ? describeEnded(ended) : '' }
}

function describeGrant({ premiumUntil, subscription }: SubscriptionResponse): string {
  const until = premiumUntil ? ` until ${formatDate(premiumUntil)}` : ''
  const paidToo = subscription ? ' You also have a paid subscription.' : ''
  return `Complimentary Premium${until}.${paidToo}`
}

type PaidSubscription = NonNullable<SubscriptionResponse['subscription']>

function describePaid(
  paid: PaidSubscription,
  { isPremium, premiumUntil }: SubscriptionResponse,
): string {
  const { status, cancelsAtEnd, currentPeriodEnd, isPaused } = paid
  const end = formatDate(currentPeriodEnd)
  const problem = describeProblem(paid, isPremium)
  if (problem) return `${problem} Your subscription ${cancelsAtEnd ? 'ends' : 'renews'} on ${end}.`
  if (status === 'unpaid') {
    return isPremium
      ? 'Your payment failed. Pay the open invoice to keep Premium.'
      : 'Your payment failed, so Premium is off. Pay the open invoice to get it back.'
  }
  if (isPaused) {
    return isPremium && premiumUntil
      ? `Your subscription is paused. You have Premium until ${formatDate(premiumUntil)}.`
      : 'Your subscription is paused, so Premium is off.'
  }
  if (cancelsAtEnd) return `Canceled. You have Premium until ${end}.`
  if (!isPremium) return 'Your invoice is not paid yet, so Premium is off.'
  return `${status === 'trialing' ? 'Free trial. ' : ''}Renews on ${end}, unless you cancel.`
}

/** The problem of a subscription that Stripe still renews. */
function describeProblem({ status, isPaymentReturned }: PaidSubscription, isPremium: boolean) {
  if (isPaymentReturned) return 'Your last payment was refunded or disputed, so Premium is off.'
  if (status !== 'past_due') return undefined
  return isPremium
    ? 'Your last payment failed. Update your payment method to keep Premium.'
    : 'Your last payment failed, so Premium is off. Pay the open invoice to get it back.'
}

function describeEnded({ at, isPaymentReturned }: NonNullable<SubscriptionResponse['ended']>) {
  const reason = isPaymentReturned ? ' Its last payment was refunded or disputed.' : ''
  return `Your subscription ended on ${formatDate(at)}.${reason}`
}
