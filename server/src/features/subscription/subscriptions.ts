import type { HotPath } from '../../hot-path.ts'
import type { ClockSkew } from '../../http/clock-skew.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import type { Platform } from '../../platform.ts'
import { type Checkouts, createCheckouts } from './checkout.ts'
import { createCheckoutsRepo } from './checkouts.repo.ts'
import { createCustomersRepo } from './customers.repo.ts'
import { createEventInboxRepo } from './event-inbox.repo.ts'
import { createEventInbox } from './event-inbox.ts'
import { createEventReader } from './read-event.ts'
import { createReceiveEvent, type ReceiveEvent } from './receive-event.ts'
import { createReconciler, type OnPayments } from './reconcile.ts'
import { createStripeSource } from './stripe-source.ts'
import { createSubscriptionService, type SubscriptionService } from './subscription.service.ts'
import { createSubscriptionWorker, type SubscriptionWorker } from './subscription-worker.ts'

export interface SubscriptionsDeps
  extends Pick<Platform, 'config' | 'database' | 'transact' | 'logger' | 'now'> {
  readonly hotPath: Pick<HotPath, 'forgetOwner'>
  readonly clock: Pick<ClockSkew, 'observe'>
  readonly referrals: { readonly onPayments: OnPayments }
  readonly watchRuns?: WatchRuns
  /** Timeout of one call to Stripe; shorter in tests. */
  readonly callTimeoutMs?: number
}

/** Subscriptions at Stripe: checkout, events, and the worker that processes them. */
export interface Subscriptions {
  readonly service: SubscriptionService
  /** Null when payment is not configured. */
  readonly receiveEvent: ReceiveEvent | null
  readonly worker: SubscriptionWorker | null
}

export function createSubscriptions(deps: SubscriptionsDeps): Subscriptions {
  const { config, database, logger: log, clock, now } = deps
  const { publicUrl } = config
  const { db } = database
  const customers = createCustomersRepo(db, deps.transact)
  const forService = { db, customers, publicUrl, log, now }
  if (!config.stripe) {
    const service = createSubscriptionService({ ...forService, payments: null })
    return { service, receiveEvent: null, worker: null }
  }
  const { webhookSecrets, priceId } = config.stripe
  const stripe = createStripeSource(config.stripe, clock.observe, deps.callTimeoutMs)
  const reconciler = createReconciler({
    stripe,
    customers,
    onPayments: deps.referrals.onPayments,
    forgetOwner: deps.hotPath.forgetOwner,
    now,
  })
  const events = createEventInboxRepo(db)
  const { reconcile } = reconciler
  const inbox = createEventInbox({ stripe, repo: events, customers, reconcile, log, now })
  const worker = createSubscriptionWorker({
    inbox,
    events,
    customers,
    reconciler,
    log,
    watchRuns: deps.watchRuns,
    now,
  })
  const checkouts: Checkouts | null =
    priceId === null
      ? null
      : createCheckouts({
          stripe,
          customers,
          checkouts: createCheckoutsRepo(db),
          priceId,
          publicUrl,
          now,
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
            readEvent: createEventReader(stripe, webhookSecrets, now),
            inbox: events,
            isLive: stripe.isLive,
            observeClock: clock.observe,
            wake: worker.wake,
            log,
            now,
          }),
  }
}
