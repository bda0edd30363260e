import { useEffect } from 'react'
import { useSession } from '../session/session.ts'
import { setPlanUnknown } from '../session/session-store.ts'

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
      // Without this code there is no check, which counts as one that failed.
      () => setPlanUnknown(true),
    )
    return () => {
      isGone = true
      stop()
      setPlanUnknown(false)
    }
  }, [account])
  return null
}
