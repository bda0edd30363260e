import type { IsoTime } from '../../db/columns.ts'
import type { OwnedLinks } from '../links/saved-links.repo.ts'
import type { StoredMovedLink } from './moves.repo.ts'

/**
 * Removes the link that a row created, and removes again the one that it brought back. Endings stay with their
 * book: readers may have them, and they are never given to another link. Returns the link's id if it changed.
 */
export async function undoRow(
  links: OwnedLinks,
  { outcome, linkId, formerRemovedAt }: StoredMovedLink,
  now: IsoTime,
): Promise<string | null> {
  if (linkId === null || (outcome !== 'created' && outcome !== 'restored')) return null
  const link = await links.find(linkId)
  if (!link || link.removedAt !== null) return null
  await links.update(linkId, { removedAt: formerRemovedAt ?? now })
  return linkId
}
