import { readApiError } from '@everyshelf/client'
import { formatDate } from '@everyshelf/domain/format'
import { FREE_SAVED_LINK_LIMIT, PREMIUM_PRICE_TEXT } from '@everyshelf/domain/plans'
import { Button, buttonClasses, Dialog, DialogClose } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccountSection } from '../../components/account-section.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { CheckFailed } from '../../components/subscription/check-failed.tsx'
import { SubscriptionStateView } from '../../components/subscription/subscription-state.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import {
  changeRenewal,
  checkSubscription,
  type SubscriptionResponse,
  useSubscription,
} from '../../lib/subscription/subscription-store.ts'
import { usePortal } from '../../lib/subscription/use-billing.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'

/** The user's plan and when it renews, with buttons to cancel, resume, and change how they pay. */
export function PlanSection() {
  const { response, hasFailed } = useSubscription()
  return (
    <AccountSection
      title="Plan"
      about="Cancel anytime. You keep Premium until your billing period ends."
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

interface PlanActionsProps {
  readonly subscription: NonNullable<SubscriptionResponse['subscription']>
}

/** Buttons to cancel or resume, and to open Stripe's page for the payment method. */
function PlanActions({ subscription }: PlanActionsProps) {
  const portal = usePortal()
  const { status } = subscription
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        kind="outline"
        busy={portal.isBusy}
        icon={<ExternalLink aria-hidden="true" className="size-[1.1em]" />}
        onClick={() => void portal.open()}
      >
        Change payment method
      </Button>
      {status !== 'unpaid' && status !== 'paused' && <Renewal subscription={subscription} />}
    </div>
  )
}

function Renewal({ subscription }: PlanActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const end = formatDate(subscription.currentPeriodEnd)
  const change = async (renews: boolean) => {
    if (isBusy) return
    setBusy(true)
    try {
      await changeRenewal(renews)
      showToast(toastTexts[renews ? 'subscription-resumed' : 'subscription-canceled'](end))
    } catch (error) {
      showError(readApiError(error).code)
      await checkSubscription()
    }
    setBusy(false)
    setAsking(false)
  }
  if (subscription.cancelsAtEnd) {
    return (
      <Button busy={isBusy} onClick={() => void change(true)}>
        Resume subscription
      </Button>
    )
  }
  return (
    <>
      <Button kind="quiet" className="max-sm:-ml-4" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel your subscription?"
        description={`It ends on ${end}. You can resume it until then. After that, your links keep working without your tags.`}
      >
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <DialogClose asChild>
            <Button kind="quiet">Keep subscription</Button>
          </DialogClose>
          <Button kind="danger" busy={isBusy} onClick={() => void change(false)}>
            Cancel subscription
          </Button>
        </div>
      </Dialog>
    </>
  )
}
