import { useEffect, useState } from 'react'
import { listQueuedSaves, type QueuedSave, watchSaveQueue } from './queued-saves.ts'

const NONE: readonly QueuedSave[] = []

/** The saves that are waiting, or were refused and not yet dismissed; follows the background's changes. */
export function useSaveQueue(): readonly QueuedSave[] {
  const [queued, setQueued] = useState(NONE)
  useEffect(() => {
    const show = () => void listQueuedSaves().then(setQueued)
    show()
    return watchSaveQueue(show)
  }, [])
  return queued
}
