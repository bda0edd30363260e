import { useSyncExternalStore } from 'react'

/** The dialogs that any component can open on any page. */
export type SiteDialog = 'contact' | 'feedback' | 'palette' | 'keys'

let shown: SiteDialog | null = null
const listeners = new Set<() => void>()

function show(next: SiteDialog | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openSiteDialog(dialog: SiteDialog): void {
  show(dialog)
}

export function closeSiteDialog(): void {
  show(null)
}

export function readSiteDialog(): SiteDialog | null {
  return shown
}

export function useSiteDialog(): SiteDialog | null {
  return useSyncExternalStore(subscribe, readSiteDialog, () => null)
}
