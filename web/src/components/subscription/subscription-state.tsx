import type { SubscriptionResponse } from '../../lib/subscription/subscription-store.ts'
import { describeSubscription } from './describe-subscription.ts'

/** The user's plan, when it renews or ended, and what to do about a failed payment. */
export function SubscriptionStateView({ response }: { readonly response: SubscriptionResponse }) {
  const { title, text } = describeSubscription(response)
  return (
    <div>
      <p className="m-0 font-semibold">{title}</p>
      {text && <p className="m-0 mt-1 max-w-[52ch] text-ink-soft text-pretty">{text}</p>}
    </div>
  )
}
