import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { showError } from '@everyshelf/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from './api-client.ts'
import { refreshSession } from './session.ts'

interface Billing {
  readonly isBusy: boolean
  /** Leaves for the page of the payment service; a second press meanwhile does nothing. */
  readonly open: () => Promise<void>
}

/** The page where Premium is paid. */
export function useCheckout(): Billing {
  return useBilling(() => apiClient.subscription.createCheckout.mutate(), 'checkout-failed')
}

/** The page where a subscription is cancelled, the card changed, and the invoices are. */
export function usePortal(): Billing {
  return useBilling(() => apiClient.subscription.createPortal.mutate(), 'portal-failed')
}

function useBilling(ask: () => Promise<{ readonly url: string }>, failsAs: ErrorCode): Billing {
  const isOpening = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const change = (next: boolean) => {
    isOpening.current = next
    setBusy(next)
  }
  // Who comes back with the browser's button finds the page as they left it, still waiting.
  useEffect(() => {
    const release = () => {
      isOpening.current = false
      setBusy(false)
    }
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])

  return {
    isBusy,
    open: async () => {
      if (isOpening.current) return
      change(true)
      try {
        window.location.assign((await ask()).url)
      } catch (error) {
        change(false)
        showError(explainFailure(readApiError(error).code, failsAs))
      }
    },
  }
}

function explainFailure(code: ErrorCode, failsAs: ErrorCode): ErrorCode {
  if (code === 'unauthorized') {
    void refreshSession()
    return 'sign-in-to-upgrade'
  }
  return code === 'payment-not-set-up' || code === 'rate-limited' ? code : failsAs
}
