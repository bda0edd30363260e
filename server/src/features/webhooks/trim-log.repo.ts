import { WEBHOOK_LOG_MAX } from '@everyshelf/domain/limits'
import type { Queries } from '../../db/transact.ts'

const IDS_AT_ONCE = 500

/** Deletes all but the newest finished deliveries of a webhook, and the events that then have none. */
export async function trimLog(queries: Queries, webhookId: string): Promise<void> {
  const last = await queries
    .selectFrom('webhook_delivery')
    .select(['createdAt', 'id'])
    .where('webhookId', '=', webhookId)
    .where('nextAttemptAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(WEBHOOK_LOG_MAX)
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  const rows = await queries
    .deleteFrom('webhook_delivery')
    .where('webhookId', '=', webhookId)
    .where('nextAttemptAt', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        eb('createdAt', '<', last.createdAt),
        and([eb('createdAt', '=', last.createdAt), eb('id', '<=', last.id)]),
      ]),
    )
    .returning('eventId')
    .execute()
  const ids = rows.map(({ eventId }) => eventId)
  for (let first = 0; first < ids.length; first += IDS_AT_ONCE) {
    await deleteUnused(queries, ids.slice(first, first + IDS_AT_ONCE))
  }
}

async function deleteUnused(queries: Queries, ids: readonly string[]) {
  await unusedEvents(queries).where('id', 'in', ids).execute()
}

/** The caller has locked the owner. */
export async function deleteUnusedEvents(queries: Queries, ownerId: string): Promise<void> {
  await unusedEvents(queries).where('ownerId', '=', ownerId).execute()
}

/** Another webhook may be getting the same hour of clicks right now, so those events stay. */
function unusedEvents(queries: Queries) {
  return queries
    .deleteFrom('webhook_event')
    .where('type', '!=', 'clicks.hourly')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_delivery')
            .select('webhook_delivery.id')
            .whereRef('webhook_delivery.eventId', '=', 'webhook_event.id'),
        ),
      ),
    )
}
