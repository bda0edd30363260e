import { FREE_SAVED_LINK_LIMIT, PREMIUM_PRICE_TEXT } from '@everyshelf/domain/plans'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { AccountSection } from '../../components/account-section.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { CheckFailed } from '../../components/subscription/check-failed.tsx'
import { SubscriptionStateView } from '../../components/subscription/subscription-state.tsx'
import { useSession } from '../../lib/session/session.ts'
import {
  type SubscriptionResponse,
  useSubscription,
} from '../../lib/subscription/subscription-store.ts'
import { PlanActions } from './plan-actions.tsx'

/** The user's plan and when it renews, with buttons to cancel, resume, and change how they pay. */
export function PlanSection() {
  const { response, hasFailed } = useSubscription()
  return (
    <AccountSection
      title="Plan"
      about="Cancel anytime. You keep Premium until the paid month ends."
    >
      {hasFailed && <CheckFailed />}
      {!hasFailed && !response && <PlanSkeleton />}
      {response && <LastKnownPlan response={response} />}
    </AccountSection>
  )
}

function LastKnownPlan({ response }: { readonly response: SubscriptionResponse }) {
  const { hasPayments } = useSession()
  const { isPremium, subscription } = response
  return (
    <>
      <SubscriptionStateView response={response} />
      {!isPremium && !subscription && <FreePlan />}
      {subscription && <PlanActions subscription={subscription} />}
      {!hasPayments && (
        <p className="m-0 mt-3 text-sm text-ink-soft text-pretty">
          Payments are not set up on this server.
        </p>
      )}
    </>
  )
}

function FreePlan() {
  return (
    <>
      <p className="m-0 mt-1 mb-4 max-w-[52ch] text-ink-soft text-pretty">
        You can save {FREE_SAVED_LINK_LIMIT} links. Premium adds unlimited links and your own
        affiliate tags for {PREMIUM_PRICE_TEXT}.
      </p>
      <Link to={paths.pricing} className={buttonClasses('outline')}>
        Compare plans
      </Link>
    </>
  )
}

/** As tall as the loaded content, so that nothing below it moves. */
function PlanSkeleton() {
  return (
    <Skeleton className="min-h-31">
      <div className="h-6 w-28 rounded-sm bg-wash" />
    </Skeleton>
  )
}
