declare const slugBrand: unique symbol

/** The path part of a saved link, `/go/{slug}`: lower case, without look-alikes, never reused. */
export type Slug = string & { readonly [slugBrand]: true }

/** No 0 o 1 l i: a slug is read aloud and typed from paper. */
export const SLUG_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
export const SLUG_LENGTH = 7

/** Words that would read as a page of ours. */
const reservedSlugs: ReadonlySet<string> = new Set([
  'about',
  'account',
  'admin',
  'api',
  'blog',
  'book',
  'dashboard',
  'go',
  'help',
  'home',
  'link',
  'links',
  'new',
  'pricing',
  'privacy',
  'profile',
  'redirect',
  'support',
  'terms',
  'www',
])

/**
 * Reads a slug from a URL or a form: any case in, lower case out. Letters, digits and single inner
 * hyphens, 3 to 40 characters.
 *
 * @example parseSlug('My-Novel') // 'my-novel'
 */
export function parseSlug(text: string): Slug | undefined {
  const slug = text.trim().toLowerCase()
  const fits = slug.length >= 3 && slug.length <= 40 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
  return fits ? (slug as Slug) : undefined
}

export function isReservedSlug(slug: Slug): boolean {
  return reservedSlugs.has(slug)
}

/**
 * Makes a slug out of random bytes, which the caller brings: this package has no randomness.
 * Bytes past the last whole multiple of the alphabet are skipped, so that no letter is favoured.
 * Undefined when too few bytes were usable; 16 are plenty in all but one of 10^9 cases.
 */
export function slugFromBytes(bytes: Uint8Array): Slug | undefined {
  const limit = 256 - (256 % SLUG_ALPHABET.length)
  const letters = Array.from(bytes)
    .filter((byte) => byte < limit)
    .slice(0, SLUG_LENGTH)
    .map((byte) => SLUG_ALPHABET[byte % SLUG_ALPHABET.length])
  return letters.length === SLUG_LENGTH ? (letters.join('') as Slug) : undefined
}
