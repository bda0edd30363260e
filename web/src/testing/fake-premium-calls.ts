import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Answer<Output> = Output | Promise<Output>
type SubscriptionView = RouterOutputs['subscription']['check']

/** The API calls about payments and referrals. */
export interface PremiumCalls {
  readonly 'subscription.check': () => Answer<SubscriptionView>
  readonly 'subscription.verify': () => Answer<RouterOutputs['subscription']['verify']>
  readonly 'subscription.createCheckout': () => Answer<{ url: string }>
  readonly 'subscription.createPortal': () => Answer<{ url: string }>
  readonly 'subscription.invoices': () => Answer<RouterOutputs['subscription']['invoices']>
  readonly 'subscription.cancel': () => Answer<SubscriptionView>
  readonly 'subscription.resume': () => Answer<SubscriptionView>
  readonly 'referrals.apply': (
    input: RouterInputs['referrals.apply'],
  ) => Answer<RouterOutputs['referrals.apply']>
  readonly 'referrals.stats': () => Answer<RouterOutputs['referrals']['stats']>
  readonly 'referrals.list': () => Answer<RouterOutputs['referrals']['list']>
}

export const freeAnswer: SubscriptionView = {
  isPremium: false,
  subscription: null,
  source: null,
  premiumUntil: null,
  ended: null,
}

export const paidAnswer: SubscriptionView = {
  isPremium: true,
  subscription: {
    currentPeriodEnd: '2026-12-21T09:30:00.000Z',
    status: 'active',
    cancelsAtEnd: false,
    isPaymentReturned: false,
    isPaused: false,
  },
  source: 'subscription',
  premiumUntil: '2026-12-21T09:30:00.000Z',
  ended: null,
}

export const canceledAnswer: SubscriptionView = {
  ...paidAnswer,
  subscription: {
    currentPeriodEnd: '2026-12-21T09:30:00.000Z',
    status: 'active',
    cancelsAtEnd: true,
    isPaymentReturned: false,
    isPaused: false,
  },
}

/** A subscription that matches the session. */
export function premiumAnswers(
  session: () => Answer<RouterOutputs['session']['get']>,
): PremiumCalls {
  const check = async () => ((await session()).user?.isPremium ? paidAnswer : freeAnswer)
  return {
    'subscription.check': check,
    'subscription.verify': async () => ({ ...(await check()), isConfirming: false }),
    'subscription.createCheckout': () => ({ url: '#checkout' }),
    'subscription.createPortal': () => ({ url: '#portal' }),
    'subscription.invoices': () => ({ invoices: [], hasMore: false }),
    'subscription.cancel': () => canceledAnswer,
    'subscription.resume': () => paidAnswer,
    'referrals.apply': () => ({ applied: true }),
    'referrals.stats': () => ({
      referralCount: 0,
      premiumMonthsEarned: 0,
      totalRevenueEarnedCents: 0,
      nextPayoutDate: null,
    }),
    'referrals.list': () => [],
  }
}
