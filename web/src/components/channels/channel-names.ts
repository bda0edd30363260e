import type { LinkChannel } from '@everyshelf/domain/affiliate'

/** The channels as screens name them. */
export const channelNames: Readonly<Record<LinkChannel, string>> = {
  web: 'Website',
  social: 'Social media',
  mail: 'Newsletter',
  ebook: 'Ebook',
  print: 'Print',
  ad: 'Paid ad',
  messenger: 'Messenger',
}
