import type { Queries } from '../../db/transact.ts'
import type { StoredMove } from './moves.repo.ts'

/** Whether the owner did not bring a link back after a move, and no later move led to it. */
export async function isLastMove(
  db: Queries,
  ownerId: string,
  { id, createdAt, completedAt }: StoredMove,
  linkId: string,
): Promise<boolean> {
  const endedAt = completedAt ?? createdAt
  const link = await db
    .selectFrom('saved_link')
    .select(['createdAt', 'restoredAt'])
    .where('id', '=', linkId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  // Saving a removed book again gives its link a new time of creation.
  if (!link || link.createdAt > endedAt || (link.restoredAt ?? '') > endedAt) return false
  const later = await db
    .selectFrom('moved_link as row')
    .innerJoin('link_move as later', 'later.id', 'row.moveId')
    .select('row.moveId')
    .where('row.linkId', '=', linkId)
    .where('row.ownerId', '=', ownerId)
    .where('row.undoneAt', 'is', null)
    .where('later.id', '!=', id)
    .where('later.createdAt', '>=', createdAt)
    .executeTakeFirst()
  return later === undefined
}
