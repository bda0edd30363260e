import { showNotice } from '@everyshelf/ui/toast'
import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { importChunk } from '../../lib/lazy-loading/import-chunk.ts'
import { type QueryFlagName, readQueryFlags, removeQueryFlags } from '../../lib/page/query-flags.ts'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { refreshSession } from '../../lib/session/session.ts'

/**
 * Runs the flags in the URL of any page and removes them, so that a reload does not repeat them. Checkout
 * returns to My Account; once the payment is confirmed, the tags page opens.
 */
export function useQueryFlags(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const currentPath = useRef(pathname)
  useEffect(() => {
    currentPath.current = pathname
  }, [pathname])
  useEffect(() => {
    const { dialog, isVerifying, isBackFromCheckout } = readQueryFlags(search)
    const used: QueryFlagName[] = []
    if (dialog) {
      used.push('dialog')
      openSiteDialog(dialog)
    }
    if (isVerifying || isBackFromCheckout) {
      used.push('verify', 'success')
      void announceActivation(isVerifying).then((afterPayment) => {
        const isOnProfile = currentPath.current === paths.profile
        if (afterPayment && isBackFromCheckout && isOnProfile) {
          void navigate(paths.profileTags, afterPayment)
        }
      })
    }
    if (used.length === 0) return
    const address = { pathname, search: removeQueryFlags(search, used), hash }
    void navigate(address, { replace: true, state, preventScrollReset: true })
  }, [pathname, search, hash, state, navigate])
}

/**
 * Returns how to open the tags page, or null without Premium. The URL grants nothing: only the server's
 * answer counts (S40).
 */
async function announceActivation(isVerifying: boolean): Promise<NavigateOptions | null> {
  const { user } = await refreshSession()
  if (!user) return null
  const subscription = await importChunk(
    () => import('../../lib/subscription/subscription-store.ts'),
  )
  if (!isVerifying) await subscription.checkSubscription()
  if (isVerifying || !subscription.readSubscription().answer?.isPremium) {
    await subscription.verifySubscription()
  }
  const { answer, hasFailed } = subscription.readSubscription()
  // After a cancellation nothing was activated.
  const isActive = answer?.isPremium && !answer.subscription?.cancelsAtEnd && !hasFailed
  if (!isActive) return null
  showNotice('subscription-activated')
  return subscription.afterPayment
}
