import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from './show-toast.ts'
import type { ToastEdge } from './toast-area.tsx'

/** After this long without a toast, the page fetches the area anyway, so that it works offline. */
const QUIET_MS = 1000
/** How often a waiting toast retries a failed fetch of the area. */
const AGAIN_MS = 2000

interface ToasterProps {
  readonly edge?: ToastEdge
}

/**
 * The page's notification area; one is enough. Its code loads once the page has settled, or with the first
 * toast if that is sooner. While there is no connection to load it, the newest toast waits.
 */
export function Toaster({ edge = 'bottom' }: ToasterProps) {
  const [Area, setArea] = useState<ComponentType<{ readonly edge: ToastEdge }> | null>(null)
  const newest = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.list()[0]?.id,
    () => undefined,
  )
  const isWanted = Area === null
  useEffect(() => {
    if (!isWanted) return
    let timer = setTimeout(fetchArea, newest ? 0 : QUIET_MS)
    let isGone = false
    async function fetchArea() {
      try {
        const { ToastArea } = await import('./toast-area.tsx')
        setArea(() => ToastArea)
      } catch {
        if (newest && !isGone) timer = setTimeout(fetchArea, AGAIN_MS)
      }
    }
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWanted, newest])
  // A dialog hides all of the page from screen readers except live regions; this one is present before any
  // dialog opens, even if the area loads later. Each toast announces itself, hence `off`.
  return <div aria-live="off">{Area && <Area edge={edge} />}</div>
}
