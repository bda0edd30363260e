import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

const removed = new Set<string>()
const { subscribe, notify } = createListeners()

/** Notes that links were removed or restored in this tab, for pages that still show them. */
export function markRemoved(ids: readonly string[], isRemoved: boolean): void {
  for (const id of ids) {
    if (isRemoved) removed.add(id)
    else removed.delete(id)
  }
  notify()
}

/** Whether a link was removed in this tab. */
export function useIsRemoved(id: string | null): boolean {
  return useSyncExternalStore(subscribe, () => id !== null && removed.has(id))
}
