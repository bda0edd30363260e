import { readApiError } from '@everyshelf/client'
import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { trpc } from '../api/trpc.tsx'

/** One slug of a link, with its channel and campaign. */
export type ChannelSlug = RouterOutputs['links']['channels'][number]

export interface Channels {
  /** The slug in use for a channel; undefined while it is unknown or does not exist. */
  readonly find: (channel: LinkChannel) => ChannelSlug | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly retry: () => void
  readonly isCreating: boolean
  /** Creates the slug of a channel, unless there is one. */
  readonly create: (channel: LinkChannel) => Promise<void>
  /** Sets the campaign of a slug; an empty text removes it. Resolves to whether it worked. */
  readonly setCampaign: (slug: string, campaign: string) => Promise<boolean>
}

/** The slugs of one of the user's links by channel. */
export function useChannels(id: string): Channels {
  const utils = trpc.useUtils()
  const { data, error, isPending, refetch } = trpc.links.channels.useQuery({ id })
  const creation = trpc.links.createChannel.useMutation()
  const naming = trpc.links.setCampaign.useMutation()
  const put = async (changed: ChannelSlug) => {
    // A response from before the change must not replace it.
    await utils.links.channels.cancel({ id })
    const slugs = utils.links.channels.getData({ id })
    if (slugs) utils.links.channels.setData({ id }, putSlug(slugs, changed))
    else await utils.links.channels.refetch({ id })
  }

  return {
    find: (channel) => data?.find((slug) => slug.channel === channel && slug.isCurrent),
    isLoading: isPending && !error,
    error: data ? null : error,
    retry: () => void refetch(),
    isCreating: creation.isPending,
    create: async (channel) => {
      try {
        await put(await creation.mutateAsync({ id, channel }))
      } catch (failure) {
        showError(readApiError(failure).code)
      }
    },
    setCampaign: async (slug, campaign) => {
      try {
        await put(await naming.mutateAsync({ id, slug, campaign }))
        showNotice('link-updated')
        return true
      } catch (failure) {
        showError(readApiError(failure).code)
        return false
      }
    },
  }
}

function putSlug(slugs: readonly ChannelSlug[], changed: ChannelSlug): ChannelSlug[] {
  return [...slugs.filter(({ slug }) => slug !== changed.slug), changed]
}
