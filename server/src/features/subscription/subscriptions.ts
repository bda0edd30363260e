import { DomainError } from '@everyshelf/domain/messages'
import type { ClockSkew } from '../../http/health/clock-skew.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import type { Platform } from '../../platform.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import { createCheckouts } from './checkout.ts'
import { createCheckoutsRepo } from './checkouts.repo.ts'
import { createCustomersRepo } from './customers.repo.ts'
import { createEventInboxRepo } from './event-inbox.repo.ts'
import { createEventInbox } from './event-inbox.ts'
import { createEventReader } from './read-event.ts'
import { createReceiveEvent } from './receive-event.ts'
import { createReconciler, type OnPayments } from './reconcile.ts'
import { createStripeSource } from './stripe-source.ts'
import { createSubscriptionService } from './subscription.service.ts'
import { createSubscriptionWorker } from './subscription-worker.ts'

export interface SubscriptionsDeps
  extends Pick<Platform, 'config' | 'database' | 'transact' | 'logger' | 'now'> {
  readonly redirect: Pick<RedirectFeature, 'forgetOwner'>
  readonly clock: Pick<ClockSkew, 'observe'>
  readonly referrals: { readonly onPayments: OnPayments }
  readonly watchRuns?: WatchRuns
  /** Timeout of one call to Stripe; shorter in tests. */
  readonly callTimeoutMs?: number
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/**
 * Subscriptions at Stripe: checkout, events, and the worker that processes them. The last two are null when payment is
 * not configured.
 */
export function createSubscriptions(deps: SubscriptionsDeps) {
  const { config, database, logger: log, clock, now } = deps
  const { publicUrl } = config
  const { db } = database
  const customers = createCustomersRepo(db, deps.transact)
  const forService = { db, customers, publicUrl, log, now }
  if (!config.stripe) {
    const service = createSubscriptionService({ ...forService, payments: null })
    return { service, receiveEvent: null, worker: null }
  }
  const { webhookSecrets, priceId, yearlyPriceId } = config.stripe
  const stripe = createStripeSource(config.stripe, clock.observe, deps.callTimeoutMs)
  const parts = { ...forService, stripe }
  const reconciler = createReconciler({
    ...parts,
    onPayments: deps.referrals.onPayments,
    forgetOwner: deps.redirect.forgetOwner,
  })
  const events = createEventInboxRepo(db)
  const { reconcile } = reconciler
  const worker = createSubscriptionWorker({
    processEvents: createEventInbox({ ...parts, repo: events, reconcile }),
    ...parts,
    events,
    reconciler,
    watchRuns: deps.watchRuns,
  })
  const checkouts =
    priceId === null
      ? null
      : createCheckouts({
          ...parts,
          checkouts: createCheckoutsRepo(db),
          priceOf: (plan) => {
            const price = plan === 'yearly' ? yearlyPriceId : priceId
            if (price === null) throw new DomainError('payment-not-set-up')
            return price
          },
        })
  return {
    worker,
    service: createSubscriptionService({
      ...forService,
      payments: { stripe, checkouts, reconciler },
    }),
    receiveEvent:
      webhookSecrets.length === 0
        ? null
        : createReceiveEvent({
            ...parts,
            readEvent: createEventReader(stripe, webhookSecrets, now),
            inbox: events,
            isLive: stripe.isLive,
            observeClock: clock.observe,
            wake: worker.wake,
          }),
  }
}
