import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { PremiumPlan } from '@everyshelf/domain/plans'
import { showFailure } from '@everyshelf/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../api/api-client.ts'
import { refreshSession } from '../session/session.ts'

/** Opens Stripe Checkout to pay for Premium. */
export function useCheckout(plan: PremiumPlan) {
  return useBilling(() => apiClient.subscription.createCheckout.mutate({ plan }), 'checkout-failed')
}

/** Opens Stripe’s customer portal, to change the payment method. */
export function usePortal() {
  return useBilling(() => apiClient.subscription.createPortal.mutate(), 'portal-failed')
}

function useBilling(createSession: () => Promise<{ readonly url: string }>, fallback: ErrorCode) {
  const isRedirecting = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const change = (next: boolean) => {
    isRedirecting.current = next
    setBusy(next)
  }
  // After the browser's Back button, the page is restored as it was left: still busy.
  useEffect(() => {
    const release = () => {
      isRedirecting.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  return {
    isBusy,
    /** Opens Stripe's page. A second click while it opens does nothing. */
    open: async () => {
      if (isRedirecting.current) return
      change(true)
      try {
        window.location.assign((await createSession()).url)
      } catch (error) {
        change(false)
        const cause = readApiError(error)
        showFailure(explainFailure(cause.code, fallback), cause)
      }
    },
  }
}

function explainFailure(code: ErrorCode, fallback: ErrorCode): ErrorCode {
  if (code === 'unauthorized') {
    void refreshSession()
    return 'sign-in-to-upgrade'
  }
  return code === 'payment-not-set-up' ? code : fallback
}
