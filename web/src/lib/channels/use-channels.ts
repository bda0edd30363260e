import { readApiError } from '@everyshelf/client'
import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { trpc } from '../api/trpc.tsx'

/** One slug of a link, with its channel and campaign. */
export type ChannelSlug = RouterOutputs['links']['channels'][number]

/** The slugs of one of the user's links by channel. */
export function useChannels(id: string) {
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

  const loadError: unknown = data ? null : error
  return {
    /** The slug in use for a channel; undefined while it is unknown or does not exist. */
    find: (channel: LinkChannel) =>
      data?.find((slug) => slug.channel === channel && slug.isCurrent),
    isLoading: isPending && !error,
    error: loadError,
    retry: () => void refetch(),
    isCreating: creation.isPending,
    /** Creates the slug of a channel, unless there is one. */
    create: async (channel: LinkChannel) => {
      try {
        await put(await creation.mutateAsync({ id, channel }))
      } catch (failure) {
        showError(readApiError(failure).code)
      }
    },
    /** Sets the campaign of a slug; an empty text removes it. Resolves to whether it worked. */
    setCampaign: async (slug: string, campaign: string) => {
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

export type Channels = ReturnType<typeof useChannels>

function putSlug(slugs: readonly ChannelSlug[], changed: ChannelSlug) {
  return [...slugs.filter(({ slug }) => slug !== changed.slug), changed]
}
