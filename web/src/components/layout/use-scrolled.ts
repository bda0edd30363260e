import { HEADER_SCROLL_THRESHOLD_PX } from '@everyshelf/domain/limits'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page has moved away from its top. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > HEADER_SCROLL_THRESHOLD_PX,
    () => false,
  )
}
