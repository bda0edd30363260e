import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import { storedItem } from './stored-item.ts'

/** More would be sites that were left long ago. */
const MAX_SITES = 200

/** The channel that was last chosen on a site, by host, the newest last. */
export const channelOfSite = storedItem<Readonly<Record<string, LinkChannel>>>(
  'local',
  'channel-of-site',
  {},
)

/** Remembers a choice; readers of the author's own site are the usual ones, so that is not stored. */
export async function rememberChannel(host: string, channel: LinkChannel): Promise<void> {
  const { [host]: _, ...others } = await channelOfSite.getValue()
  const entries = Object.entries({ ...others, ...(channel !== 'web' && { [host]: channel }) })
  await channelOfSite.setValue(Object.fromEntries(entries.slice(-MAX_SITES)))
}

/** @example findChannel({ 'www.thalia.de': 'mail' }, 'www.thalia.de') // 'mail' */
export function findChannel(stored: Readonly<Record<string, string>>, host: string): LinkChannel {
  return linkChannels.find((channel) => channel === stored[host]) ?? 'web'
}
