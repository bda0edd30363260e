import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Returned<Output> = Output | Promise<Output>
type SubscriptionView = RouterOutputs['subscription']['check']

/** The API calls about payments and referrals. */
export interface PremiumCalls {
  readonly 'subscription.check': () => Returned<SubscriptionView>
  readonly 'subscription.verify': () => Returned<RouterOutputs['subscription']['verify']>
  readonly 'subscription.createCheckout': (
    input: RouterInputs['subscription']['createCheckout'],
  ) => Returned<{ url: string }>
  readonly 'subscription.createPortal': () => Returned<{ url: string }>
  readonly 'subscription.invoices': () => Returned<RouterOutputs['subscription']['invoices']>
  readonly 'subscription.cancel': () => Returned<SubscriptionView>
  readonly 'subscription.resume': () => Returned<SubscriptionView>
  readonly 'referrals.apply': (
    input: RouterInputs['referrals.apply'],
  ) => Returned<RouterOutputs['referrals.apply']>
  readonly 'referrals.stats': () => Returned<RouterOutputs['referrals']['stats']>
  readonly 'referrals.list': () => Returned<RouterOutputs['referrals']['list']>
}

export const freeResponse: SubscriptionView = {
  isPremium: false,
  subscription: null,
  source: null,
  premiumUntil: null,
  ended: null,
}

export const paidResponse: SubscriptionView = {
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

export const canceledResponse: SubscriptionView = {
  ...paidResponse,
  subscription: {
    currentPeriodEnd: '2026-12-21T09:30:00.000Z',
    status: 'active',
    cancelsAtEnd: true,
    isPaymentReturned: false,
    isPaused: false,
  },
}

/** A subscription that matches the session. */
export function premiumHandlers(
  session: () => Returned<RouterOutputs['session']['get']>,
): PremiumCalls {
  const check = async () => ((await session()).user?.isPremium ? paidResponse : freeResponse)
  return {
    'subscription.check': check,
    'subscription.verify': async () => ({ ...(await check()), isConfirming: false }),
    'subscription.createCheckout': () => ({ url: '#checkout' }),
    'subscription.createPortal': () => ({ url: '#portal' }),
    'subscription.invoices': () => ({ invoices: [], hasMore: false }),
    'subscription.cancel': () => canceledResponse,
    'subscription.resume': () => paidResponse,
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
