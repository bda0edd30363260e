/** The specification's §9, once. Times are milliseconds, money is US cents. */
export const FREE_SAVED_LINK_LIMIT = 5
/** How long a removal can be undone, and clicks of the link still count for its owner. */
export const REMOVAL_UNDO_DAYS = 30
/** With this many left or fewer, but not none, a free user is warned. */
export const LOW_REMAINING_LINKS = 2

export const PREMIUM_PRICE_CENTS = 399
export const PREMIUM_PRICE_TEXT = '$3.99/month'
export const MONEY_BACK_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000
export const REFERRAL_VALIDITY_MS = 30 * DAY_MS
export const REFERRAL_REWARD_MONTHS = 1

export const SUBSCRIPTION_REFRESH_MS = 120_000
export const SIGN_IN_REDIRECT_MS = 300
export const MINIMUM_PASSWORD_LENGTH = 6
/** Longer ones would only cost time to hash. */
export const LONGEST_PASSWORD_LENGTH = 128

export type Plan = 'free' | 'premium'

/** How many links a person may keep; null where there is no limit. */
export interface LinkAllowance {
  readonly used: number
  readonly max: number | null
  readonly remaining: number | null
}

/** @example linkAllowance('free', 4) // { used: 4, max: 5, remaining: 1 } */
export function linkAllowance(plan: Plan, used: number): LinkAllowance {
  if (plan === 'premium') return { used, max: null, remaining: null }
  return { used, max: FREE_SAVED_LINK_LIMIT, remaining: Math.max(0, FREE_SAVED_LINK_LIMIT - used) }
}
