import type { LinkChannel } from '@everyshelf/domain/affiliate'

const names: Readonly<Record<LinkChannel, string>> = {
  web: 'Website',
  social: 'Social media',
  mail: 'Email',
  ebook: 'Ebook',
  print: 'Print',
  ad: 'Paid ads',
  messenger: 'Messenger',
}

/** @example nameChannel('mail') // 'Email' */
export function nameChannel(channel: string): string {
  return names[channel as LinkChannel] ?? channel
}
