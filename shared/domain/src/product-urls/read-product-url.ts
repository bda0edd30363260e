import { trimPaste } from '../identifiers/index.ts'
import { findRetailer } from '../retailers/index.ts'
import { findAmazonHost } from './amazon-hosts.ts'
import { readAmazonUrl } from './amazon-url.ts'
import { parseWebUrl, type WebUrl } from './parse-web-url.ts'
import type { ParsedProductUrl } from './product-url.ts'
import { retailerShortLinkHosts } from './retailer-short-link-hosts.ts'
import { readRetailerShortLink } from './retailer-short-link-url.ts'
import { readRetailerUrl } from './retailer-url.ts'
import { decodeTarget, unwrapUrl } from './unwrap-url.ts'
import { startsWithKnownHost } from './url-text.ts'

const UNKNOWN: ParsedProductUrl = { kind: 'unknown' }

/**
 * Parses a pasted URL. The scheme may be missing if the text begins with a host that we know. A link
 * that wraps another one, such as Google's or Outlook's, is replaced by the inner one. Returns undefined for
 * other texts.
 *
 * @example parseRetailerUrl('kobo.com/us/en/ebook/dune')?.hostname // 'kobo.com'
 */
export function parseRetailerUrl(text: string): WebUrl | undefined {
  const trimmed = decodeTarget(trimPaste(text))
  const url = parseWebUrl(startsWithKnownHost(trimmed) ? `https://${trimmed}` : trimmed)
  return url && unwrapUrl(url)
}

/**
 * Finds out what a pasted URL is: a book at a retailer, a short link to resolve, another page of a
 * retailer, or unknown. Only the host decides the retailer; it must equal one in our tables. Never
 * throws.
 *
 * @example readProductUrl('https://amzn.to/47XQoin') // { kind: 'retailer-short-link', host: 'amzn.to', url: 'https://amzn.to/47XQoin' }
 */
export function readProductUrl(text: string): ParsedProductUrl {
  const url = parseRetailerUrl(text)
  if (!url) return UNKNOWN
  const amazon = findAmazonHost(url.hostname)
  if (amazon) return readAmazonUrl(url, amazon)
  const shortLink = retailerShortLinkHosts.get(url.hostname)
  if (shortLink) return readRetailerShortLink(url, shortLink)
  const retailer = findRetailer(url.hostname)
  return retailer ? readRetailerUrl(retailer, url) : UNKNOWN
}
