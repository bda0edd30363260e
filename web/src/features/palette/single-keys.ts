import { useSyncExternalStore } from 'react'

const KEY = 'everyshelf-single-keys'
const listeners = new Set<() => void>()

/** Keys without Ctrl or Cmd get in the way of speech input, so they can be switched off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
