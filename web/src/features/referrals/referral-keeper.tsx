import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readQueryFlags } from '../../lib/query-flags.ts'
import { useSession } from '../../lib/session.ts'
import { keepReferral, readReferral } from './kept-referral.ts'

/** Stands once around every page: keeps who invited a visitor, and says so once they have an account. */
export function ReferralKeeper() {
  const { status } = useSession()
  const { referrer } = readQueryFlags(useLocation().search)
  useEffect(() => {
    if (status === 'signed-out' && referrer) keepReferral(referrer)
    const isKept = readReferral() !== null
    if (status !== 'signed-in' || !isKept) return
    import('./apply-referral.ts').then(
      ({ applyReferral }) => applyReferral(),
      // The code stays kept, and the next page tries again.
      () => {},
    )
  }, [status, referrer])
  return null
}
