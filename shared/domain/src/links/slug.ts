import type { LinkChannel } from '../affiliate/index.ts'

declare const slugBrand: unique symbol

/** The path of a saved link, `/go/{slug}`: lower case, never reused for another link. */
export type Slug = string & { readonly [slugBrand]: true }

/** No 0 o 1 l i: people read slugs aloud and type them from paper. */
export const SLUG_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
export const SLUG_LENGTH = 7
export const SLUG_MAX_LENGTH = 40

const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Parses a slug from a URL or a form: 3 to 40 letters and digits with single hyphens between them,
 * in any case. Returns it in lower case, or undefined if it is invalid.
 *
 * @example parseSlug('My-Novel') // 'my-novel'
 */
export function parseSlug(text: string): Slug | undefined {
  const slug = text.trim().toLowerCase()
  const fits = slug.length >= 3 && slug.length <= SLUG_MAX_LENGTH && PATTERN.test(slug)
  return fits ? (slug as Slug) : undefined
}

/**
 * Makes a slug from random bytes; the caller provides them, because this package has no randomness.
 * Bytes above the last multiple of the alphabet's length are skipped, so that all letters are
 * equally likely. Returns undefined if too few bytes remain; 16 bytes are enough in all but one of
 * 10^9 cases.
 *
 * @example slugFromBytes(new Uint8Array(16)) // '2222222'
 */
export function slugFromBytes(bytes: Uint8Array): Slug | undefined {
  const limit = 256 - (256 % SLUG_ALPHABET.length)
  const letters = Array.from(bytes)
    .filter((byte) => byte < limit)
    .slice(0, SLUG_LENGTH)
    .map((byte) => SLUG_ALPHABET[byte % SLUG_ALPHABET.length])
  return letters.length === SLUG_LENGTH ? (letters.join('') as Slug) : undefined
}

/** The end of a channel's slug, by which people recognize it in print and in reports. */
const channelWords = {
  social: 'social',
  mail: 'newsletter',
  ebook: 'ebook',
  print: 'print',
  ad: 'ad',
  messenger: 'messages',
} as const satisfies Record<Exclude<LinkChannel, 'web'>, string>

/**
 * The slug of a link's channel: the link's slug and the channel's name. If that is taken, a higher
 * `attempt` adds a counter. A long slug is cut.
 *
 * @example slugForChannel('pride' as Slug, 'mail') // 'pride-newsletter'
 * @example slugForChannel('pride' as Slug, 'mail', 2) // 'pride-newsletter-2'
 */
export function slugForChannel(
  slug: Slug,
  channel: Exclude<LinkChannel, 'web'>,
  attempt = 1,
): Slug {
  const end = `-${channelWords[channel]}${attempt > 1 ? `-${attempt}` : ''}`
  const start = slug.slice(0, SLUG_MAX_LENGTH - end.length).replace(/-$/, '')
  return (start + end) as Slug
}
