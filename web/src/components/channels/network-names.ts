import type { SocialNetwork } from '@everyshelf/domain/affiliate'

export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  threads: 'Threads',
  twitch: 'Twitch',
  x: 'X',
  youtube: 'YouTube',
}
