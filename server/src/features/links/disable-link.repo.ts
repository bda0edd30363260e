import { toIsoTime } from '../../db/columns.ts'
import { disableRow, enableRow } from '../../db/disable-row.repo.ts'
import type { Queries } from '../../db/transact.ts'
import { addLinkEvents } from './link-events.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'

/**
 * Disables a link for a reason, or enables it again (null), in the transaction of an admin. Reports it to
 * the owner's webhooks. Returns false if the link is already in that state or does not exist.
 */
export async function setLinkDisabled(
  queries: Queries,
  id: string,
  reason: string | null,
  now: number,
): Promise<boolean> {
  const read = () =>
    queries
      .selectFrom('saved_link')
      .select(['ownerId', 'removedAt'])
      .where('id', '=', id)
      .executeTakeFirst()
  const before = await read()
  if (before?.ownerId) await lockLinksOf(queries, before.ownerId)
  // The owner may have removed it before the lock.
  const link = await read()
  const isChanged =
    reason === null
      ? await enableRow(queries, 'saved_link', id)
      : await disableRow(queries, 'saved_link', id, reason, now)
  if (isChanged && link?.ownerId && link.removedAt === null) {
    await addLinkEvents(queries, link.ownerId, 'link.updated', [id], toIsoTime(new Date(now)))
  }
  return isChanged
}
