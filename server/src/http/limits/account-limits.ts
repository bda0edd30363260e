import { createHmac } from 'node:crypto'
import { type LimitName, type LimitRules, limitRules } from './rate-limits.ts'
import { createWindowCounter, type ShareWindow } from './window-counter.ts'

const DAY_S = 24 * 60 * 60

interface AccountRule {
  readonly name: 'burst' | 'day'
  readonly points: number
  readonly seconds: number
}

export type AccountPlan = 'free' | 'premium'

export type AccountRules = Readonly<Record<AccountPlan, readonly AccountRule[]>>

const BURST_S = 5

/** API requests of an account: on average 1 per second, or more with Premium, in bursts of 5 seconds. */
export const accountRulesFor = (premiumPerSecond: number): AccountRules => ({
  free: [
    { name: 'burst', points: BURST_S, seconds: BURST_S },
    { name: 'day', points: 1000, seconds: DAY_S },
  ],
  premium: [{ name: 'burst', points: premiumPerSecond * BURST_S, seconds: BURST_S }],
})

/** What is left of one limit. */
export interface QuotaLeft extends AccountRule {
  readonly left: number
  readonly resetSeconds: number
}

export interface CountedRequest {
  /** Seconds to wait if a limit is used up, else 0. */
  readonly waitSeconds: number
  readonly quotas: readonly QuotaLeft[]
}

/**
 * Counts one request. With `more`, counts further work of a request that was already let through; if that
 * exceeds a limit, the next request waits.
 */
export type CountAccount = (userId: string, plan: AccountPlan, more?: number) => CountedRequest

/** Counts one call that an account's key makes. Returns the seconds to wait if a limit is used up, else 0. */
export type CountAccountCall = (limit: LimitName, userId: string) => number

interface Shared {
  readonly share: ShareWindow
  readonly secret: string
}

/** Counts in this process's memory, and shares the counts with the other processes. */
export function createAccountLimits(
  rules: AccountRules,
  now: () => number,
  { share, secret }: Shared,
): CountAccount {
  const countersOf = (plan: AccountPlan) =>
    rules[plan].map((rule) => ({
      rule,
      counter: createWindowCounter(rule, now, (key, window) =>
        share(`account ${plan} ${rule.seconds} ${key}`, window),
      ),
    }))
  const counters = { free: countersOf('free'), premium: countersOf('premium') }

  return (userId, plan, more) => {
    const key = keyOf(secret, userId)
    let waitMs = 0
    for (const { counter } of counters[plan]) {
      if (more === undefined) waitMs = counter.count(key)
      else counter.add(key, more)
      // A request that exceeds the first limit does not count toward the day.
      if (waitMs > 0) break
    }
    const quotas = counters[plan].map(({ rule, counter }): QuotaLeft => {
      const window = counter.find(key)
      const resetMs = window ? window.endsAt - now() : rule.seconds * 1000
      return {
        ...rule,
        left: Math.max(0, rule.points - (window?.count ?? 0)),
        resetSeconds: Math.ceil(resetMs / 1000),
      }
    })
    return { waitSeconds: Math.ceil(waitMs / 1000), quotas }
  }
}

/**
 * The limits on single procedures, counted per account, because many accounts' programs can share one
 * address, and one account's programs can use many.
 */
export function createAccountCallLimits(
  rules: LimitRules = limitRules,
  now: () => number,
  { share, secret }: Shared,
): CountAccountCall {
  const counters = new Map(
    Object.entries(rules).map(([name, list]) => [
      name,
      list.map((rule) =>
        createWindowCounter(rule, now, (key, window) =>
          share(`account-call ${name} ${rule.seconds} ${key}`, window),
        ),
      ),
    ]),
  )
  return (limit, userId) => {
    const key = keyOf(secret, userId)
    // A call that exceeds the first limit does not count toward the next.
    for (const { count } of counters.get(limit) ?? []) {
      const waitMs = count(key)
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
    }
    return 0
  }
}

/** Names no account in the shared counts. */
function keyOf(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`api ${userId}`).digest('base64url')
}
