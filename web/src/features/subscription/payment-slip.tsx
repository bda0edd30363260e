import { Spinner } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { Slip } from '../../components/slip.tsx'
import { useSubscription } from '../../lib/subscription.ts'
import { verifySubscription } from '../../lib/subscription-store.ts'

/** The server allows 20 verifications a minute. */
const CHECK_EVERY_MS = 5_000

/** Back from a checkout whose payment Stripe has not confirmed: checks until it has. */
export function PaymentSlip() {
  const { isConfirming } = useSubscription()
  useEffect(() => {
    if (!isConfirming) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void confirmPayment()
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isConfirming])
  if (!isConfirming) return null
  return (
    <Slip>
      <p className="m-0 flex items-center gap-3 font-semibold">
        <Spinner className="size-5 shrink-0 text-accent" />
        Your payment is being confirmed
      </p>
      <p className="m-0 mt-1 text-ink-soft">
        This usually takes less than a minute. You can keep working; Premium starts by itself.
      </p>
    </Slip>
  )
}

async function confirmPayment(): Promise<void> {
  if ((await verifySubscription()) === 'became-premium') showNotice('subscription-activated')
}
