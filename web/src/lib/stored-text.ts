type StorageName = 'localStorage' | 'sessionStorage'

/** A text that the browser keeps; null if there is none, or where the browser blocks storage. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in the browser; null removes it. Returns whether the browser allowed it. */
export function writeStored(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key)
    else window[storage].setItem(key, text)
    return true
  } catch {
    return false
  }
}
