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
  const store = `https://${marketplaceHost(marketplace)}`
  return id ? `${store}/dp/${id}` : `${store}/s?k=${identifierKey(identifier)}&i=stripbooks`
}

/**
 * The same with an affiliate tag. Apart from the plain one, so that programs on people's computers,
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
