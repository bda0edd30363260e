import { MOBILE_BREAKPOINT_PX } from '@everyshelf/domain/limits'
import { useCallback, useSyncExternalStore } from 'react'

const DEFAULT_FONT_PX = 16

/**
 * Whether the page is narrower than a breakpoint, for layouts that CSS alone cannot change. Like the style
 * sheet's breakpoints, it grows with the browser's font size.
 */
export function useIsNarrow(breakpointPx = MOBILE_BREAKPOINT_PX): boolean {
  const query = `(width < ${breakpointPx / DEFAULT_FONT_PX}em)`
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
