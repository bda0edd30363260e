import { useEffect } from 'react'
import { useSession } from '../session/session.ts'

/** Keeps the signed-in user's subscription status up to date. Rendered once, around every page. */
export function SubscriptionWatcher() {
  const account = useSession().user?.publicId
  useEffect(() => {
    if (!account) return
    let isGone = false
    let stop = () => {}
    import('./watch-subscription.ts').then(
      ({ watchSubscription }) => {
        if (!isGone) stop = watchSubscription()
      },
      // If this code cannot be fetched, the check fails silently, as the specification asks.
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [account])
  return null
}
