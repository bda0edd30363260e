import { amazonId, type BookIdentifier, identifierKey } from '../identifiers/index.ts'
import { type MarketplaceCode, marketplaceHost } from '../marketplaces/index.ts'

/**
 * The page of a book in one Amazon store. Amazon has no page at `/dp/{ISBN-13}`: a 978 ISBN goes by
 * its ISBN-10, and a 979 ISBN, which has none, to the store's book search.
 *
 * @example buildAmazonUrl('de', identifier, 'ada-21') // 'https://www.amazon.de/dp/0143127748?tag=ada-21'
 */
export function buildAmazonUrl(
  marketplace: MarketplaceCode,
  identifier: BookIdentifier,
  tag: string | null = null,
): string {
  const id = amazonId(identifier)
  const store = `https://${marketplaceHost(marketplace)}`
  if (id) return `${store}/dp/${id}${tag ? `?tag=${tag}` : ''}`
  const search = `${store}/s?k=${identifierKey(identifier)}&i=stripbooks`
  return tag ? `${search}&tag=${tag}` : search
}
