import { useEffect } from 'react'
import { readKeeper } from '../storage/keeper.ts'
import { runSaves } from './run-saves.ts'
import { askAgain } from './waiting-saves.ts'

/** Whoever opens the popup, or comes back online, has what waits saved without waiting for its turn. */
export function useRetryOfSaves(): void {
  useEffect(() => {
    const retry = () => void readKeeper().then(askAgain).then(runSaves)
    retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
}
