import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'

/** The places where readers find a link, as the table of programs names them. */
export const channelNames: Readonly<Record<LinkChannel, string>> = {
  web: 'Website',
  social: 'Social',
  mail: 'Newsletter',
  ebook: 'Ebook',
  print: 'Print',
  ad: 'Paid ads',
  messenger: 'Chats',
}

export const channels: readonly LinkChannel[] = linkChannels
