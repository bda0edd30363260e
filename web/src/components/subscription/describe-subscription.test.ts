import { expect, test } from 'vitest'
import type { SubscriptionAnswer } from '../../lib/subscription-store.ts'
import { describeSubscription } from './describe-subscription.ts'

const paid = {
  currentPeriodEnd: '2026-12-21T09:30:00.000Z',
  status: 'active',
  cancelsAtEnd: false,
} as const
const premium: SubscriptionAnswer = {
  isPremium: true,
  source: 'subscription',
  premiumUntil: '2026-12-21T09:30:00.000Z',
  subscription: paid,
}
const unpaid =
  'A payment is missing. Under Manage subscription you can pay it, change the card, or cancel.'

test.each<[string, SubscriptionAnswer, string, string]>([
  ['active', premium, 'Premium', 'Renews on Dec 21, 2026, until you cancel.'],
  [
    'cancelled',
    { ...premium, subscription: { ...paid, cancelsAtEnd: true } },
    'Premium',
    'Cancelled. It ends on Dec 21, 2026; until then nothing changes.',
  ],
  [
    'a trial',
    { ...premium, subscription: { ...paid, status: 'trialing' } },
    'Premium',
    'A trial. Renews on Dec 21, 2026, until you cancel.',
  ],
  [
    'past due, in its days of grace',
    { ...premium, subscription: { ...paid, status: 'past_due' } },
    'Premium',
    unpaid,
  ],
  [
    'unpaid',
    { ...premium, isPremium: false, source: null, subscription: { ...paid, status: 'unpaid' } },
    'Free',
    unpaid,
  ],
  [
    'given',
    { ...premium, source: 'grant', subscription: null },
    'Premium',
    'Months that were given to you, until Dec 21, 2026.',
  ],
  [
    'given beside a subscription',
    { ...premium, source: 'grant' },
    'Premium',
    'Months that were given to you, until Dec 21, 2026. Your subscription stands beside them.',
  ],
  ['none', { isPremium: false, source: null, premiumUntil: null, subscription: null }, 'Free', ''],
])('tells of one that is %s', (_what, answer, title, text) => {
  expect(describeSubscription(answer)).toEqual({ title, text })
})
