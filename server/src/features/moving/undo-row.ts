import type { IsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { LinkWriter } from '../links/store/link-writer.repo.ts'
import { isLastMove } from './is-last-move.repo.ts'
import type { StoredMovedLink } from './moved-links.repo.ts'
import type { StoredMove } from './moves.repo.ts'

interface UndoDeps {
  readonly queries: Queries
  readonly ownerId: string
  readonly links: LinkWriter
}

/**
 * Removes the link that a row created or restored, unless its owner has restored it since, or a later
 * move has a row for it. Slugs stay with their book: readers may have them, and they are never given to another
 * link.
 */
export async function undoRow(
  { queries, ownerId, links }: UndoDeps,
  move: StoredMove,
  { outcome, linkId }: StoredMovedLink,
  now: IsoTime,
): Promise<void> {
  if (linkId === null || (outcome !== 'created' && outcome !== 'restored')) return
  const link = await links.find(linkId)
  if (!link || link.removedAt !== null) return
  if (!(await isLastMove(queries, ownerId, move, linkId))) return
  await links.change(linkId, { removedAt: now })
}
