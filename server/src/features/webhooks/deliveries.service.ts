import { DomainError } from '@everyshelf/domain/messages'
import { type DeliveryState, WEBHOOK_TEST_TYPE } from '@everyshelf/domain/webhooks'
import { type IsoTime, toIsoTime } from '../../db/columns.ts'
import type { Page } from '../../db/page-keys.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'
import { deliveriesOf, type StoredDelivery } from './deliveries.repo.ts'
import { addWebhookEvents, createEventId } from './emit/webhook-events.repo.ts'
import { plainHeaders, renderEvent } from './render-event.ts'
import type { DeliveryAttempt } from './schema.ts'
import { webhooksOf } from './webhooks.repo.ts'

/** A delivery in the log. */
export interface DeliveryView
  extends Pick<
    StoredDelivery,
    'id' | 'webhookId' | 'eventId' | 'type' | 'linkId' | 'state' | 'nextAttemptAt' | 'createdAt'
  > {
  readonly finishedAt: IsoTime | null
  readonly attempts: number
  /** The response to the last attempt; null if there was none. */
  readonly status: number | null
  /** Why the last attempt failed. */
  readonly error: string | null
}

/** A delivery with everything that the log knows. */
export interface DeliveryDetails extends Omit<DeliveryView, 'attempts'> {
  readonly attempts: readonly DeliveryAttempt[]
  readonly request: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  readonly responseBody: string | null
}

interface Owner {
  readonly userId: string
}

interface DeliveriesServiceDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly lockOwner: (queries: Queries, ownerId: string) => Promise<void>
  readonly toShortLink: ToShortLink
  /** Starts sending what is due. */
  readonly wake: () => void
  readonly now: () => number
}

interface PageRequest {
  readonly id: string
  readonly state?: DeliveryState | undefined
  readonly after?: string | undefined
}

export type DeliveriesService = ReturnType<typeof createDeliveriesService>

export function createDeliveriesService(deps: DeliveriesServiceDeps) {
  const { db, transact, now } = deps
  const isoNow = () => toIsoTime(now())

  async function requireActive(queries: Queries, userId: string, webhookId: string) {
    const webhook = await webhooksOf(queries, userId).find(webhookId)
    if (!webhook) throw new DomainError('not-found')
    if (webhook.state !== 'active') throw new DomainError('webhook-not-active')
  }

  async function requireDelivery(queries: Queries, userId: string, id: string) {
    const delivery = await deliveriesOf(queries, userId).find(id)
    if (!delivery) throw new DomainError('not-found')
    return delivery
  }

  return {
    list: async ({ userId }: Owner, request: PageRequest): Promise<Page<DeliveryView>> => {
      const webhook = await webhooksOf(db, userId).find(request.id)
      if (!webhook) throw new DomainError('not-found')
      const page = await deliveriesOf(db, userId).list(webhook.id, request.state, request.after)
      return { rows: page.rows.map(summarize), next: page.next }
    },

    get: async ({ userId }: Owner, id: string): Promise<DeliveryDetails> => {
      const delivery = await requireDelivery(db, userId, id)
      const { eventId, attempts, responseBody } = delivery
      const headers = plainHeaders(eventId)
      return {
        ...summarize(delivery),
        attempts,
        request: { headers, body: renderEvent(delivery, userId, deps.toShortLink) },
        responseBody,
      }
    },

    /** Sends an event that only tests the webhook. */
    sendTest: async ({ userId: ownerId }: Owner, webhookId: string) => {
      const id = createEventId()
      const delivery = await transact(async (queries) => {
        await deps.lockOwner(queries, ownerId)
        await requireActive(queries, ownerId, webhookId)
        const facts = { id, type: WEBHOOK_TEST_TYPE, linkId: null } as const
        const data = { message: 'This is a test event from Everyshelf.' }
        const event = { ...facts, data, createdAt: isoNow() }
        await addWebhookEvents(queries, ownerId, [event], [webhookId])
        const added = await deliveriesOf(queries, ownerId).findByEvent(webhookId, id)
        // Too many events wait.
        if (added?.state !== 'waiting') throw new DomainError('rate-limited')
        await deliveriesOf(queries, ownerId).resend(added.id, isoNow())
        return added
      })
      deps.wake()
      return summarize(delivery)
    },

    /** Tries again now, with the same `webhook-id`. */
    resend: async ({ userId }: Owner, id: string) => {
      const delivery = await transact(async (queries) => {
        const { webhookId } = await requireDelivery(queries, userId, id)
        await requireActive(queries, userId, webhookId)
        await deliveriesOf(queries, userId).resend(id, isoNow())
        return await requireDelivery(queries, userId, id)
      })
      deps.wake()
      return summarize(delivery)
    },
  }
}

function summarize(delivery: StoredDelivery): DeliveryView {
  const { id, webhookId, eventId, type, linkId, state, attempts, ...rest } = delivery
  const { nextAttemptAt, createdAt, finishedAt } = rest
  const { status = null, error = null } = attempts.at(-1) ?? {}
  const times = { createdAt, nextAttemptAt, finishedAt }
  const result = { state, attempts: attempts.length, status, error }
  return { id, webhookId, eventId, type, linkId, ...result, ...times }
}
