import { amazonId, type BookIdentifier, identifierKey } from '../identifiers/index.ts'
import { type MarketplaceCode, marketplaceHost } from '../marketplaces/index.ts'

/**
 * The page of a book in one Amazon store. Amazon has no page at `/dp/{ISBN-13}`: a 978 ISBN goes by
 * its ISBN-10, and a 979 ISBN, which has none, to the store's book search.
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

/** An ASIN may be of a Kindle book or an audiobook, which are not among the printed ones. */
function buildPlainSearchUrl(marketplace: MarketplaceCode, identifier: BookIdentifier): string {
  const shelf = identifier.kind === 'isbn' ? '&i=stripbooks' : ''
  return `https://${marketplaceHost(marketplace)}/s?k=${identifierKey(identifier)}${shelf}`
}

/**
 * The page with an affiliate tag. Apart from the plain one, so that programs on people's computers,
 * which may not carry tags, do not even hold the code that writes them.
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
 * The store's search for an identifier, for books that have no page of their own there: an ISBN
 * among books, an ASIN everywhere.
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
