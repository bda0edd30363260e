import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is in a background tab. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden)
}
