import type { PremiumPlan } from '@everyshelf/domain/plans'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { CheckFailed } from '../../components/subscription/check-failed.tsx'
import { SubscriptionStateView } from '../../components/subscription/subscription-state.tsx'
import { paths } from '../../lib/paths.ts'
import { refreshSession, useGoToSignIn, useSession } from '../../lib/session/session.ts'
import {
  type SubscriptionResponse,
  useSubscription,
} from '../../lib/subscription/subscription-store.ts'
import { useCheckout } from '../../lib/subscription/use-billing.ts'

/** The button to upgrade or manage Premium, depending on the user's plan. */
export function PremiumAction() {
  const { user } = useSession()
  const { response, hasFailed } = useSubscription()
  const isUnchecked = hasFailed && user !== null
  return (
    <>
      {isUnchecked && <CheckFailed />}
      {/* No one is offered a plan that they may already have. */}
      {(response || !isUnchecked) && <LastKnownAction response={response} />}
    </>
  )
}

function LastKnownAction({ response }: { readonly response: SubscriptionResponse | null }) {
  const { status, user, hasPayments, hasYearlyPlan } = useSession()
  if (response && (response.isPremium || response.subscription)) {
    return (
      <>
        <SubscriptionStateView response={response} />
        {response.subscription && (
          <Link to={paths.profileBilling} className={`mt-4 ${buttonClasses('outline')}`}>
            Manage subscription
          </Link>
        )}
      </>
    )
  }
  if (user?.isPremium) return <p className="m-0 font-semibold">You have Premium</p>
  if (status !== 'loading' && !hasPayments) return <PaymentsUnavailable />
  return (
    <>
      <UpgradeButton plan="monthly">Upgrade to Premium</UpgradeButton>
      {hasYearlyPlan && (
        <>
          <UpgradeButton plan="yearly">Pay yearly</UpgradeButton>
          <p className="m-0 mt-2 text-sm text-ink-soft">
            Stripe shows you the yearly price before you pay.
          </p>
        </>
      )}
    </>
  )
}

interface UpgradeButtonProps {
  readonly plan: PremiumPlan
  readonly children: ReactNode
}

function UpgradeButton({ plan, children }: UpgradeButtonProps) {
  const { status } = useSession()
  const { isBusy, open } = useCheckout(plan)
  const goToSignIn = useGoToSignIn()
  const upgrade = async () => {
    const now = status === 'loading' ? (await refreshSession()).status : status
    if (now === 'signed-in') return await open()
    showError('sign-in-to-upgrade')
    goToSignIn()
  }
  return (
    <Button
      kind={plan === 'yearly' ? 'outline' : 'solid'}
      className={plan === 'yearly' ? 'mt-3' : ''}
      busy={isBusy}
      onClick={() => void upgrade()}
    >
      {children}
    </Button>
  )
}

function PaymentsUnavailable() {
  const note = useId()
  return (
    <div>
      <Button disabled aria-describedby={note}>
        Upgrade to Premium
      </Button>
      <p id={note} className="m-0 mt-3 text-sm text-ink-soft text-pretty">
        You can’t buy Premium yet, because this server can’t take payments.
      </p>
    </div>
  )
}
