/** Query parameters that work on every page. */
export interface QueryFlags {
  /** `verify=immediate`: check the subscription now. */
  readonly isVerifying: boolean
  /** `success=true`: back from checkout. It shows a message and grants nothing (S40). */
  readonly isBackFromCheckout: boolean
  /** `ref`: the public ID of the user who invited this visitor. */
  readonly referrer: string | null
  /** `staging=true`: the link was created outside production. */
  readonly isStaging: boolean
  readonly dialog: 'contact' | 'feedback' | null
  /** What failed before this page opened; each page handles the errors it knows. */
  readonly error: string | null
  /** The identity provider of a visitor who just signed in for the first time. */
  readonly welcome: string | null
}

export type QueryFlagName =
  | 'verify'
  | 'success'
  | 'ref'
  | 'staging'
  | 'dialog'
  | 'error'
  | 'welcome'

/** Short values only; anything else is ignored. */
const WORD = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Reads the flags from a query string. If a flag appears twice, the first one counts.
 *
 * @example readQueryFlags('?dialog=contact').dialog // 'contact'
 */
export function readQueryFlags(search: string): QueryFlags {
  const query = new URLSearchParams(search)
  const word = (name: QueryFlagName) => {
    const value = query.get(name)
    return value !== null && WORD.test(value) ? value : null
  }
  const dialog = word('dialog')
  return {
    isVerifying: query.get('verify') === 'immediate',
    isBackFromCheckout: query.get('success') === 'true',
    referrer: word('ref'),
    isStaging: query.get('staging') === 'true',
    dialog: dialog === 'contact' || dialog === 'feedback' ? dialog : null,
    error: word('error'),
    welcome: word('welcome'),
  }
}

/**
 * Removes flags that have been handled from a query string.
 *
 * @example removeQueryFlags('?mode=signin&dialog=contact', ['dialog']) // '?mode=signin'
 */
export function removeQueryFlags(search: string, names: readonly QueryFlagName[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  const rest = query.toString()
  return rest ? `?${rest}` : ''
}
