import { useSyncExternalStore } from 'react'
import {
  applyThemeChoice,
  readThemeChoice,
  THEME_STORAGE_KEY,
  type ThemeChoice,
} from './theme-choice.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_STORAGE_KEY) return
    applyThemeChoice(readThemeChoice(localStorage), document.documentElement, localStorage)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export function setThemeChoice(choice: ThemeChoice): void {
  applyThemeChoice(choice, document.documentElement, localStorage)
  for (const listener of listeners) listener()
}

/** The current choice, kept in sync between open tabs. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => readThemeChoice(localStorage),
    () => 'system',
  )
}
