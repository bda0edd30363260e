import { MOBILE_BREAKPOINT_PX } from '@everyshelf/domain/limits'
import { useCallback, useSyncExternalStore } from 'react'

/** Whether the page is narrower than a breakpoint, for layouts that CSS alone cannot change. */
export function useIsNarrow(breakpointPx = MOBILE_BREAKPOINT_PX): boolean {
  const query = `(width < ${breakpointPx}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
