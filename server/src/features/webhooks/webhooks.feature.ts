import { WEBHOOK_LOG_DAYS } from '@everyshelf/domain/limits'
import { toIsoTime } from '../../db/columns.ts'
import { registerGauge, registerLabeledCounter } from '../../metrics/register-metric.ts'
import { createAgent } from '../../outbound/agent.ts'
import { createGuardedDialer, type Dial, type Resolve } from '../../outbound/guarded-dialer.ts'
import { defaultLimits } from '../../outbound/limits.ts'
import type { Platform } from '../../platform.ts'
import { createSecretSeal } from '../../secrets/sealed-secret.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { ClicksFeature } from '../clicks/clicks.feature.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { MailFeature } from '../mail/mail.feature.ts'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'
import { EVENTS_AT_ONCE } from './deliver-events.ts'
import { deleteOldDeliveries } from './deliveries.repo.ts'
import { createDeliveriesService } from './deliveries.service.ts'
import { createDeliveryQueue } from './delivery-queue.repo.ts'
import { addHourlyClicks } from './hourly-clicks.ts'
import { SEND_TIMEOUT_MS } from './send-event.ts'
import { createSwitchOff } from './switch-off.ts'
import { createWebhookWorker, WEBHOOKS_AT_ONCE } from './webhook-worker.ts'
import { createWebhooksRouter } from './webhooks.router.ts'
import { createWebhooksService } from './webhooks.service.ts'

interface WebhooksDeps
  extends Pick<
    Platform,
    | 'secret'
    | 'database'
    | 'transact'
    | 'logger'
    | 'metrics'
    | 'startSharedJob'
    | 'watchRuns'
    | 'now'
  > {
  readonly accounts: Pick<AccountsFeature, 'requireFresh'>
  readonly mail: Pick<MailFeature, 'enqueue' | 'findRecipient'>
  readonly links: Pick<LinksFeature, 'lockLinksOf'>
  readonly clicks: Pick<ClicksFeature, 'store' | 'firstHitIdAt'>
  readonly toShortLink: ToShortLink
  /** For tests only. No configuration sets them. */
  readonly network?: { readonly resolve?: Resolve; readonly dial?: Dial } | undefined
}

const CONNECT_MS = 3000
const LOG_MS = WEBHOOK_LOG_DAYS * 24 * 60 * 60 * 1000

/** Sends the events of accounts to URLs of their owners. */
export function createWebhooksFeature(deps: WebhooksDeps) {
  const { database, transact, logger, metrics, startSharedJob, toShortLink, now } = deps
  const { db } = database
  const { lockLinksOf: lockOwner } = deps.links
  const { store, firstHitIdAt } = deps.clicks
  const seal = createSecretSeal(deps.secret, 'webhook')
  const queue = createDeliveryQueue(db)
  const { resolve, dial } = deps.network ?? {}
  const dialer = createGuardedDialer({
    connectMs: CONNECT_MS,
    ...(resolve && { resolve }),
    ...(dial && { dial }),
  })
  const agent = createAgent(() => dialer, {
    ...defaultLimits,
    totalMs: SEND_TIMEOUT_MS,
    // All requests of a process, also to one origin: so none waits for a connection while its clock runs.
    inFlight: WEBHOOKS_AT_ONCE * EVENTS_AT_ONCE,
  })
  const attempts = { delivered: 0, failed: 0 }
  const worker = createWebhookWorker({
    queue,
    agent,
    seal,
    switchOff: createSwitchOff({ transact, mail: deps.mail }),
    toShortLink,
    onAttempt: (result) => void attempts[result]++,
    random: Math.random,
    log: logger,
    watchRuns: deps.watchRuns,
    now,
  })
  const waiting = {
    name: 'everyshelf_webhook_deliveries_waiting',
    help: 'Events waiting to be sent to webhooks.',
  }
  registerGauge(metrics, waiting, queue.countWaiting)
  const tried = {
    name: 'everyshelf_webhook_attempts_total',
    help: 'Requests to webhooks.',
    label: 'result',
  }
  registerLabeledCounter(metrics, tried, () => attempts)
  const services = { db, transact, lockOwner, now }
  const webhooks = createWebhooksService({
    ...services,
    seal,
    requireFresh: deps.accounts.requireFresh,
    enqueue: deps.mail.enqueue,
  })
  const deliveries = createDeliveriesService({ ...services, toShortLink, wake: worker.wake })
  const hours = startSharedJob('hourly-clicks', () =>
    addHourlyClicks({ db, transact, listHits: store.listHits, firstHitIdAt, now }),
  )
  const cleaning = startSharedJob('webhook-log', () =>
    deleteOldDeliveries(db, toIsoTime(now() - LOG_MS)),
  )
  worker.start()
  return {
    router: router({ webhooks: createWebhooksRouter(webhooks, deliveries) }),
    /** Delivers everything that is due now. */
    deliverDue: worker.deliverDue,
    stop: async () => {
      await Promise.all([hours.stop(), cleaning.stop(), worker.stop()])
      await agent.destroy()
    },
  }
}
