import { formatDate } from '../../format/dates.ts'
import type { SubscriptionAnswer } from '../../lib/subscription/subscription-store.ts'

export interface SubscriptionText {
  readonly title: string
  readonly text: string
}

/** Describes a user's plan: its name, when it renews or ends, and what to do about a failed payment. */
export function describeSubscription(answer: SubscriptionAnswer): SubscriptionText {
  const { isPremium, subscription, source } = answer
  const text =
    isPremium && source === 'grant'
      ? describeGrant(answer)
      : subscription && describePaid(subscription, isPremium)
  return { title: isPremium ? 'Premium' : 'Free', text: text ?? '' }
}

function describeGrant({ premiumUntil, subscription }: SubscriptionAnswer): string {
  const until = premiumUntil ? ` until ${formatDate(premiumUntil)}` : ''
  const paidToo = subscription ? ' You also have a paid subscription.' : ''
  return `Complimentary Premium${until}.${paidToo}`
}

type PaidSubscription = NonNullable<SubscriptionAnswer['subscription']>

function describePaid(paid: PaidSubscription, isPremium: boolean): string {
  const { status, cancelsAtEnd, currentPeriodEnd } = paid
  const end = formatDate(currentPeriodEnd)
  if (!isPremium || status === 'past_due') {
    return 'A payment failed. Click Manage subscription to pay, update your card, or cancel.'
  }
  if (cancelsAtEnd) return `Canceled. You have Premium until ${end}.`
  return `${status === 'trialing' ? 'Free trial. ' : ''}Renews on ${end}, unless you cancel.`
}
