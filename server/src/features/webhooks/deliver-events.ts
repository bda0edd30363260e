import { WEBHOOK_FAILING_DAYS } from '@everyshelf/domain/limits'
import { webhookRest, webhookRetryDelay } from '@everyshelf/domain/webhooks'
import { toIsoTime } from '../../db/columns.ts'
import type { OutboundAgent } from '../../outbound/agent.ts'
import type { SecretSeal } from '../../secrets/sealed-secret.ts'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'
import type { DeliveryQueue, DueDelivery, WebhookClaim } from './delivery-queue.repo.ts'
import { plainHeaders, renderEvent } from './render-event.ts'
import { addRequests, countAllowed } from './request-rate.ts'
import { type SendResult, sendEvent } from './send-event.ts'
import { signEvent } from './sign-event.ts'
import type { SwitchOff } from './switch-off.ts'

type ClaimedWebhook = NonNullable<Awaited<ReturnType<DeliveryQueue['renew']>>>

export interface DeliverDeps {
  readonly queue: DeliveryQueue
  readonly agent: Pick<OutboundAgent, 'request'>
  readonly seal: SecretSeal
  readonly switchOff: SwitchOff
  readonly toShortLink: ToShortLink
  /** Counts each attempt. */
  readonly onAttempt: (result: 'delivered' | 'failed') => void
  readonly isStopping: () => boolean
  readonly random: () => number
  readonly now: () => number
}

/** Longer than a round of attempts. After that, another process may take the webhook. */
export const CLAIM_MS = 60_000
/** Events of different links, at the same time. */
export const EVENTS_AT_ONCE = 4
/** After that many rounds or that much time, other webhooks get their turn. */
const ROUNDS = 25
const TURN_MS = 20_000
const FAILING_MS = WEBHOOK_FAILING_DAYS * 24 * 60 * 60 * 1000
const GONE = 410
/** More than the schedule has: the owner can send an event again, any number of times. */
const ATTEMPTS_STORED = 20

/**
 * Delivers the due events of one webhook, while no other process does. An attempt is recorded after it ends,
 * so if the process is killed, its events are sent again: each arrives at least once. Returns whether more
 * may be due.
 */
export async function deliverEvents(claim: WebhookClaim, deps: DeliverDeps): Promise<boolean> {
  const { queue, isStopping, now } = deps
  const time = () => toIsoTime(now())
  const claimEnd = () => toIsoTime(now() + CLAIM_MS)
  if (!(await queue.claim(claim, time(), claimEnd()))) return false
  const turnEndsAt = now() + TURN_MS
  try {
    for (let round = 0; round < ROUNDS && now() < turnEndsAt && !isStopping(); round++) {
      const webhook = await queue.renew(claim, claimEnd())
      if (!webhook) return false
      const postponed = await queue.postponeBlocked(webhook.id, time())
      const due = await listAllowed(webhook, deps)
      if (due.length === 0 && postponed > 0) continue
      if (due.length === 0) return false
      await queue.countRequests(claim, addRequests(webhook.rateUntil, now(), due.length))
      const results = await Promise.all(due.map((one) => attempt(claim, webhook, one, deps)))
      if (!(await recordRound(claim, webhook, results, deps))) return false
    }
    return true
  } finally {
    await queue.trimLog(claim.id)
    await queue.release(claim, time())
  }
}

/** What is due, as far as the webhook may get requests: first what the owner sent by hand, in a rest only that. */
async function listAllowed(
  { id, restsUntil, rateUntil }: ClaimedWebhook,
  { queue, now }: DeliverDeps,
): Promise<DueDelivery[]> {
  const limit = Math.min(EVENTS_AT_ONCE, countAllowed(rateUntil, now()))
  if (limit <= 0) return []
  const time = toIsoTime(now())
  const urgent = await queue.listDue(id, time, limit, { isUrgent: true })
  const isResting = restsUntil !== null && restsUntil > time
  return urgent.length > 0 || isResting ? urgent : await queue.listDue(id, time, limit)
}

/** Returns whether the webhook may get more now. */
async function recordRound(
  claim: WebhookClaim,
  webhook: ClaimedWebhook,
  results: readonly SendResult[],
  { queue, switchOff, isStopping, now }: DeliverDeps,
) {
  const time = toIsoTime(now())
  if (results.some(({ status }) => status === GONE)) {
    await switchOff(webhook.id, 'gone', time)
    return false
  }
  if (results.some(({ error }) => error === null)) {
    await queue.markSucceeded(claim)
    return true
  }
  if (isStopping()) return false
  const failures = webhook.failures + 1
  const failingSince = webhook.failingSince ?? time
  const restsUntil = toIsoTime(now() + webhookRest(failures))
  await queue.markFailed(claim, { failures, failingSince, restsUntil })
  if (Date.parse(failingSince) + FAILING_MS <= now()) await switchOff(webhook.id, 'failing', time)
  return false
}

async function attempt(
  claim: WebhookClaim,
  webhook: ClaimedWebhook,
  delivery: DueDelivery,
  deps: DeliverDeps,
): Promise<SendResult> {
  const { queue, now } = deps
  const at = toIsoTime(now())
  const beganAt = performance.now()
  const result = await send(webhook, delivery, deps)
  // A server that stops breaks its connections off. The next one sends the event again.
  if (deps.isStopping() && result.status === null) return result
  const { status, error, responseBody } = result
  const tookMs = Math.round(performance.now() - beganAt)
  const attempts = [...delivery.attempts, { at, status, error, tookMs }].slice(-ATTEMPTS_STORED)
  deps.onAttempt(error === null ? 'delivered' : 'failed')
  const delay = delivery.isResent ? undefined : webhookRetryDelay(attempts.length, deps.random())
  const isRetried = error !== null && delay !== undefined
  await queue.record(claim, delivery.id, {
    attempts,
    responseBody,
    state: error === null ? 'delivered' : isRetried ? 'waiting' : 'failed',
    nextAttemptAt: isRetried ? toIsoTime(now() + delay) : null,
    finishedAt: isRetried ? null : toIsoTime(now()),
  })
  return result
}

async function send(
  webhook: ClaimedWebhook,
  delivery: DueDelivery,
  { agent, toShortLink, now, seal }: DeliverDeps,
): Promise<SendResult> {
  const secrets = openSecrets(webhook, seal, now())
  if (secrets.length === 0) return { status: null, error: 'secret', responseBody: null }
  const body = renderEvent(delivery, webhook.ownerId, toShortLink)
  const timestamp = Math.floor(now() / 1000)
  const signature = signEvent({ id: delivery.eventId, timestamp, body }, secrets)
  const headers = {
    ...plainHeaders(delivery.eventId),
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  }
  return await sendEvent(agent, { url: webhook.url, headers, body })
}

/** The secret, and the former one while both are valid. */
function openSecrets(webhook: ClaimedWebhook, seal: SecretSeal, now: number) {
  const { ownerId, secret, formerSecret, formerSecretUntil } = webhook
  const isFormerValid = formerSecretUntil !== null && Date.parse(formerSecretUntil) > now
  const sealed = [secret, isFormerValid ? formerSecret : null]
  return sealed.flatMap((one) => (one === null ? [] : (seal.open(one, ownerId) ?? [])))
}
