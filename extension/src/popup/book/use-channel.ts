import { readApiError } from '@everyshelf/client'
import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { showFailure } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { openApi } from '../../api/open-api.ts'
import { channelOfSite, findChannel, rememberChannel } from '../../storage/channel-of-site.ts'
import type { SavedLink } from '../../storage/saved-links.ts'
import { useStored } from '../../storage/use-stored.ts'

export interface Channel {
  readonly channel: LinkChannel
  /** Remembers the channel for the site, and creates the saved link's address in it. */
  readonly choose: (channel: LinkChannel) => void
  /** The address of a saved link in the chosen channel; null until it is created. */
  readonly addressOf: (saved: SavedLink) => string | null
  /** Creates that address, unless it exists. */
  readonly create: (saved: SavedLink) => Promise<string>
}

interface Created {
  readonly linkId: string
  readonly channel: LinkChannel
  readonly address: string
}

/** Where readers will find the link: a channel for each site, which the saved link has an address for. */
export function useChannel(host: string, saved: SavedLink | null): Channel {
  const channel = findChannel(useStored(channelOfSite) ?? {}, host)
  const [created, setCreated] = useState<Created | null>(null)

  const createIn = async (wanted: LinkChannel, { id, globalLink }: SavedLink): Promise<string> => {
    if (wanted === 'web') return globalLink
    const { url } = await (await openApi()).links.createChannel.mutate({ id, channel: wanted })
    setCreated({ linkId: id, channel: wanted, address: url })
    return url
  }

  return {
    channel,
    choose: (wanted) => {
      void rememberChannel(host, wanted)
      if (!saved) return
      createIn(wanted, saved).catch((error: unknown) =>
        showFailure('link-save-failed', readApiError(error)),
      )
    },
    addressOf: ({ id, globalLink }) => {
      if (channel === 'web') return globalLink
      return created?.linkId === id && created.channel === channel ? created.address : null
    },
    create: (link) => createIn(channel, link),
  }
}
