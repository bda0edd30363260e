import { amazonId, type BookIdentifier, identifierKey } from '../identifiers/index.ts'
import { type MarketplaceCode, marketplaceHost } from '../marketplaces/index.ts'

/**
 * Builds the URL of a book's page in one marketplace, without a tag. Amazon has no page at
 * `/dp/{ISBN-13}`. So a 978 ISBN becomes an ISBN-10, and a 979 ISBN, which has none, becomes a book
 * search.
 *
 * @example buildPlainAmazonUrl('de', identifier) // 'https://www.amazon.de/dp/0143127748'
 */
export function buildPlainAmazonUrl(
  marketplace: MarketplaceCode,
  identifier: BookIdentifier,
): string {
  const id = amazonId(identifier)
  return id
    ? `https://${marketplaceHost(marketplace)}/dp/${id}`
    : buildPlainSearchUrl(marketplace, identifier)
}

/**
 * An ASIN can be a Kindle book or an audiobook, which Amazon's book department does not contain.
 */
function buildPlainSearchUrl(marketplace: MarketplaceCode, identifier: BookIdentifier): string {
  const department = identifier.kind === 'isbn' ? '&i=stripbooks' : ''
  return `https://${marketplaceHost(marketplace)}/s?k=${identifierKey(identifier)}${department}`
}

/**
 * Builds the URL of a book's page with an affiliate tag. It is separate from `buildPlainAmazonUrl`
 * because the extension may not add tags and should not even contain the code for it.
 *
 * @example buildAmazonUrl('de', identifier, 'ada-21') // 'https://www.amazon.de/dp/0143127748?tag=ada-21'
 */
export function buildAmazonUrl(
  marketplace: MarketplaceCode,
  identifier: BookIdentifier,
  tag: string | null = null,
): string {
  const url = buildPlainAmazonUrl(marketplace, identifier)
  if (!tag) return url
  return `${url}${amazonId(identifier) ? '?' : '&'}tag=${tag}`
}

/**
 * Builds the URL of a search, for books without a page in this marketplace. It searches for an ISBN
 * among books, for an ASIN in all departments.
 *
 * @example buildAmazonSearchUrl('de', identifier) // 'https://www.amazon.de/s?k=9798886451740&i=stripbooks'
 */
export function buildAmazonSearchUrl(
  marketplace: MarketplaceCode,
  identifier: BookIdentifier,
  tag: string | null = null,
): string {
  const url = buildPlainSearchUrl(marketplace, identifier)
  return tag ? `${url}&tag=${tag}` : url
}
