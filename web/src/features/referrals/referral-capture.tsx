import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readQueryFlags } from '../../lib/page/query-flags.ts'
import { useSession } from '../../lib/session/session.ts'
import { readReferral, storeReferral } from './referral-storage.ts'

/** Rendered once on every page: stores the referral code in the URL and applies it after sign-in. */
export function ReferralCapture() {
  const { status } = useSession()
  const { referrer } = readQueryFlags(useLocation().search)
  useEffect(() => {
    if (status === 'signed-out' && referrer) storeReferral(referrer)
    const hasReferral = readReferral() !== null
    if (status !== 'signed-in' || !hasReferral) return
    import('./apply-referral.ts').then(
      ({ applyReferral }) => applyReferral(),
      // The code stays stored, and the next page retries.
      () => {},
    )
  }, [status, referrer])
  return null
}
