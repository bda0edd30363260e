import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/** How many parts of the page explain a failed connection themselves. */
let shown = 0
const { subscribe, notify } = createListeners()

function add(change: 1 | -1) {
  shown += change
  notify()
}

/** While the calling part of the page explains a failed connection, the notice at the corner stays away. */
export function useAsConnectionMessage(): void {
  useEffect(() => {
    add(1)
    return () => add(-1)
  }, [])
}

export function useHasConnectionMessage(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  )
}
