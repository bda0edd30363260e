import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Answer<Output> = Output | Promise<Output>
type SubscriptionView = RouterOutputs['subscription']['check']

/** The API calls about payments and referrals. */
export interface PremiumCalls {
  readonly 'subscription.check': () => Answer<SubscriptionView>
  readonly 'subscription.verify': () => Answer<RouterOutputs['subscription']['verify']>
  readonly 'subscription.createCheckout': () => Answer<{ url: string }>
  readonly 'subscription.createPortal': () => Answer<{ url: string }>
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
}

export const paidAnswer: SubscriptionView = {
  isPremium: true,
  subscription: {
    currentPeriodEnd: '2026-12-21T09:30:00.000Z',
    status: 'active',
    cancelsAtEnd: false,
  },
  source: 'subscription',
  premiumUntil: '2026-12-21T09:30:00.000Z',
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
