import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useId } from 'react'
import { CheckFailed } from '../../components/subscription/check-failed.tsx'
import { SubscriptionStateView } from '../../components/subscription/subscription-state.tsx'
import { refreshSession, useGoToSignIn, useSession } from '../../lib/session.ts'
import { useSubscription } from '../../lib/subscription.ts'
import type { SubscriptionAnswer } from '../../lib/subscription-store.ts'
import { useCheckout } from '../../lib/use-billing.ts'

/** What somebody can do about Premium: take it, sign in first, or manage what they have. */
export function PremiumAction() {
  const { status, user, hasPayments } = useSession()
  const { answer, hasFailed } = useSubscription()
  return (
    <>
      {hasFailed && user && <CheckFailed />}
      <LastKnownAction {...{ status, user, hasPayments, answer }} />
    </>
  )
}

interface LastKnownActionProps
  extends Pick<ReturnType<typeof useSession>, 'status' | 'user' | 'hasPayments'> {
  readonly answer: SubscriptionAnswer | null
}

function LastKnownAction({ status, user, hasPayments, answer }: LastKnownActionProps) {
  if (answer && (answer.isPremium || answer.subscription)) {
    return <SubscriptionStateView answer={answer} />
  }
  if (user?.isPremium) return <p className="m-0 font-semibold">You have Premium</p>
  if (status !== 'loading' && !hasPayments) return <NotForSale />
  return <UpgradeButton status={status} />
}

function UpgradeButton({ status }: Pick<ReturnType<typeof useSession>, 'status'>) {
  const { isBusy, open } = useCheckout()
  const goToSignIn = useGoToSignIn()
  const upgrade = async () => {
    const now = status === 'loading' ? (await refreshSession()).status : status
    if (now === 'signed-in') return await open()
    showError('sign-in-to-upgrade')
    goToSignIn()
  }
  return (
    <Button busy={isBusy} onClick={() => void upgrade()}>
      Upgrade to Premium
    </Button>
  )
}

function NotForSale() {
  const note = useId()
  return (
    <div>
      <Button disabled aria-describedby={note}>
        Upgrade to Premium
      </Button>
      <p id={note} className="m-0 mt-3 text-sm text-ink-soft text-pretty">
        Payment is not set up on this server yet, so Premium cannot be bought here for now.
      </p>
    </div>
  )
}
