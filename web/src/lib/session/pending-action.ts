const KEY = 'everyshelf-pending-action'
/** As long as a confirmation link works. Running an older action would surprise the user. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** What a visitor wanted to do with a book's link when they were asked to sign in. */
export interface PendingAction {
  readonly action: 'copy' | 'save'
  /** The book's identifier key. */
  readonly identifier: string
}

/**
 * Remembers the action for this browser, not only for this tab, because the email's link opens in
 * another one.
 */
export function rememberPendingAction(pending: PendingAction): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...pending, at: Date.now() }))
  } catch {
    return
  }
}

/** Returns the remembered action, for one book if it is given, and forgets it. */
export function takePendingAction(identifier?: string): PendingAction | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as
      | (PendingAction & { readonly at: number })
      | null
    if (!stored || (identifier !== undefined && stored.identifier !== identifier)) return null
    localStorage.removeItem(KEY)
    const isFresh = Date.now() - stored.at < MAX_AGE_MS
    return isFresh ? { action: stored.action, identifier: stored.identifier } : null
  } catch {
    return null
  }
}
