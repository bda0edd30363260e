import { trimPaste } from '../identifiers/index.ts'
import { findRetailer } from '../retailers/index.ts'
import { findAmazonHost } from './amazon-hosts.ts'
import { readAmazonUrl } from './amazon-url.ts'
import { parseWebUrl, type WebUrl } from './parse-web-url.ts'
import type { ParsedProductUrl } from './product-url.ts'
import { retailerShortLinkHosts } from './retailer-short-link-hosts.ts'
import { readRetailerShortLink } from './retailer-short-link-url.ts'
import { readRetailerUrl } from './retailer-url.ts'

const UNKNOWN: ParsedProductUrl = { kind: 'unknown' }

/** A host at the start of a text without a scheme: `amazon.de/dp/…`. */
const BARE_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=[/?#:]|$)/i

function isRetailerHost(host: string): boolean {
  return Boolean(findAmazonHost(host) ?? retailerShortLinkHosts.get(host) ?? findRetailer(host))
}

function startsWithRetailerHost(text: string): boolean {
  const host = BARE_HOST.exec(text)?.[0]
  return host !== undefined && isRetailerHost(host.toLowerCase())
}

/**
 * Whether a text is meant as a URL, valid or not: it begins with http or with a retailer's host.
 *
 * @example isUrlText('amazon.de/dp/0143127748') // true
 */
export function isUrlText(text: string): boolean {
  const trimmed = trimPaste(text)
  return /^http/i.test(trimmed) || startsWithRetailerHost(trimmed)
}

/**
 * Parses a pasted URL. The scheme may be missing if the text begins with a retailer's host. Returns
 * undefined for other texts.
 *
 * @example parseRetailerUrl('kobo.com/us/en/ebook/dune')?.hostname // 'kobo.com'
 */
export function parseRetailerUrl(text: string): WebUrl | undefined {
  const trimmed = trimPaste(text)
  return startsWithRetailerHost(trimmed) ? parseWebUrl(`https://${trimmed}`) : parseWebUrl(trimmed)
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
