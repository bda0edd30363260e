export {
  type Entitlement,
  GRANTED_MONTH_MS,
  type GrantFacts,
  PAYMENT_GRACE_MS,
  resolveEntitlement,
  type SubscriptionFacts,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './entitlement.ts'
export {
  FREE_SAVED_LINK_LIMIT,
  type LinkAllowance,
  LOW_REMAINING_LINKS,
  linkAllowance,
  MONEY_BACK_DAYS,
  type Plan,
  PREMIUM_PRICE_CENTS,
  PREMIUM_PRICE_TEXT,
  REFERRAL_REWARD_MONTHS,
  REFERRAL_VALIDITY_DAYS,
  REFERRAL_VALIDITY_MS,
  SUBSCRIPTION_REFRESH_MS,
} from './plan.ts'
