import { readApiError } from '@everyshelf/client'
import { formatDate } from '@everyshelf/domain/format'
import { Button, Dialog, DialogClose } from '@everyshelf/ui/primitives'
import { showError, toasts } from '@everyshelf/ui/toast'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import {
  changeRenewal,
  checkSubscription,
  type SubscriptionResponse,
} from '../../lib/subscription/subscription-store.ts'
import { usePortal } from '../../lib/subscription/use-billing.ts'

interface PlanActionsProps {
  readonly subscription: NonNullable<SubscriptionResponse['subscription']>
}

/** Buttons to cancel or resume, and to open Stripe's page for the payment method. */
export function PlanActions({ subscription }: PlanActionsProps) {
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
      toasts.show(
        renews
          ? { title: 'Subscription resumed', text: `It renews on ${end}.`, tone: 'notice' }
          : { title: 'Subscription canceled', text: `It ends on ${end}.`, tone: 'notice' },
      )
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
