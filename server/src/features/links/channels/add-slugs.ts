import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { DomainError } from '@everyshelf/domain/messages'
import type { IsoTime } from '../../../db/columns.ts'
import type { StoredLink } from '../stored-links.repo.ts'
import type { ChannelSlug, OwnedSlugs } from './channels.repo.ts'

/** The owner's links with these ids. Throws `not-found` unless all exist and none is removed. */
export async function requireActiveLinks(
  own: Pick<OwnedSlugs, 'findLinks'>,
  ids: readonly string[],
): Promise<StoredLink[]> {
  const links = await own.findLinks(ids)
  const isComplete = links.length === ids.length && links.every((link) => link.removedAt === null)
  if (!isComplete) throw new DomainError('not-found')
  return links
}

/** Gives each link a slug in those of the channels where it has none. Returns the new ones. */
export async function addMissingSlugs(
  own: OwnedSlugs,
  links: readonly Pick<StoredLink, 'id'>[],
  channels: readonly LinkChannel[],
  createdAt: IsoTime,
): Promise<ChannelSlug[]> {
  const known = await own.listSlugs(links.map(({ id }) => id))
  const added: ChannelSlug[] = []
  for (const { id } of links) {
    for (const channel of channels) {
      if (known.some((slug) => slug.linkId === id && slug.channel === channel)) continue
      added.push(await own.addSlug(id, channel, createdAt))
    }
  }
  return added
}
