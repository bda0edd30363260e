import type { IsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import { trimLog } from './trim-log.repo.ts'

export type OffReason = 'failing' | 'gone'

/** Returns the owner; undefined if the webhook was off already or is gone. */
export async function switchOffWebhook(
  queries: Queries,
  id: string,
  offReason: OffReason,
  now: IsoTime,
): Promise<string | undefined> {
  const row = await queries
    .updateTable('webhook')
    .set({ offAt: now, offReason })
    .where('id', '=', id)
    .where('offAt', 'is', null)
    .returning('ownerId')
    .executeTakeFirst()
  if (!row) return undefined
  await queries
    .updateTable('webhook_delivery')
    .set({ state: 'failed', nextAttemptAt: null, finishedAt: now })
    .where('webhookId', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  await trimLog(queries, id)
  return row.ownerId
}
