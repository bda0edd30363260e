import { findRetailer } from '../retailers/index.ts'
import { buildPlainAmazonUrl } from './build-amazon-url.ts'
import { parseShopUrl, readProductUrl } from './read-product-url.ts'
import { cleanRetailerUrl } from './retailer-url.ts'

/**
 * The same page without tags, tracking and decoration; undefined for all that is no product page,
 * short links too, since nobody can see what they carry.
 *
 * @example cleanProductUrl('https://amazon.de/Buch/dp/3551551677/ref=sr_1_1?tag=thief-21') // 'https://www.amazon.de/dp/3551551677'
 */
export function cleanProductUrl(text: string): string | undefined {
  const reading = readProductUrl(text)
  if (reading.kind === 'product' && reading.marketplace) {
    return buildPlainAmazonUrl(reading.marketplace, reading.identifier)
  }
  const url = parseShopUrl(text)
  const retailer = url && findRetailer(url.hostname)
  return retailer && cleanRetailerUrl(retailer, url)
}
