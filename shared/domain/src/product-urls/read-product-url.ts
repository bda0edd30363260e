import { findRetailer } from '../retailers/index.ts'
import { findAmazonHost } from './amazon-hosts.ts'
import { readAmazonUrl } from './amazon-url.ts'
import { parseWebUrl, trimPaste, type WebUrl } from './parse-web-url.ts'
import type { ProductUrlReading } from './product-url.ts'
import { readRetailerUrl } from './retailer-url.ts'
import { shortLinkHosts } from './short-link-hosts.ts'
import { readShortLink } from './short-link-url.ts'

const UNKNOWN: ProductUrlReading = { kind: 'unknown' }

/** A host at the start of a text, as address bars show it: `amazon.de/dp/…`. */
const BARE_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?=[/?#:]|$)/i

function isShopHost(host: string): boolean {
  return Boolean(findAmazonHost(host) ?? shortLinkHosts.get(host) ?? findRetailer(host))
}

function startsWithShopHost(text: string): boolean {
  const host = BARE_HOST.exec(text)?.[0]
  return host !== undefined && isShopHost(host.toLowerCase())
}

/** Whether a text is meant as a URL, right or wrong: it begins with http or with a shop's host. */
export function isUrlText(text: string): boolean {
  const trimmed = trimPaste(text)
  return /^http/i.test(trimmed) || startsWithShopHost(trimmed)
}

/** The URL in a text; without a scheme only when it begins with a host of a shop we know. */
export function parseShopUrl(text: string): WebUrl | undefined {
  const trimmed = trimPaste(text)
  return startsWithShopHost(trimmed) ? parseWebUrl(`https://${trimmed}`) : parseWebUrl(trimmed)
}

/**
 * Says what a pasted URL is: a book in some shop, a short link to follow, a known shop's other page,
 * or nothing we know. The host alone decides the shop, compared exactly with the tables.
 *
 * @example readProductUrl('https://amzn.to/47XQoin') // { kind: 'short-link', host: 'amzn.to', url: 'https://amzn.to/47XQoin' }
 */
export function readProductUrl(text: string): ProductUrlReading {
  const url = parseShopUrl(text)
  if (!url) return UNKNOWN
  const amazon = findAmazonHost(url.hostname)
  if (amazon) return readAmazonUrl(url, amazon)
  const shortLink = shortLinkHosts.get(url.hostname)
  if (shortLink) return readShortLink(url, shortLink)
  const retailer = findRetailer(url.hostname)
  return retailer ? readRetailerUrl(retailer, url) : UNKNOWN
}
