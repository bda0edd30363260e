/** Query parameters that work on every page. */
export type QueryFlagName =
  | 'verify'
  | 'success'
  | 'ref'
  | 'staging'
  | 'dialog'
  | 'error'
  | 'welcome'

const DIALOGS = ['contact', 'feedback'] as const

/** Short values only; anything else is ignored. */
const WORD = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Reads the flags from a query string. If a flag appears twice, the first one counts.
 *
 * @example readQueryFlags('?dialog=contact').dialog // 'contact'
 */
export function readQueryFlags(search: string) {
  const query = new URLSearchParams(search)
  const word = (name: QueryFlagName) => {
    const value = query.get(name)
    return value !== null && WORD.test(value) ? value : null
  }
  return {
    /** `verify=immediate`: check the subscription now. */
    isVerifying: query.get('verify') === 'immediate',
    /** `success=true`: back from checkout. It shows a message and grants nothing. */
    isBackFromCheckout: query.get('success') === 'true',
    /** `ref`: the public ID of the user who invited this visitor. */
    referrer: word('ref'),
    /** `staging=true`: the link was created outside production. */
    isStaging: query.get('staging') === 'true',
    dialog: DIALOGS.find((name) => name === query.get('dialog')) ?? null,
    /** What failed before this page opened; each page handles the errors it knows. */
    error: word('error'),
    /** The identity provider of a visitor who just signed in for the first time. */
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
