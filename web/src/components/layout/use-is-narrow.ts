import { MOBILE_BREAKPOINT_PX } from '@everyshelf/domain/limits'
import { useSyncExternalStore } from 'react'

const query = `(width < ${MOBILE_BREAKPOINT_PX}px)`

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the page is narrower than the breakpoint, for layouts that CSS alone cannot change. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
