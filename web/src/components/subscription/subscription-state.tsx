import { Button } from '@everyshelf/ui/primitives'
import { ExternalLink } from 'lucide-react'
import type { SubscriptionAnswer } from '../../lib/subscription/subscription-store.ts'
import { usePortal } from '../../lib/subscription/use-billing.ts'
import { describeSubscription } from './describe-subscription.ts'

/** The user's plan, with a button that opens the customer portal to change or cancel it. */
export function SubscriptionStateView({ answer }: { readonly answer: SubscriptionAnswer }) {
  const { isBusy, open } = usePortal()
  const { title, text } = describeSubscription(answer)
  return (
    <div>
      <p className="m-0 font-semibold">{title}</p>
      {text && <p className="m-0 mt-1 max-w-[52ch] text-ink-soft text-pretty">{text}</p>}
      {answer.subscription && (
        <Button
          kind="outline"
          className="mt-4"
          busy={isBusy}
          icon={<ExternalLink aria-hidden="true" className="size-[1.1em]" />}
          onClick={() => void open()}
        >
          Manage subscription
        </Button>
      )}
    </div>
  )
}
