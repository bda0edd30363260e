import { useSyncExternalStore } from 'react'

const KEY = 'everyshelf-single-keys'
const listeners = new Set<() => void>()

/** Shortcuts without Ctrl or Cmd interfere with speech input, so users can turn them off. */
export function areSingleKeyShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeyShortcuts(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

export function useSingleKeyShortcuts(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeyShortcutsOn, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null
}

/** Single keys do nothing in text fields, in dialogs, and when the user turned them off. */
export function isSingleKeyDisabled({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isDialogOpen() || !areSingleKeyShortcutsOn()) return true
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true]',
    ) !== null
  )
}
