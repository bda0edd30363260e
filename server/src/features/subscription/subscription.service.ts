import { DomainError } from '@everyshelf/domain/messages'
import type { PremiumPlan } from '@everyshelf/domain/plans'
import { resolveEntitlement, type SubscriptionStatus } from '@everyshelf/domain/plans'
import type { Queries } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
import { changeRenewal } from './change-renewal.ts'
import type { Buyer, Checkouts } from './checkout.ts'
import type { CustomersRepo } from './customers.repo.ts'
import { type KnownSubscription, readPremiumFacts } from './premium.repo.ts'
import { readInvoices } from './read-invoices.ts'
import type { Reconciler } from './reconcile.ts'
import { readStripeFailure, type StripeSource } from './stripe-source.ts'

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/** Available only with a Stripe key. */
interface Payments {
  readonly stripe: StripeSource
  /** Null without a price. */
  readonly checkouts: Checkouts | null
  readonly reconciler: Pick<Reconciler, 'reconcile'>
}

interface SubscriptionServiceDeps {
  readonly db: Queries
  readonly customers: Pick<CustomersRepo, 'findByUser'>
  /** Null when payment is not configured. */
  readonly payments: Payments | null
  readonly publicUrl: string
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

/**
 * A user whose subscription is in one of these states goes to the portal, because a second subscription would
 * charge them twice.
 */
const RUNNING: ReadonlySet<SubscriptionStatus> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
])

/** Plans that the user can cancel and resume here; for the others, the user goes to Stripe's page. */
const CHANGEABLE: ReadonlySet<SubscriptionStatus> = new Set(['active', 'trialing', 'past_due'])

export function createSubscriptionService(deps: SubscriptionServiceDeps) {
  const { db, customers, payments, log, now } = deps

  function requirePayments(): Payments {
    if (!payments) throw new DomainError('payment-not-set-up')
    return payments
  }

  async function check({ userId }: Pick<Buyer, 'userId'>) {
    const { subscriptions, grants } = await readPremiumFacts(db, userId)
    const { isPremium, until, source } = resolveEntitlement(subscriptions, grants, now())
    const running = findRunning(subscriptions)
    return {
      isPremium,
      /** Whether Premium now comes from a payment or from complimentary months. */
      source,
      /** Until when, as known now. */
      premiumUntil: until === null ? null : new Date(until).toISOString(),
      subscription: running && {
        currentPeriodEnd: new Date(running.currentPeriodEnd).toISOString(),
        status: running.status,
        /** The subscription was canceled and ends then. */
        cancelsAtEnd: running.cancelsAtEnd,
        /** Its last payment was fully refunded, or lost in a dispute. */
        isPaymentReturned: running.revokedAt !== null,
        /** Payments are not collected, so Premium ends after the last paid period. */
        isPaused: running.isPaused,
      },
      /** The last subscription, when none is running. */
      ended: running ? null : findEnded(subscriptions),
    }
  }

  async function findCustomer(userId: string) {
    return (await customers.findByUser(userId))?.customerId
  }

  /** Refreshes the user's customer from Stripe, if there is one. */
  async function reconcile({ reconciler }: Payments, userId: string) {
    const customerId = await findCustomer(userId)
    if (customerId) await reconciler.reconcile(customerId)
  }

  async function setRenewal(userId: string, renews: boolean) {
    const set = requirePayments()
    return await withErrorCode('subscription-unchanged', async () => {
      await reconcile(set, userId)
      const { subscriptions } = await readPremiumFacts(db, userId)
      const changing = subscriptions.filter(({ status }) => CHANGEABLE.has(status))
      if (changing.length === 0) throw new DomainError('not-found')
      await Promise.all(changing.map(({ id }) => changeRenewal(set.stripe, id, renews)))
      await reconcile(set, userId)
      return await check({ userId })
    })
  }

  async function openPortal({ stripe }: Payments, userId: string): Promise<string> {
    const customer = await findCustomer(userId)
    if (!customer) throw new DomainError('not-found')
    const return_url = `${deps.publicUrl}/profile/billing?verify=immediate`
    const { billingPortal } = await stripe.client()
    return (await billingPortal.sessions.create({ customer, return_url })).url
  }

  async function withErrorCode<Result>(
    code: 'checkout-failed' | 'portal-failed' | 'invoices-failed' | 'subscription-unchanged',
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const failure = readStripeFailure(error)
      if (!failure) throw error
      log.warn(failure, code)
      throw new DomainError(code)
    }
  }

  return {
    check,

    /** The URL of the checkout, or of the portal when the user already has a subscription. */
    createCheckout: async (
      buyer: Buyer,
      plan: PremiumPlan = 'monthly',
    ): Promise<{ url: string }> => {
      const set = requirePayments()
      const { checkouts } = set
      if (!checkouts) throw new DomainError('payment-not-set-up')
      return await withErrorCode('checkout-failed', async () => {
        await reconcile(set, buyer.userId)
        const { subscriptions } = await readPremiumFacts(db, buyer.userId)
        if (findRunning(subscriptions)) return { url: await openPortal(set, buyer.userId) }
        return { url: await checkouts.openPage(buyer, plan) }
      })
    },

    createPortal: async ({ userId }: Buyer): Promise<{ url: string }> => {
      const set = requirePayments()
      return await withErrorCode('portal-failed', async () => ({
        url: await openPortal(set, userId),
      }))
    },

    /** The user's invoices, as they are at Stripe now. */
    invoices: async ({ userId }: Buyer) => {
      const { stripe } = requirePayments()
      const customer = await findCustomer(userId)
      if (!customer) return { invoices: [], hasMore: false }
      return await withErrorCode('invoices-failed', async () =>
        readInvoices(await stripe.client(), customer),
      )
    },

    /** Cancels at the end of the paid period. */
    cancel: ({ userId }: Buyer) => setRenewal(userId, false),
    /** Takes a cancellation back before the period ends. */
    resume: ({ userId }: Buyer) => setRenewal(userId, true),

    /**
     * Like `check`, after a refresh from Stripe; during an outage, from the stored data.
     * `isConfirming`: the checkout is complete, but its payment is not confirmed yet.
     */
    verify: async ({ userId }: Pick<Buyer, 'userId'>) => {
      if (payments) {
        await reconcile(payments, userId).catch((error: unknown) => {
          const failure = readStripeFailure(error)
          if (!failure) throw error
          log.warn(failure, 'could not read a subscription at Stripe')
        })
      }
      const view = await check({ userId })
      if (view.isPremium || !payments?.checkouts) return { ...view, isConfirming: false }
      const { subscriptions } = await readPremiumFacts(db, userId)
      return { ...view, isConfirming: await payments.checkouts.isConfirming(userId, subscriptions) }
    },
  }
}

function findRunning(subscriptions: readonly KnownSubscription[]): KnownSubscription | null {
  const running = subscriptions.filter(({ status }) => RUNNING.has(status))
  return running.toSorted((a, b) => b.startedAt - a.startedAt)[0] ?? null
}

function findEnded(subscriptions: readonly KnownSubscription[]) {
  const [last] = subscriptions
    .flatMap(({ endedAt, revokedAt }) => (endedAt === null ? [] : [{ endedAt, revokedAt }]))
    .toSorted((a, b) => b.endedAt - a.endedAt)
  if (!last) return null
  const at = new Date(last.endedAt).toISOString()
  return { at, isPaymentReturned: last.revokedAt !== null }
}
