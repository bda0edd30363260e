import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { DomainError } from '@everyshelf/domain/messages'
import type { LinkWriter } from '../store/link-writer.repo.ts'
import type { OwnedLinks } from '../store/owned-links.repo.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import type { ChannelSlug } from './channels.repo.ts'

/** The owner's links with these ids. Throws `not-found` unless all exist and none is removed. */
export async function requireActiveLinks(
  own: Pick<OwnedLinks, 'findMany'>,
  ids: readonly string[],
): Promise<StoredLink[]> {
  const links = await own.findMany(ids)
  const isComplete = links.length === ids.length && links.every((link) => link.removedAt === null)
  if (!isComplete) throw new DomainError('not-found')
  return links
}

/** Gives each link a slug in those of the channels where it has none. */
export async function addMissingSlugs(
  own: Pick<LinkWriter, 'addSlug'>,
  known: readonly ChannelSlug[],
  links: readonly Pick<StoredLink, 'id'>[],
  channels: readonly LinkChannel[],
): Promise<void> {
  for (const { id } of links) {
    for (const channel of channels) {
      // Every link has its slug for the web.
      if (channel === 'web') continue
      if (known.some((slug) => slug.linkId === id && slug.channel === channel)) continue
      await own.addSlug(id, channel)
    }
  }
}
