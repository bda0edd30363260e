import type { LinkChannel } from '@everyshelf/domain/affiliate'
import { channelNames } from '../../components/channels/channel-names.ts'

/** @example nameChannel('mail') // 'Email' */
export function nameChannel(channel: string): string {
  return channelNames[channel as LinkChannel] ?? channel
}
