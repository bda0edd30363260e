/** The limits and prices of the plans (the specification). Times are milliseconds, money is US cents. */
export const FREE_SAVED_LINK_LIMIT = 5
/** A free user gets a warning when this many links remain, or fewer, but at least one. */
export const LOW_REMAINING_LINKS = 2

export const PREMIUM_PRICE_CENTS = 399
export const PREMIUM_PRICE_TEXT = '$3.99/month'
export const MONEY_BACK_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000
export const REFERRAL_VALIDITY_DAYS = 30
export const REFERRAL_VALIDITY_MS = REFERRAL_VALIDITY_DAYS * DAY_MS
export const REFERRAL_REWARD_MONTHS = 1

export const SUBSCRIPTION_REFRESH_MS = 120_000

/** How Premium is paid; yearly only where the server has a price for it. */
export const premiumPlans = ['monthly', 'yearly'] as const
export type PremiumPlan = (typeof premiumPlans)[number]

export type Plan = 'free' | 'premium'

/** How many links an account may save; `max` and `remaining` are null without a limit. */
export interface LinkAllowance {
  readonly used: number
  readonly max: number | null
  readonly remaining: number | null
}

/**
 * Returns how many links an account has saved and how many more it can save. `used` is the number
 * of saved links. After a downgrade it can be higher than the limit; then `remaining` is 0.
 *
 * @example linkAllowance('free', 4) // { used: 4, max: 5, remaining: 1 }
 */
export function linkAllowance(plan: Plan, used: number): LinkAllowance {
  if (plan === 'premium') return { used, max: null, remaining: null }
  return { used, max: FREE_SAVED_LINK_LIMIT, remaining: Math.max(0, FREE_SAVED_LINK_LIMIT - used) }
}
