/**
 * Where readers find a link. It is a property of the slug, so readers cannot change it.
 * `web` is the author's own site; `ad` is any paid or boosted advertisement; `messenger` is a chat
 * such as WhatsApp.
 */
export const linkChannels = ['web', 'social', 'mail', 'ebook', 'print', 'ad', 'messenger'] as const
export type LinkChannel = (typeof linkChannels)[number]

/** The channels inside a book. No affiliate program is known to allow its tags there. */
export const bookChannels = ['ebook', 'print'] as const satisfies readonly LinkChannel[]
export type BookChannel = (typeof bookChannels)[number]

/** Whether readers find the link in a book. */
export function isBookChannel(channel: LinkChannel): channel is BookChannel {
  return (bookChannels as readonly LinkChannel[]).includes(channel)
}

/** The social networks that an author can enter in their account at an affiliate program. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'tiktok',
  'threads',
  'twitch',
  'x',
  'youtube',
] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** What an author has confirmed about the channels where they use their tags. */
export interface ConfirmedChannels {
  /** Entered in the author's account at the affiliate program. */
  readonly networks: readonly SocialNetwork[]
  /** Everyone on the author's mailing list asked to be on it. */
  readonly isListOptIn: boolean
}

export const NO_CONFIRMED_CHANNELS: ConfirmedChannels = { networks: [], isListOptIn: false }

/**
 * Reads stored channels. Every invalid value counts as not confirmed; nothing throws.
 *
 * @example parseConfirmedChannels({ networks: ['youtube', 'myspace'] }) // { networks: ['youtube'], isListOptIn: false }
 */
export function parseConfirmedChannels(value: unknown): ConfirmedChannels {
  const { networks, isListOptIn } = Object(value)
  const entered: unknown[] = Array.isArray(networks) ? networks : []
  return {
    networks: socialNetworks.filter((network) => entered.includes(network)),
    isListOptIn: isListOptIn === true,
  }
}
