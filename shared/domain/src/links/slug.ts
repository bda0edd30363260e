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
