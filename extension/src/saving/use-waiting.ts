import { useEffect, useState } from 'react'
import { listWaiting, type WaitingSave, watchWaiting } from './waiting-saves.ts'

const NONE: readonly WaitingSave[] = []

/** What waits to be saved, or was refused and not yet read; kept in step with the background. */
export function useWaiting(): readonly WaitingSave[] {
  const [waiting, setWaiting] = useState(NONE)
  useEffect(() => {
    const show = () => void listWaiting().then(setWaiting)
    show()
    return watchWaiting(show)
  }, [])
  return waiting
}
