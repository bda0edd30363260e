import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { checkSubscription } from '../../lib/subscription/subscription-store.ts'

/** Shown above the last known subscription when its latest check failed. */
export function CheckFailed() {
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await checkSubscription()
    setBusy(false)
  }
  return (
    <div role="alert" className="mb-5">
      <p className="m-0 mb-3 text-ink-soft text-pretty">
        We couldn’t check your subscription. Your plan hasn’t changed.
      </p>
      <Button kind="outline" size="small" busy={isBusy} onClick={() => void retry()}>
        Check again
      </Button>
    </div>
  )
}
