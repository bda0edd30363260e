import { Spinner } from '@everyshelf/ui/primitives'
import { showNotice } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CornerNotice } from '../../components/corner-notice.tsx'
import { paths } from '../../lib/paths.ts'
import {
  afterPayment,
  useSubscription,
  verifySubscription,
} from '../../lib/subscription/subscription-store.ts'

/** The server allows 20 verifications a minute. */
const CHECK_EVERY_MS = 5_000

/** Shown after a checkout until Stripe has confirmed the payment, which it checks regularly. */
export function PendingPaymentNotice() {
  const { isConfirming, response } = useSubscription()
  useOpenTags(isConfirming, response?.isPremium ?? false)
  useEffect(() => {
    if (!isConfirming) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void confirmPayment()
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isConfirming])
  if (!isConfirming) return null
  return (
    <CornerNotice>
      <p className="m-0 flex items-center gap-3 font-semibold">
        <Spinner className="size-5 shrink-0 text-accent" />
        Confirming your payment
      </p>
      <p className="m-0 mt-1 text-ink-soft">
        This usually takes less than a minute. Premium starts automatically.
      </p>
    </CornerNotice>
  )
}

/** Opens the tags page once the payment is confirmed, if the user is still where checkout returned. */
function useOpenTags(isConfirming: boolean, isPremium: boolean) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wasConfirming = useRef(false)
  useEffect(() => {
    const isDone = wasConfirming.current && !isConfirming && isPremium
    wasConfirming.current = isConfirming
    if (isDone && pathname === paths.profile) void navigate(paths.profileTags, afterPayment)
  }, [isConfirming, isPremium, pathname, navigate])
}

async function confirmPayment() {
  if ((await verifySubscription()) === 'became-premium') showNotice('subscription-activated')
}
