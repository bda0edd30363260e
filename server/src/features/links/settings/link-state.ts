import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { changeNeedsPremium, parseLinkSettings } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { OwnedLinks } from '../store/owned-links.repo.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import { differsInPremium, revertSettings } from './change-settings.ts'

/** The parts of a link that its versions record. */
export type LinkState = Pick<StoredLink, 'slug' | 'settings'>

/**
 * For a change that restores earlier values. Every owner may change the mode, the format of the
 * link's own book, and `recordUtm`, so every owner may undo such a change.
 */
export function requirePremiumToUndo(
  owner: { readonly isPremium: boolean },
  before: StoredLink,
  after: LinkState,
): void {
  const book = parseBookIdentifier(before.identifier)
  if (!book) throw new TypeError(`link ${before.id} has no valid book`)
  const isPremiumChange =
    before.slug !== after.slug ||
    changeNeedsPremium(book, parseLinkSettings(before.settings), parseLinkSettings(after.settings))
  if (isPremiumChange && !owner.isPremium) throw new DomainError('premium-required-to-manage')
}

/** Every owner may change the mode and `recordUtm`; all other changes need Premium. */
export function requirePremium(
  { isPremium }: { readonly isPremium: boolean },
  before: LinkState,
  after: LinkState,
): void {
  if (isPremium) return
  if (before.slug !== after.slug || differsInPremium(before.settings, after.settings)) {
    throw new DomainError('premium-required-to-manage')
  }
}

/** The link with the earlier value of everything that a version changed. Other values stay. */
export async function stateWithoutVersion(
  own: Pick<OwnedLinks, 'findVersion'>,
  link: StoredLink,
  version: number,
): Promise<LinkState> {
  const undone = await own.findVersion(link.id, version)
  const before = undone && (await own.findVersion(link.id, version - 1))
  if (!before) throw new DomainError('not-found')
  return {
    slug: before.slug === undone.slug ? link.slug : before.slug,
    settings: revertSettings(link.settings, before.settings, undone.settings),
  }
}
