const KEY = 'everyshelf-return'

interface StoredReturn {
  /** A path on this site; null for the dashboard. */
  readonly to: string | null
  /** The page's history state, such as a result. */
  readonly state: unknown
}

/** Stores, for this tab, which page the visitor left for Google's sign-in page. */
export function storeReturn(value: StoredReturn): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value))
  } catch {
    return
  }
}

/** Reads the stored value and removes it. */
export function takeStoredReturn(): StoredReturn | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored ? (JSON.parse(stored) as StoredReturn) : null
  } catch {
    return null
  }
}
