import type { SentEventType, WebhookEventType } from '@everyshelf/domain/webhooks'
import { type IsoTime, parseJsonText, toJsonText } from './columns.ts'
import { createRowId } from './row-id.ts'
import type { Queries } from './transact.ts'

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
 * so that positions follow the order of the changes.
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
  await queries
    .insertInto('webhook_event')
    .values({ ...event, position, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const delivery = { ownerId, eventId, linkId, position, createdAt, nextAttemptAt: createdAt }
  await queries
    .insertInto('webhook_delivery')
    .values(
      webhookIds.map((webhookId) => ({
        ...delivery,
        id: createRowId(),
        webhookId,
        state: 'waiting' as const,
        attempts: toJsonText([]),
        isResent: 0 as const,
        responseBody: null,
        finishedAt: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['webhookId', 'eventId']).doNothing())
    .execute()
}
