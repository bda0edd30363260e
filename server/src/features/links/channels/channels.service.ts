import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../../db/columns.ts'
import type { StoredLink } from '../stored-links.repo.ts'
import { addMissingSlugs, requireActiveLinks } from './add-slugs.ts'
import type { ChannelSlug, ChannelsRepo, OwnedSlugs } from './channels.repo.ts'

/** A slug of one link, as its owner sees it. */
export interface ChannelView extends Omit<ChannelSlug, 'linkId'> {
  /** False for an old slug, which keeps working. */
  readonly isCurrent: boolean
}

export interface ChannelsServiceDeps {
  readonly repo: ChannelsRepo
  /** Makes redirects use a change immediately (R17). */
  readonly forgetSlug: (slug: Slug) => void
  readonly now: () => number
}

export type ChannelsService = ReturnType<typeof createChannelsService>

/** The slugs of a link by channel. They are free: what Premium adds is the owner's tags. */
export function createChannelsService({ repo, forgetSlug, now }: ChannelsServiceDeps) {
  return {
    /** In the order of the channels, the current slug before old ones. */
    list: async (userId: string, id: string): Promise<ChannelView[]> => {
      const own = repo.slugsOf(userId)
      const link = await requireActiveLink(own, id)
      return view(link, await own.listSlugs([id]))
    },

    /** Returns the slug of the channel, which it creates if there is none. */
    create: async (userId: string, id: string, channel: LinkChannel): Promise<ChannelView> => {
      const { found, added } = await repo.changeSlugsOf(userId, async (own) => {
        const link = await requireActiveLink(own, id)
        const createdAt = toIsoTime(new Date(now()))
        const added = await addMissingSlugs(own, [link], [channel], createdAt)
        const slugs = view(link, await own.listSlugs([id]))
        return { found: slugs.find((slug) => slug.channel === channel && slug.isCurrent), added }
      })
      for (const { slug } of added) forgetSlug(slug)
      if (!found) throw new TypeError(`link ${id} has no slug for ${channel}`)
      return found
    },

    /** An empty text removes the campaign. */
    setCampaign: async (
      userId: string,
      id: string,
      slug: Slug,
      campaign: string,
    ): Promise<ChannelView> => {
      const changed = await repo.changeSlugsOf(userId, async (own) => {
        const link = await requireActiveLink(own, id)
        const isOfLink = await own.setCampaign(id, slug, campaign || null)
        if (!isOfLink) throw new DomainError('not-found')
        return view(link, await own.listSlugs([id])).find((one) => one.slug === slug)
      })
      forgetSlug(slug)
      if (!changed) throw new TypeError(`link ${id} lost its slug ${slug}`)
      return changed
    },
  }
}

async function requireActiveLink(own: OwnedSlugs, id: string): Promise<StoredLink> {
  const [link] = await requireActiveLinks(own, [id])
  if (!link) throw new DomainError('not-found')
  return link
}

function view(link: StoredLink, slugs: readonly ChannelSlug[]): ChannelView[] {
  const views = slugs.map(({ linkId: _, ...slug }) => ({
    ...slug,
    // A channel has one slug; only the slug for the web can be replaced.
    isCurrent: slug.channel !== 'web' || slug.slug === link.slug,
  }))
  const rank = ({ channel, isCurrent }: ChannelView) =>
    linkChannels.indexOf(channel) * 2 + (isCurrent ? 0 : 1)
  return views.toSorted((a, b) => rank(a) - rank(b))
}
