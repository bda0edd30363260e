import { useEffect } from 'react'
import { readCacheOwner } from '../storage/cache-owner.ts'
import { processSaveQueue } from './process-queue.ts'
import { retryQueuedSaves } from './queued-saves.ts'

/** Retries the save queue at once when the popup opens or the browser comes back online. */
export function useRetryOnOpen(): void {
  useEffect(() => {
    const retry = () => void readCacheOwner().then(retryQueuedSaves).then(processSaveQueue)
    retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
}
