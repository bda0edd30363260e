import { useEffect, useSyncExternalStore } from 'react'

/** How many parts of the page explain a failed connection themselves. */
let shown = 0
const listeners = new Set<() => void>()

function add(change: 1 | -1): void {
  shown += change
  for (const listener of listeners) listener()
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
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown > 0,
    () => false,
  )
}
