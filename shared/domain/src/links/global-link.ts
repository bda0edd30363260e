import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, isB0Asin } from '../identifiers/index.ts'
import type { PublicId } from './public-id.ts'
import type { Slug } from './slug.ts'

/**
 * The specification's global link. `userId` is the owner's public id; without it the link is
 * nobody's and carries the service's tags. A B0 ASIN takes its format along where that is known.
 *
 * @example buildGlobalLink('https://everyshelf.example', identifier, null) // 'https://everyshelf.example/redirect?isbn=9780143127741'
 */
export function buildGlobalLink(
  origin: string,
  identifier: BookIdentifier,
  owner: PublicId | null,
  format: EditionFormat | null = null,
): string {
  const link = `${origin}/redirect?isbn=${identifierKey(identifier)}`
  const owned = owner ? `${link}&userId=${owner}` : link
  return format && isB0Asin(identifier) ? `${owned}&format=${format}` : owned
}

/** The short form of a saved link. @example buildShortLink('https://everyshelf.example', slug) // 'https://everyshelf.example/go/h7kq2mw' */
export function buildShortLink(origin: string, slug: Slug): string {
  return `${origin}/go/${slug}`
}

/** Opens either form as a reader of one country would. */
export function withCountry(link: string, country: CountryCode): string {
  return `${link}${link.includes('?') ? '&' : '?'}country=${country}`
}
