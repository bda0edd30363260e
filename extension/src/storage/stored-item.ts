import { type Browser, browser } from 'wxt/browser'

export interface StoredItem<Value> {
  readonly getValue: () => Promise<Value>
  readonly setValue: (value: Value) => Promise<void>
  readonly removeValue: () => Promise<void>
  /** Calls back after a change in any window of the extension, until the returned function is called. */
  readonly watch: (callback: (value: Value, before: Value) => void) => () => void
}

/** A value in the browser's storage: `local` keeps it, `session` forgets it when the browser quits. */
export function storedItem<Value>(
  area: 'local' | 'session',
  key: string,
  fallback: Value,
): StoredItem<Value> {
  const orFallback = (stored: unknown) => (stored ?? fallback) as Value
  return {
    getValue: async () => orFallback((await browser.storage[area].get(key))[key]),
    setValue: (value) => browser.storage[area].set({ [key]: value }),
    removeValue: () => browser.storage[area].remove(key),
    watch: (callback) => {
      const listen = ({ [key]: change }: Record<string, Browser.storage.StorageChange>) => {
        // Firefox also reports values that were written again.
        if (!change || JSON.stringify(change.newValue) === JSON.stringify(change.oldValue)) return
        callback(orFallback(change.newValue), orFallback(change.oldValue))
      }
      const { onChanged } = browser.storage[area]
      onChanged.addListener(listen)
      return () => onChanged.removeListener(listen)
    },
  }
}
