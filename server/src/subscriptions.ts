import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createTransact } from './db/transact.ts'
import { type Checkouts, createCheckouts } from './features/subscription/checkout.ts'
import { createCheckoutsRepo } from './features/subscription/checkouts.repo.ts'
import { createCustomersRepo } from './features/subscription/customers.repo.ts'
import { createEventInboxRepo } from './features/subscription/event-inbox.repo.ts'
import { createEventInbox } from './features/subscription/event-inbox.ts'
import { createEventReader } from './features/subscription/read-event.ts'
import { createReconciler, type OnPayments } from './features/subscription/reconcile.ts'
import { createStripeSource } from './features/subscription/stripe-source.ts'
import {
  createSubscriptionService,
  type SubscriptionService,
} from './features/subscription/subscription.service.ts'
import {
  createSubscriptionWorker,
  type SubscriptionWorker,
} from './features/subscription/subscription-worker.ts'
import { createTakeEvent, type TakeEvent } from './features/subscription/take-event.ts'
import type { HotPath } from './hot-path.ts'
import type { ClockSkew } from './http/clock-skew.ts'
import type { WatchRuns } from './jobs/process-runs.ts'
import type { Logger } from './logger.ts'

export interface SubscriptionsParts {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly hotPath: Pick<HotPath, 'forgetOwner'>
  readonly clock: Pick<ClockSkew, 'observe'>
  readonly onPayments: OnPayments
  readonly watchRuns?: WatchRuns | undefined
  /** How long one call may take; tests are less patient. */
  readonly callWithinMs?: number
  readonly now: () => number
}

/** Who pays, and what follows from it. */
export interface Subscriptions {
  readonly service: SubscriptionService
  /** Null where payment is not set up. */
  readonly takeEvent: TakeEvent | null
  readonly worker: SubscriptionWorker | null
}

export function createSubscriptions(parts: SubscriptionsParts): Subscriptions {
  const { config, database, logger: log, clock, now } = parts
  const { publicUrl } = config
  const { db } = database
  const customers = createCustomersRepo(db, createTransact(db))
  const forService = { db, customers, publicUrl, log, now }
  if (!config.stripe) {
    const service = createSubscriptionService({ ...forService, payments: null })
    return { service, takeEvent: null, worker: null }
  }
  const { webhookSecrets, priceId } = config.stripe
  const stripe = createStripeSource(config.stripe, clock.observe, parts.callWithinMs)
  const reconciler = createReconciler({
    stripe,
    customers,
    onPayments: parts.onPayments,
    forgetOwner: parts.hotPath.forgetOwner,
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
    watchRuns: parts.watchRuns,
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
    takeEvent:
      webhookSecrets.length === 0
        ? null
        : createTakeEvent({
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
