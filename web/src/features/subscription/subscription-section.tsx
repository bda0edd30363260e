import { FREE_SAVED_LINK_LIMIT, PREMIUM_PRICE_TEXT } from '@everyshelf/domain/plans'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { AccountSection } from '../../components/account-section.tsx'
import { CheckFailed } from '../../components/subscription/check-failed.tsx'
import { SubscriptionStateView } from '../../components/subscription/subscription-state.tsx'
import type { SubscriptionAnswer } from '../../lib/subscription/subscription-store.ts'
import { useSubscription } from '../../lib/subscription/subscription-store.ts'

/** The user's plan and when it renews, with links to change or cancel it. */
export function SubscriptionSection() {
  const { answer, hasFailed } = useSubscription()
  return (
    <AccountSection
      title="Subscription"
      about={
        !answer || answer.subscription
          ? 'Cancel, update your card, or see invoices on Stripe’s billing page.'
          : 'Your plan and what it costs.'
      }
    >
      {hasFailed && <CheckFailed />}
      {!hasFailed && !answer && <SubscriptionSkeleton />}
      {answer && <LastKnownPlan answer={answer} />}
    </AccountSection>
  )
}

function LastKnownPlan({ answer }: { readonly answer: SubscriptionAnswer }) {
  const hasPlan = answer.isPremium || answer.subscription
  return hasPlan ? <SubscriptionStateView answer={answer} /> : <FreePlan />
}

function FreePlan() {
  return (
    <div>
      <p className="m-0 font-semibold">Free</p>
      <p className="m-0 mt-1 mb-4 max-w-[52ch] text-ink-soft text-pretty">
        {FREE_SAVED_LINK_LIMIT} saved links with Everyshelf’s affiliate tags. Premium has unlimited
        links and your own tags, for {PREMIUM_PRICE_TEXT}.
      </p>
      <Link to={paths.pricing} className={buttonClasses('outline')}>
        Compare plans
      </Link>
    </div>
  )
}

/** As tall as the loaded content, so that nothing below it moves. */
function SubscriptionSkeleton() {
  return (
    <div role="status" className="min-h-31 animate-late">
      <span className="sr-only">Loading</span>
      <div className="h-6 w-28 rounded-sm bg-wash" />
    </div>
  )
}
