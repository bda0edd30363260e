import type { LinkChannel } from '@everyshelf/domain/affiliate'

/** Where readers find a link, in the words of authors. */
export const channelNames: Readonly<Record<LinkChannel, string>> = {
  web: 'Website',
  social: 'Social media',
  mail: 'Newsletter',
  ebook: 'Ebook',
  print: 'Print',
  ad: 'Paid ad',
  messenger: 'Messages',
}

/** @example nameChannel('mail') // 'Newsletter' */
export function nameChannel(channel: string): string {
  return channelNames[channel as LinkChannel] ?? channel
}
