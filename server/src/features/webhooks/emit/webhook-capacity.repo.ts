import { WEBHOOK_WAITING_MAX, WEBHOOKS_MAX } from '@everyshelf/domain/limits'
import { type IsoTime, toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

const SHARE_MAX = WEBHOOK_WAITING_MAX / WEBHOOKS_MAX
const DAY_MS = 24 * 60 * 60 * 1000

/** How many events wait for each webhook. */
export type WaitingCounts = Map<string, number>

/** Counts the waiting events of each webhook of an account. Empty if too few events wait to fill any webhook. */
export async function countWaiting(
  queries: Queries,
  ownerId: string,
  position: number,
): Promise<WaitingCounts> {
  const waiting = queries
    .selectFrom('webhook_delivery')
    .where('ownerId', '=', ownerId)
    .where('nextAttemptAt', 'is not', null)
  const { first } = await waiting
    .select(({ fn }) => fn.min('position').as('first'))
    .executeTakeFirstOrThrow()
  // An event has one delivery per webhook. So nothing needs to be counted while few events wait.
  if (first === null || position - first < SHARE_MAX) return new Map()
  const rows = await waiting
    .select(['webhookId'])
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy('webhookId')
    .execute()
  return new Map(rows.map(({ webhookId, count }) => [webhookId, Number(count)]))
}

/**
 * The webhooks that get no more events for now: the account has reached its limit of waiting events, and
 * these webhooks have used up their share.
 */
export function findFullWebhooks(waiting: WaitingCounts): ReadonlySet<string> {
  const counts = [...waiting]
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  if (total < WEBHOOK_WAITING_MAX) return new Set()
  return new Set(counts.flatMap(([id, count]) => (count >= SHARE_MAX ? [id] : [])))
}

/** Notes at most once a day that events are skipped. Returns the webhooks whose log is to say so. */
export async function noteSkipped(
  queries: Queries,
  webhookIds: readonly string[],
  now: IsoTime,
): Promise<string[]> {
  if (webhookIds.length === 0) return []
  const rows = await queries
    .updateTable('webhook')
    .set({ skippedAt: now })
    .where('id', 'in', webhookIds)
    .where(({ or, eb }) =>
      or([
        eb('skippedAt', 'is', null),
        eb('skippedAt', '<=', toIsoTime(new Date(Date.parse(now) - DAY_MS))),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
