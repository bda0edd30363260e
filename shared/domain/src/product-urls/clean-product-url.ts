import { findRetailer } from '../retailers/index.ts'
import { buildPlainAmazonUrl } from './build-amazon-url.ts'
import { parseRetailerUrl, readProductUrl } from './read-product-url.ts'
import { cleanRetailerUrl } from './retailer-url.ts'

/**
 * Removes tags, tracking and decoration from a product URL. Returns undefined for all other pages,
 * and for short links, because they hide what they carry.
 *
 * @example cleanProductUrl('https://amazon.de/Buch/dp/3551551677/ref=sr_1_1?tag=thief-21') // 'https://www.amazon.de/dp/3551551677'
 */
export function cleanProductUrl(text: string): string | undefined {
  const parsed = readProductUrl(text)
  if (parsed.kind === 'product' && parsed.marketplace) {
    return buildPlainAmazonUrl(parsed.marketplace, parsed.identifier)
  }
  const url = parseRetailerUrl(text)
  const retailer = url && findRetailer(url.hostname)
  return retailer && cleanRetailerUrl(retailer, url)
}
