import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from './show-toast.ts'
import type { ToastEdge } from './toast-area.tsx'

const ToastArea = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }))

/** How long a quiet page is given before the area is fetched all the same, so that it is there offline. */
const QUIET_MS = 1000

/**
 * The page's notification area; one is enough. Its code comes when the page has settled, or with the
 * first toast if that is sooner.
 */
export function Toaster({ edge = 'bottom' }: { readonly edge?: ToastEdge }) {
  const [isSettled, setSettled] = useState(false)
  const hasToasts = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list().length > 0,
    () => false,
  )
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSettled && !hasToasts) return null
  return (
    <Suspense>
      <ToastArea edge={edge} />
    </Suspense>
  )
}
