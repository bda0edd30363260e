import { useEffect } from 'react'
import { useSession } from './session.ts'

/** Stands once around every page: keeps an eye on the subscription of who is signed in. */
export function SubscriptionKeeper() {
  const who = useSession().user?.publicId
  useEffect(() => {
    if (!who) return
    let isGone = false
    let stop = () => {}
    import('./subscription-watch.ts').then(
      ({ watchSubscription }) => {
        if (!isGone) stop = watchSubscription()
      },
      // A piece of code that cannot be fetched is a check that failed: silent.
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [who])
  return null
}
