import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { linkAllowance } from '@everyshelf/domain/plans'
import { type IsoTime, toIsoTime } from '../../../db/columns.ts'
import type { LinkWriter } from '../store/link-writer.repo.ts'
import type { OwnedLinks } from '../store/owned-links.repo.ts'
import { requireFound, requireRemaining } from './require-link.ts'

const UNDO_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1000

interface Owner {
  readonly isPremium: boolean
}

/** Throws `link-limit-reached` if a free account has reached its limit. */
export async function requireRemainingLinks(
  { isPremium }: Owner,
  own: Pick<OwnedLinks, 'countActive'>,
): Promise<void> {
  if (isPremium) return
  requireRemaining(linkAllowance('free', await own.countActive()))
}

/** Returns when the link was removed, which may be earlier. */
export async function removeLink(own: LinkWriter, id: string, time: IsoTime): Promise<IsoTime> {
  const { removedAt } = requireFound(await own.find(id))
  if (removedAt !== null) return removedAt
  await own.change(id, { removedAt: time })
  return time
}

/** A link can be restored for `REMOVAL_UNDO_DAYS` days. */
export async function restoreLink(
  own: LinkWriter,
  owner: Owner,
  id: string,
  now: number,
): Promise<void> {
  const { removedAt } = requireFound(await own.find(id))
  if (removedAt === null) return
  if (Date.parse(removedAt) + UNDO_MS < now) throw new DomainError('not-found')
  await requireRemainingLinks(owner, own)
  await own.change(id, { removedAt: null, restoredAt: toIsoTime(now) })
}
