import type { LinkChannel } from '@everyshelf/domain/affiliate'

/** Where a channel's links are, within a sentence. @example `forbids affiliate tags ${channelPhrases.print}` */
export const channelPhrases: Readonly<Record<LinkChannel, string>> = {
  web: 'on websites',
  social: 'on social networks',
  mail: 'in newsletters',
  ebook: 'in ebooks',
  print: 'in print',
  ad: 'in paid ads',
  messenger: 'in messages',
}
