import { useEffect, useState } from 'react'
import { type ActivateVersion, watchVersions } from './watch-versions.ts'

/** The page's own requests come first. */
const WAIT_MS = 2000

/** A function that activates a newer version, once one is waiting. */
export function useNewVersion(): ActivateVersion | null {
  const [activate, setActivate] = useState<ActivateVersion | null>(null)
  useEffect(() => {
    const { serviceWorker } = navigator
    if (!import.meta.env.PROD || !serviceWorker) return
    const start = () =>
      watchVersions(
        serviceWorker,
        () => window.location.reload(),
        (next) => setActivate(() => next),
      )
    const timer = setTimeout(start, WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return activate
}
