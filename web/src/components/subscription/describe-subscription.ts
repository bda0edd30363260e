import { formatDate } from '../../format/dates.ts'
import type { SubscriptionAnswer } from '../../lib/subscription-store.ts'

export interface SubscriptionWords {
  readonly title: string
  readonly text: string
}

/** What somebody has, until when, and what comes then. */
export function describeSubscription(answer: SubscriptionAnswer): SubscriptionWords {
  const { isPremium, subscription, source } = answer
  const text =
    isPremium && source === 'grant'
      ? describeGrant(answer)
      : subscription && describePaid(subscription, isPremium)
  return { title: isPremium ? 'Premium' : 'Free', text: text ?? '' }
}

function describeGrant({ premiumUntil, subscription }: SubscriptionAnswer): string {
  const until = premiumUntil ? `, until ${formatDate(premiumUntil)}` : ''
  const beside = subscription ? ' Your subscription stands beside them.' : ''
  return `Months that were given to you${until}.${beside}`
}

type PaidSubscription = NonNullable<SubscriptionAnswer['subscription']>

function describePaid(paid: PaidSubscription, isPremium: boolean): string {
  const { status, cancelsAtEnd, currentPeriodEnd } = paid
  const end = formatDate(currentPeriodEnd)
  if (!isPremium || status === 'past_due') {
    return 'A payment is missing. Under Manage subscription you can pay it, change the card, or cancel.'
  }
  if (cancelsAtEnd) return `Cancelled. It ends on ${end}; until then nothing changes.`
  return `${status === 'trialing' ? 'A trial. ' : ''}Renews on ${end}, until you cancel.`
}
