import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, isB0Asin } from '../identifiers/index.ts'
import type { PublicId } from './public-id.ts'
import type { Slug } from './slug.ts'

/**
 * Builds the Global Link of a book in the specification's format. `owner` is the owner's public ID and
 * becomes `userId`; a link without it carries the service's tags. `format` is added for a B0 ASIN if known,
 * since the ASIN alone does not reveal it.
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

/**
 * Builds the short link of a saved link: on its owner's domain, or below `/go/` on ours.
 *
 * @example buildShortLink('https://everyshelf.example', slug) // 'https://everyshelf.example/go/h7kq2mw'
 */
export function buildShortLink(origin: string, slug: Slug, ownDomain?: string): string {
  return ownDomain === undefined ? `${origin}/go/${slug}` : `https://${ownDomain}/${slug}`
}

/**
 * Adds the country to a link of either form: it then opens as it does for a reader in that country.
 *
 * @example withCountry('https://everyshelf.example/go/h7kq2mw', 'DE') // 'https://everyshelf.example/go/h7kq2mw?country=DE'
 */
export function withCountry(link: string, country: CountryCode): string {
  return `${link}${link.includes('?') ? '&' : '?'}country=${country}`
}
