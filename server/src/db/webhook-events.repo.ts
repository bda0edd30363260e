import type { SentEventType, WebhookEventType } from '@everyshelf/domain/webhooks'
import { type IsoTime, parseJsonText, toJsonText } from './columns.ts'
import { createRowId } from './row-id.ts'
import type { Queries } from './transact.ts'
import { findFullWebhooks, noteSkipped } from './webhook-capacity.repo.ts'

/** What happened, before it is written. */
export interface NewWebhookEvent {
  readonly id: string
  readonly ownerId: string
  readonly type: SentEventType
  readonly linkId: string | null
  /** Without addresses of readers, email addresses, and tagged URLs. */
  readonly data: object
  readonly createdAt: IsoTime
}

export function createEventId(): string {
  return `evt_${createRowId()}`
}

/** The active webhooks of an account that want events of this type. */
export async function listSubscribers(
  queries: Queries,
  ownerId: string,
  type: WebhookEventType,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('ownerId', '=', ownerId)
    .where('pausedAt', 'is', null)
    .where('offAt', 'is', null)
    .execute()
  return rows.flatMap(({ id, events }) => (parseJsonText(events).includes(type) ? [id] : []))
}

/**
 * Writes an event with its deliveries, in the transaction of the change that it reports. Repeating it
 * with the same event changes nothing. For events about a link, the caller has locked the owner's links,
 * so that positions follow the order of the changes. A webhook for which too many events wait does not
 * get it.
 */
export async function addWebhookEvent(
  queries: Queries,
  { data, ...event }: NewWebhookEvent,
  webhookIds: readonly string[],
): Promise<void> {
  if (webhookIds.length === 0) return
  const { id: eventId, ownerId, linkId, createdAt } = event
  const { last } = await queries
    .selectFrom('webhook_event')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  const position = (last ?? 0) + 1
  const full = await findFullWebhooks(queries, ownerId, position)
  const skipped = await noteSkipped(
    queries,
    webhookIds.filter((id) => full.has(id)),
    createdAt,
  )
  const ready = webhookIds.filter((id) => !full.has(id))
  if (ready.length + skipped.length === 0) return
  await queries
    .insertInto('webhook_event')
    .values({ ...event, position, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const facts = { ownerId, eventId, linkId, position, createdAt }
  const delivery = { ...facts, isResent: 0 as const, isUrgent: 0 as const, responseBody: null }
  const waiting = {
    state: 'waiting' as const,
    nextAttemptAt: createdAt,
    attempts: toJsonText([]),
    finishedAt: null,
  }
  const notSent = {
    state: 'failed' as const,
    nextAttemptAt: null,
    attempts: toJsonText([{ at: createdAt, status: null, error: 'skipped', tookMs: 0 }]),
    finishedAt: createdAt,
  }
  await queries
    .insertInto('webhook_delivery')
    .values([
      ...ready.map((webhookId) => ({ ...delivery, ...waiting, id: createRowId(), webhookId })),
      ...skipped.map((webhookId) => ({ ...delivery, ...notSent, id: createRowId(), webhookId })),
    ])
    .onConflict((conflict) => conflict.columns(['webhookId', 'eventId']).doNothing())
    .execute()
}
