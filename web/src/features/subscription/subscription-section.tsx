import { FREE_SAVED_LINK_LIMIT, PREMIUM_PRICE_TEXT } from '@everyshelf/domain/plans'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { AccountSection } from '../../components/account-section.tsx'
import { CheckFailed } from '../../components/subscription/check-failed.tsx'
import { SubscriptionStateView } from '../../components/subscription/subscription-state.tsx'
import { useSubscription } from '../../lib/subscription.ts'
import type { SubscriptionAnswer } from '../../lib/subscription-store.ts'

/** The plan, until when it is paid, and the way to change or end it. */
export function SubscriptionSection() {
  const { answer, hasFailed } = useSubscription()
  return (
    <AccountSection
      name="subscription"
      title="Subscription"
      about={
        !answer || answer.subscription
          ? 'Cancel, change the card and see invoices on the page of the payment service. Cancelling takes two presses from here.'
          : 'What you have, and what you pay for it.'
      }
    >
      {hasFailed && <CheckFailed />}
      {!hasFailed && !answer && <Waiting />}
      {answer && <LastKnown answer={answer} />}
    </AccountSection>
  )
}

function LastKnown({ answer }: { readonly answer: SubscriptionAnswer }) {
  const hasPlan = answer.isPremium || answer.subscription
  return hasPlan ? <SubscriptionStateView answer={answer} /> : <FreePlan />
}

function FreePlan() {
  return (
    <div>
      <p className="m-0 font-semibold">Free</p>
      <p className="m-0 mt-1 mb-4 max-w-[52ch] text-ink-soft text-pretty">
        {FREE_SAVED_LINK_LIMIT} saved links, with the tags of the service. Premium has no limit and
        carries your own tags, for {PREMIUM_PRICE_TEXT}.
      </p>
      <Link to={paths.pricing} className={buttonClasses('outline')}>
        Compare the plans
      </Link>
    </div>
  )
}

/** As high as what comes, so that nothing below it moves. */
function Waiting() {
  return (
    <div role="status" className="min-h-31 animate-late">
      <span className="sr-only">Loading</span>
      <div className="h-6 w-28 rounded-sm bg-wash" />
    </div>
  )
}
