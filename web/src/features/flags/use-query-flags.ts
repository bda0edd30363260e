import { showNotice } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { importChunk } from '../../lib/lazy-loading/import-chunk.ts'
import { type QueryFlagName, readQueryFlags, removeQueryFlags } from '../../lib/page/query-flags.ts'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { refreshSession } from '../../lib/session/session.ts'

/** Runs the flags in the URL of any page and removes them, so that a reload does not repeat them. */
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
      void announceActivation(isVerifying)
    }
    if (used.length === 0) return
    const address = { pathname, search: removeQueryFlags(search, used), hash }
    void navigate(address, { replace: true, state, preventScrollReset: true })
  }, [pathname, search, hash, state, navigate])
}

/** The URL grants nothing: only the server's answer counts (S40). */
async function announceActivation(isVerifying: boolean): Promise<void> {
  const { user } = await refreshSession()
  if (!user) return
  const subscription = await importChunk(
    () => import('../../lib/subscription/subscription-store.ts'),
  )
  if (!isVerifying) await subscription.checkSubscription()
  if (isVerifying || !subscription.readSubscription().answer?.isPremium) {
    await subscription.verifySubscription()
  }
  const { answer, hasFailed } = subscription.readSubscription()
  // After a cancellation nothing was activated.
  const isRenewing = answer?.isPremium && !answer.subscription?.cancelsAtEnd
  if (isRenewing && !hasFailed) showNotice('subscription-activated')
}
