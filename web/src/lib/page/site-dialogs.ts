import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/** The dialogs that any component can open on any page. */
export type SiteDialog = 'contact' | 'feedback' | 'palette' | 'keys'

let shown: SiteDialog | null = null
const { subscribe, notify } = createListeners()

function show(next: SiteDialog | null) {
  shown = next
  notify()
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
