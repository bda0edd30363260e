import type { SentEventType, WebhookEventType } from '@everyshelf/domain/webhooks'
import { type IsoTime, parseJsonText, toJsonText } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries } from '../../../db/transact.ts'
import {
  countWaiting,
  findFullWebhooks,
  noteSkipped,
  type WaitingCounts,
} from './webhook-capacity.repo.ts'

/** What happened, before it is written. */
export interface NewWebhookEvent {
  readonly id: string
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
 * Writes events of one account with their deliveries, in the transaction of the change that they report.
 * Repeating it with the same events changes nothing. For events about links, the caller has locked the
 * owner's links, so that positions follow the order of the changes. A webhook for which too many events
 * wait gets no more. False if all these webhooks are full.
 */
export async function addWebhookEvents(
  queries: Queries,
  ownerId: string,
  events: readonly NewWebhookEvent[],
  webhookIds: readonly string[],
): Promise<boolean> {
  const [first] = events
  if (!first || webhookIds.length === 0) return true
  const { last } = await queries
    .selectFrom('webhook_event')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  const numbered = events.map((event, index) => ({ event, position: (last ?? 0) + 1 + index }))
  const waiting = await countWaiting(queries, ownerId, (last ?? 0) + events.length)
  const { ready, skipped } = assign(numbered, webhookIds, waiting)
  const noted = await noteSkipped(
    queries,
    skipped.map(({ webhookId }) => webhookId),
    first.createdAt,
  )
  const notSent = skipped.filter(({ webhookId }) => noted.includes(webhookId))
  const positions = new Set([...ready, ...notSent].map(({ position }) => position))
  if (positions.size > 0) {
    await insertEvents(
      queries,
      ownerId,
      numbered.filter(({ position }) => positions.has(position)),
    )
    await insertDeliveries(queries, ownerId, ready, notSent)
  }
  return skipped.length < webhookIds.length
}

interface NumberedEvent {
  readonly event: NewWebhookEvent
  readonly position: number
}

interface Assignment extends NumberedEvent {
  readonly webhookId: string
}

/** Which webhook gets which event, and the first event that each full webhook does not get. */
function assign(
  events: readonly NumberedEvent[],
  webhookIds: readonly string[],
  waiting: WaitingCounts,
) {
  const ready: Assignment[] = []
  const skipped = new Map<string, Assignment>()
  for (const event of events) {
    const full = findFullWebhooks(waiting)
    for (const webhookId of webhookIds) {
      const assignment = { ...event, webhookId }
      if (full.has(webhookId)) {
        if (!skipped.has(webhookId)) skipped.set(webhookId, assignment)
        continue
      }
      ready.push(assignment)
      waiting.set(webhookId, (waiting.get(webhookId) ?? 0) + 1)
    }
  }
  return { ready, skipped: [...skipped.values()] }
}

async function insertEvents(
  queries: Queries,
  ownerId: string,
  events: readonly NumberedEvent[],
): Promise<void> {
  const rows = events.map(({ event: { data, ...event }, position }) => ({
    ...event,
    ownerId,
    position,
    data: JSON.stringify(data),
  }))
  await queries
    .insertInto('webhook_event')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

async function insertDeliveries(
  queries: Queries,
  ownerId: string,
  ready: readonly Assignment[],
  notSent: readonly Assignment[],
): Promise<void> {
  const toRow = ({ event, position, webhookId }: Assignment) => {
    const { id: eventId, linkId, createdAt } = event
    const flags = { isResent: 0 as const, isUrgent: 0 as const, responseBody: null }
    return { id: createRowId(), webhookId, ownerId, eventId, linkId, position, createdAt, ...flags }
  }
  const waitingRows = ready.map((assignment) => ({
    ...toRow(assignment),
    state: 'waiting' as const,
    nextAttemptAt: assignment.event.createdAt,
    attempts: toJsonText([]),
    finishedAt: null,
  }))
  const failedRows = notSent.map((assignment) => {
    const { createdAt: at } = assignment.event
    return {
      ...toRow(assignment),
      state: 'failed' as const,
      nextAttemptAt: null,
      attempts: toJsonText([{ at, status: null, error: 'skipped', tookMs: 0 }]),
      finishedAt: at,
    }
  })
  await queries
    .insertInto('webhook_delivery')
    .values([...waitingRows, ...failedRows])
    .onConflict((conflict) => conflict.columns(['webhookId', 'eventId']).doNothing())
    .execute()
}

/** How other features report what happened to the webhooks of an account. They get it in their deps. */
export const webhookEvents = { createEventId, listSubscribers, addWebhookEvents }
export type WebhookEvents = typeof webhookEvents
