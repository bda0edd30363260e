import { createAccountCallLimits } from './account-limits.ts'
import {
  type CountClient,
  createRateLimits,
  type LimitName,
  type LimitRules,
  limitRules,
} from './rate-limits.ts'
import type { ShareWindow } from './window-counter.ts'

/**
 * Counts one call of a user, or of a visitor without a session. Returns the seconds to wait if a limit is
 * used up, else 0.
 */
export type CountCaller = (limit: LimitName, address: string, userId: string | null) => number

interface CallerLimitsDeps {
  readonly countClient: CountClient
  readonly rules: LimitRules | undefined
  readonly shared: { readonly share: ShareWindow; readonly secret: string }
  readonly now: () => number
}

/** The accounts of one network have this many times the limit of one account. */
const NETWORK_FACTOR = 3

/** They stop guessing, so further accounts must not allow more of it. */
const networkLimits: ReadonlySet<LimitName> = new Set(['admin', 'connect', 'confirm', 'security'])

/**
 * Counts signed-in calls per account, and also per network, where visitors are counted separately. So neither
 * a stranger on the same network nor a colleague uses up an account's limits.
 */
export function createCallerLimits(deps: CallerLimitsDeps): CountCaller {
  const { countClient, rules = limitRules, shared, now } = deps
  const sharedAs = (name: string) => ({
    ...shared,
    share: ((key, window) => shared.share(`${name} ${key}`, window)) satisfies ShareWindow,
  })
  const countAccount = createAccountCallLimits(rules, now, sharedAs('session'))
  const countNetwork = createRateLimits(widen(rules), now, sharedAs('accounts'))
  return (limit, address, userId) => {
    if (userId === null || networkLimits.has(limit)) return countClient(limit, address)
    return countAccount(limit, userId) || countNetwork(limit, address)
  }
}

function widen(rules: LimitRules): LimitRules {
  const entries = Object.entries(rules).map(([name, list]) => [
    name,
    list.map(({ points, seconds }) => ({ points: points * NETWORK_FACTOR, seconds })),
  ])
  return Object.fromEntries(entries) as LimitRules
}
