const KEY = 'everyshelf-return'

export interface KeptReturn {
  /** A page of ours; null for the dashboard. */
  readonly to: string | null
  /** What the page held. */
  readonly state: unknown
}

/** Keeps, for this tab, where somebody was who leaves for the sign-in page of another site. */
export function keepReturn(kept: KeptReturn): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    return
  }
}

/** What was kept, once. */
export function takeReturn(): KeptReturn | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept ? (JSON.parse(kept) as KeptReturn) : null
  } catch {
    return null
  }
}
