import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { linkAllowance } from '@everyshelf/domain/plans'
import { type IsoTime, toIsoTime } from '../../db/columns.ts'
import { requireFound, requireRemaining } from './require-link.ts'
import type { OwnedLinks } from './saved-links.repo.ts'
import type { StoredLink } from './stored-links.repo.ts'

const UNDO_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1000

interface Owner {
  readonly isPremium: boolean
}

/** Throws `link-limit-reached` if a free account has reached its limit. */
export async function requireRemainingLinks({ isPremium }: Owner, own: OwnedLinks): Promise<void> {
  if (isPremium) return
  requireRemaining(linkAllowance('free', await own.countActive()))
}

/** Returns when the link was removed, which may be earlier. */
export async function removeLink(own: OwnedLinks, id: string, time: IsoTime): Promise<IsoTime> {
  const link = requireFound(await own.find(id))
  if (link.removedAt !== null) return link.removedAt
  await own.update(id, { removedAt: time })
  await own.announce('link.deleted', id, time)
  return time
}

/** A link can be restored for `REMOVAL_UNDO_DAYS` days. */
export async function restoreLink(
  own: OwnedLinks,
  owner: Owner,
  id: string,
  now: number,
): Promise<StoredLink> {
  const found = requireFound(await own.find(id))
  if (found.removedAt === null) return found
  if (Date.parse(found.removedAt) + UNDO_MS < now) throw new DomainError('not-found')
  await requireRemainingLinks(owner, own)
  await own.update(id, { removedAt: null, restoredAt: toIsoTime(new Date(now)) })
  await own.announce('link.created', id, toIsoTime(new Date(now)))
  return found
}
