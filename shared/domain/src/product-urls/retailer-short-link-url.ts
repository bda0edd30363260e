import { findAmazonProduct, readAmazonId, tagInQuery } from './amazon-url.ts'
import type { WebUrl } from './parse-web-url.ts'
import type { ParsedProductUrl } from './product-url.ts'

/**
 * Codes consist of letters, digits, hyphens and underscores; share links have `/d/` before the
 * code.
 */
const CODE_PATH = /^(?:\/[\w-]+)+\/?$/

/** Reads a short link: `amzn.com/{id}` directly; the server has to resolve all others. */
export function readRetailerShortLink(url: WebUrl, kind: 'resolve' | 'direct'): ParsedProductUrl {
  const found = kind === 'direct' ? findDirectProduct(url) : undefined
  if (found) return { kind: 'product', retailer: 'amazon', marketplace: 'us', ...found }
  const { hostname: host, pathname } = url
  return CODE_PATH.test(pathname)
    ? { kind: 'retailer-short-link', host, url: `https://${host}${pathname}` }
    : { kind: 'not-a-product', retailer: 'amazon' }
}

function findDirectProduct(url: WebUrl) {
  const identifier = readAmazonId(/^\/([^/]+)\/?$/.exec(url.pathname)?.[1])
  return identifier ? { identifier, foreignTag: tagInQuery(url) } : findAmazonProduct(url, false)
}
