import { expect, test } from 'vitest'
import * as plans from './index.ts'

test("prices and limits of the plans are the specification's", () => {
  expect(plans).toMatchObject({
    FREE_SAVED_LINK_LIMIT: 5,
    LOW_REMAINING_LINKS: 2,
    PREMIUM_PRICE_CENTS: 399,
    PREMIUM_PRICE_TEXT: '$3.99/month',
    MONEY_BACK_DAYS: 30,
    REFERRAL_VALIDITY_MS: 2_592_000_000,
    REFERRAL_REWARD_MONTHS: 1,
    SUBSCRIPTION_REFRESH_MS: 120_000,
  })
})

test.each([
  ['free', 0, { used: 0, max: 5, remaining: 5 }],
  ['free', 4, { used: 4, max: 5, remaining: 1 }],
  ['free', 5, { used: 5, max: 5, remaining: 0 }],
  // After a downgrade nothing is deleted: more may be saved than a free account could save.
  ['free', 9, { used: 9, max: 5, remaining: 0 }],
  ['premium', 900, { used: 900, max: null, remaining: null }],
] as const)('a %s user with %i saved links has %j', (plan, used, allowance) => {
  expect(plans.linkAllowance(plan, used)).toEqual(allowance)
})
