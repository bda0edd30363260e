import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type QueryFlagName, readQueryFlags, removeQueryFlags } from '../../lib/page/query-flags.ts'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { paths } from '../../lib/paths.ts'
import { accountAddress } from '../../lib/session/session.ts'

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
      const goToSignIn = () =>
        void navigate(accountAddress('signin', `${currentPath.current}?verify=immediate`))
      void import('./announce-payment.ts')
        .then(({ announcePayment }) => announcePayment({ isVerifying, goToSignIn }))
        .then((afterPayment) => {
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
