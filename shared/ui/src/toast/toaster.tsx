import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toasts } from './show-toast.ts'
import type { ToastEdge } from './toast-area.tsx'

/** After this long without a toast, the page fetches the area anyway, so that it works offline. */
const QUIET_MS = 1000
/** How often a waiting toast retries a failed fetch of the area. */
const AGAIN_MS = 2000

interface ToasterProps {
  readonly edge?: ToastEdge
  /** How the app imports its chunks; an extension has them all at hand. */
  readonly importChunk?: <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>
}

/**
 * The page's notification area; one is enough. Its code comes when the page has settled, or with the
 * first toast if that is sooner. Without a connection to fetch it by, the newest toast waits.
 */
export function Toaster({ edge = 'bottom', importChunk = importOnce }: ToasterProps) {
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
        const { ToastArea } = await importChunk(() => import('./toast-area.tsx'))
        setArea(() => ToastArea)
      } catch {
        if (newest && !isGone) timer = setTimeout(fetchArea, AGAIN_MS)
      }
    }
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWanted, newest, importChunk])
  // A dialog hides all of the page from screen readers except live regions; this one stands before any
  // dialog opens, whenever the area comes. Each toast announces itself, hence `off`.
  return <div aria-live="off">{Area && <Area edge={edge} />}</div>
}

function importOnce<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  return load()
}
