import { expect, test } from 'vitest'
import type { SubscriptionResponse } from '../../lib/subscription/subscription-store.ts'
import { describeSubscription } from './describe-subscription.ts'

const paid = {
  currentPeriodEnd: '2026-12-21T09:30:00.000Z',
  status: 'active',
  cancelsAtEnd: false,
  isPaymentReturned: false,
  isPaused: false,
} as const
const premium: SubscriptionResponse = {
  isPremium: true,
  source: 'subscription',
  premiumUntil: '2026-12-21T09:30:00.000Z',
  subscription: paid,
  ended: null,
}
const over = { isPremium: false, source: null, premiumUntil: null, subscription: null }
const endedAt = '2026-11-02T09:30:00.000Z'

test.each<[string, SubscriptionResponse, string, string]>([
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
    'Your last payment failed. Update your payment method to keep Premium. Your subscription renews on Dec 21, 2026.',
  ],
  [
    'past due, after its grace period',
    { ...premium, ...over, subscription: { ...paid, status: 'past_due', cancelsAtEnd: true } },
    'Free',
    'Your last payment failed, so Premium is off. Pay the open invoice to get it back. Your subscription ends on Dec 21, 2026.',
  ],
  [
    'unpaid',
    { ...premium, ...over, subscription: { ...paid, status: 'unpaid' } },
    'Free',
    'Your payment failed, so Premium is off. Pay the open invoice to get it back.',
  ],
  [
    'paused',
    { ...premium, ...over, subscription: { ...paid, status: 'paused', isPaused: true } },
    'Free',
    'Your subscription is paused, so Premium is off.',
  ],
  [
    'unpaid, in its grace period',
    { ...premium, subscription: { ...paid, status: 'unpaid' } },
    'Premium',
    'Your payment failed. Pay the open invoice to keep Premium.',
  ],
  [
    'paused, in its paid period',
    { ...premium, subscription: { ...paid, isPaused: true } },
    'Premium',
    'Your subscription is paused. You have Premium until Dec 21, 2026.',
  ],
  [
    'refunded and still running',
    { ...premium, ...over, subscription: { ...paid, isPaymentReturned: true } },
    'Free',
    'Your last payment was refunded or disputed, so Premium is off. Your subscription renews on Dec 21, 2026.',
  ],
  [
    'active, with an unpaid invoice',
    { ...premium, ...over, subscription: paid },
    'Free',
    'Your invoice is not paid yet, so Premium is off.',
  ],
  [
    'over',
    { ...over, ended: { at: endedAt, isPaymentReturned: false } },
    'Free',
    'Your subscription ended on Nov 2, 2026.',
  ],
  [
    'over after a refund',
    { ...over, ended: { at: endedAt, isPaymentReturned: true } },
    'Free',
    'Your subscription ended on Nov 2, 2026. Its last payment was refunded or disputed.',
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
  ['none', { ...over, ended: null }, 'Free', ''],
])('describes one that is %s', (_state, response, title, text) => {
  expect(describeSubscription(response)).toEqual({ title, text })
})
