import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { Queries } from '../../../db/transact.ts'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import { requireActive } from '../saving/require-link.ts'
import type { ChangeLinks } from '../store/change-links.ts'
import { linksOf } from '../store/owned-links.repo.ts'
import type { StoredLink } from '../store/stored-links.repo.ts'
import { addMissingSlugs } from './add-slugs.ts'
import { type ChannelSlug, listChannelSlugs } from './channels.repo.ts'

/** A slug of one link, as its owner sees it. */
export interface ChannelView extends Omit<ChannelSlug, 'linkId'> {
  readonly url: string
  /** False for an old slug, which keeps working. */
  readonly isCurrent: boolean
}

export interface ChannelsServiceDeps {
  readonly db: Queries
  readonly changeLinks: ChangeLinks
  readonly toShortLink: ToShortLink
}

export type ChannelsService = ReturnType<typeof createChannelsService>

/** The slugs of a link by channel. They are free: what Premium adds is the owner's tags. */
export function createChannelsService({ db, changeLinks, toShortLink }: ChannelsServiceDeps) {
  function view(userId: string, link: StoredLink, slugs: readonly ChannelSlug[]): ChannelView[] {
    const views = slugs.map(({ linkId: _, ...slug }) => ({
      ...slug,
      url: toShortLink(userId, slug.slug),
      // A channel has one slug; only the slug for the web can be replaced.
      isCurrent: slug.channel !== 'web' || slug.slug === link.slug,
    }))
    const rank = ({ channel, isCurrent }: ChannelView) =>
      linkChannels.indexOf(channel) * 2 + (isCurrent ? 0 : 1)
    return views.toSorted((a, b) => rank(a) - rank(b))
  }

  return {
    /** In the order of the channels, the current slug before old ones. */
    list: async (userId: string, id: string) => {
      const link = requireActive(await linksOf(db, userId).find(id))
      return view(userId, link, await listChannelSlugs(db, userId, [id]))
    },

    /** Returns the slug of the channel, which it creates if there is none. */
    create: (userId: string, id: string, channel: LinkChannel) =>
      changeLinks(userId, async (own, queries) => {
        const link = requireActive(await own.find(id))
        const known = await listChannelSlugs(queries, userId, [id])
        await addMissingSlugs(own, known, [link], [channel])
        const slugs = view(userId, link, await listChannelSlugs(queries, userId, [id]))
        const found = slugs.find((slug) => slug.channel === channel && slug.isCurrent)
        if (!found) throw new TypeError(`link ${id} has no slug for ${channel}`)
        return found
      }),

    /** An empty text removes the campaign. */
    setCampaign: (userId: string, id: string, slug: Slug, campaign: string) =>
      changeLinks(userId, async (own, queries) => {
        const link = requireActive(await own.find(id))
        const isOfLink = await own.updateSlug(id, slug, { campaign: campaign || null })
        const slugs = view(userId, link, await listChannelSlugs(queries, userId, [id]))
        const changed = slugs.find((one) => one.slug === slug)
        if (!isOfLink || !changed) throw new DomainError('not-found')
        return changed
      }),
  }
}
