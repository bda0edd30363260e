import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { readStored, writeStored } from '../stored-text.ts'

const KEY = 'everyshelf-single-keys'
const { subscribe, notify } = createListeners()

/** Shortcuts without Ctrl or Cmd interfere with speech input, so users can turn them off. */
function areSingleKeyShortcutsOn() {
  return readStored('localStorage', KEY) !== 'off'
}

export function setSingleKeyShortcuts(areOn: boolean): void {
  if (writeStored('localStorage', KEY, areOn ? null : 'off')) notify()
}

export function useSingleKeyShortcuts(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeyShortcutsOn, () => true)
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
