import { useEffect, useState } from 'react'
import { type TakeUp, watchVersions } from './take-up-worker.ts'

/** What a page needs first comes first. */
const WAIT_MS = 2000

/** How to take up a newer version, once one waits. */
export function useNewVersion(): TakeUp | null {
  const [takeUp, setTakeUp] = useState<TakeUp | null>(null)
  useEffect(() => {
    const { serviceWorker } = navigator
    if (!import.meta.env.PROD || !serviceWorker) return
    const begin = () =>
      watchVersions(
        serviceWorker,
        () => window.location.reload(),
        (next) => setTakeUp(() => next),
      )
    const timer = setTimeout(begin, WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return takeUp
}
