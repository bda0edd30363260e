import { showNotice } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { importChunk } from '../../lib/import-chunk.ts'
import { type QueryFlagName, readQueryFlags, removeQueryFlags } from '../../lib/query-flags.ts'
import { refreshSession } from '../../lib/session.ts'
import { openSiteDialog } from '../../lib/site-dialogs.ts'

/** Does what an address asks of any page, and takes the request out of it, so that a reload does not. */
export function useQueryFlags(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { dialog, isVerifying, isBackFromCheckout } = readQueryFlags(search)
    const used: QueryFlagName[] = []
    if (dialog) {
      used.push('dialog')
      openSiteDialog(dialog)
    }
    if (isVerifying || isBackFromCheckout) {
      used.push('verify', 'success')
      void sayWhenActivated(isVerifying)
    }
    if (used.length === 0) return
    const address = { pathname, search: removeQueryFlags(search, used), hash }
    void navigate(address, { replace: true, state, preventScrollReset: true })
  }, [pathname, search, hash, state, navigate])
}

/** The address grants nothing: what counts is what the server answers (S40). */
async function sayWhenActivated(isVerifying: boolean): Promise<void> {
  const { user } = await refreshSession()
  if (!user) return
  const subscription = await importChunk(() => import('../../lib/subscription-store.ts'))
  if (!isVerifying) await subscription.checkSubscription()
  if (isVerifying || !subscription.readSubscription().answer?.isPremium) {
    await subscription.verifySubscription()
  }
  const { answer, hasFailed } = subscription.readSubscription()
  // Back from cancelling: nothing was activated.
  const isRunning = answer?.isPremium && !answer.subscription?.cancelsAtEnd
  if (isRunning && !hasFailed) showNotice('subscription-activated')
}
