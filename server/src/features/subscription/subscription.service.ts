import { DomainError } from '@everyshelf/domain/messages'
import { resolveEntitlement, type SubscriptionStatus } from '@everyshelf/domain/plans'
import type { Queries } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
import type { Buyer, Checkouts } from './checkout.ts'
import type { CustomersRepo } from './customers.repo.ts'
import { type KnownSubscription, readPremiumFacts } from './premium.repo.ts'
import type { Reconciler } from './reconcile.ts'
import { readStripeTrouble, type StripeSource } from './stripe-source.ts'

export interface SubscriptionView {
  readonly isPremium: boolean
  readonly subscription: {
    readonly currentPeriodEnd: string
    readonly status: SubscriptionStatus
    /** It was cancelled and runs out then. */
    readonly cancelsAtEnd: boolean
  } | null
  /** Whether Premium comes from a payment now, or from months that were given. */
  readonly source: 'subscription' | 'grant' | null
  /** Until when, as far as is known now. */
  readonly premiumUntil: string | null
}

/** As Stripe says at this moment. */
export interface VerifiedSubscription extends SubscriptionView {
  /** A checkout was finished, and its payment has not been confirmed yet. */
  readonly isConfirming: boolean
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/** What there is only where a key of Stripe is set. */
export interface Payments {
  readonly stripe: StripeSource
  /** Null: there is no price to be paid. */
  readonly checkouts: Checkouts | null
  readonly reconciler: Pick<Reconciler, 'reconcile'>
}

interface SubscriptionServiceDeps {
  readonly db: Queries
  readonly customers: Pick<CustomersRepo, 'findByUser'>
  /** Null: payment is not set up. */
  readonly payments: Payments | null
  readonly publicUrl: string
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** What such a subscription needs is its portal: a second one beside it would be paid twice. */
const RUNNING: ReadonlySet<SubscriptionStatus> = new Set([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
])

export function createSubscriptionService(deps: SubscriptionServiceDeps) {
  const { db, customers, payments, log, now } = deps

  function requirePayments(): Payments {
    if (!payments) throw new DomainError('payment-not-set-up')
    return payments
  }

  async function check({ userId }: Pick<Buyer, 'userId'>): Promise<SubscriptionView> {
    const { subscriptions, grants } = await readPremiumFacts(db, userId)
    const { isPremium, until, source } = resolveEntitlement(subscriptions, grants, now())
    const running = findRunning(subscriptions)
    return {
      isPremium,
      source,
      premiumUntil: until === null ? null : new Date(until).toISOString(),
      subscription: running && {
        currentPeriodEnd: new Date(running.currentPeriodEnd).toISOString(),
        status: running.status,
        cancelsAtEnd: running.cancelsAtEnd,
      },
    }
  }

  /** Reads the user's customer again, if there is one. */
  async function reconcile({ reconciler }: Payments, userId: string): Promise<void> {
    const customerId = (await customers.findByUser(userId))?.customerId
    if (customerId) await reconciler.reconcile(customerId)
  }

  async function openPortal({ stripe }: Payments, userId: string): Promise<string> {
    const customer = (await customers.findByUser(userId))?.customerId
    if (!customer) throw new DomainError('not-found')
    const return_url = `${deps.publicUrl}/profile?verify=immediate`
    return (await (await stripe.client()).billingPortal.sessions.create({ customer, return_url }))
      .url
  }

  async function orRefuse<Result>(
    code: 'checkout-failed' | 'portal-failed',
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const trouble = readStripeTrouble(error)
      if (!trouble) throw error
      log.warn(trouble, code)
      throw new DomainError(code)
    }
  }

  return {
    check,

    /** The address where the user pays; where one pays already, the address to manage that. */
    createCheckout: async (buyer: Buyer): Promise<{ url: string }> => {
      const set = requirePayments()
      const { checkouts } = set
      if (!checkouts) throw new DomainError('payment-not-set-up')
      return await orRefuse('checkout-failed', async () => {
        await reconcile(set, buyer.userId)
        const { subscriptions } = await readPremiumFacts(db, buyer.userId)
        if (findRunning(subscriptions)) return { url: await openPortal(set, buyer.userId) }
        return { url: await checkouts.openPage(buyer) }
      })
    },

    createPortal: async ({ userId }: Buyer): Promise<{ url: string }> => {
      const set = requirePayments()
      return await orRefuse('portal-failed', async () => ({ url: await openPortal(set, userId) }))
    },

    /** As `check`, with what Stripe says at this moment; without it, with what it last said. */
    verify: async ({ userId }: Pick<Buyer, 'userId'>): Promise<VerifiedSubscription> => {
      if (payments) {
        await reconcile(payments, userId).catch((error: unknown) => {
          const trouble = readStripeTrouble(error)
          if (!trouble) throw error
          log.warn(trouble, 'a subscription could not be read')
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
