import { expect, test } from 'vitest'
import type { SubscriptionAnswer } from '../../lib/subscription/subscription-store.ts'
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
const unpaid = 'A payment failed. Click Manage subscription to pay, update your card, or cancel.'

test.each<[string, SubscriptionAnswer, string, string]>([
  ['active', premium, 'Premium', 'Renews on Dec 21, 2026, unless you cancel.'],
  [
    'canceled',
    { ...premium, subscription: { ...paid, cancelsAtEnd: true } },
    'Premium',
    'Canceled. You have Premium until Dec 21, 2026.',
  ],
  [
    'a trial',
    { ...premium, subscription: { ...paid, status: 'trialing' } },
    'Premium',
    'Free trial. Renews on Dec 21, 2026, unless you cancel.',
  ],
  [
    'past due, in its grace period',
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
    'complimentary',
    { ...premium, source: 'grant', subscription: null },
    'Premium',
    'Complimentary Premium until Dec 21, 2026.',
  ],
  [
    'complimentary next to a subscription',
    { ...premium, source: 'grant' },
    'Premium',
    'Complimentary Premium until Dec 21, 2026. You also have a paid subscription.',
  ],
  ['none', { isPremium: false, source: null, premiumUntil: null, subscription: null }, 'Free', ''],
])('describes one that is %s', (_state, answer, title, text) => {
  expect(describeSubscription(answer)).toEqual({ title, text })
})
