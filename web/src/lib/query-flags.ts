/** What an address may ask of any page, beside what belongs to the page itself. */
export interface QueryFlags {
  /** `verify=immediate`: ask at once how the subscription stands. */
  readonly isVerifying: boolean
  /** `success=true`: back from a checkout. It reports, and grants nothing (S40). */
  readonly isBackFromCheckout: boolean
  /** `ref`: the public id of who invited this visitor. */
  readonly referrer: string | null
  /** `staging=true`: the address was made outside production. */
  readonly isStaging: boolean
  readonly dialog: 'contact' | 'feedback' | null
  /** Where something failed on the way here; pages know which of them concern them. */
  readonly error: string | null
  /** The provider by which a visitor has just signed in for the first time. */
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

/** Short words; anything else in their place is as good as nothing. */
const WORD = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Reads the flags of an address. Of a flag that comes twice the first one counts.
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
 * The address without flags that have been used; the rest stays as it is.
 *
 * @example removeQueryFlags('?mode=signin&dialog=contact', ['dialog']) // '?mode=signin'
 */
export function removeQueryFlags(search: string, names: readonly QueryFlagName[]): string {
  const query = new URLSearchParams(search)
  for (const name of names) query.delete(name)
  const rest = query.toString()
  return rest ? `?${rest}` : ''
}
