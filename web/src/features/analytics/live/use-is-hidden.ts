import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page is in a tab that nobody looks at. */
export function useIsHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden)
}
