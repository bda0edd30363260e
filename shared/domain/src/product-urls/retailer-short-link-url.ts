import { findAmazonProduct, readAmazonId, tagInQuery } from './amazon-url.ts'
import { decodePath, type WebUrl } from './parse-web-url.ts'
import type { ParsedProductUrl } from './product-url.ts'

/**
 * Codes consist of letters, digits, hyphens and underscores; share links have `/d/` before the code.
 * The punctuation of a sentence may follow.
 */
const CODE_PATH = /^((?:\/[\w-]+)+)(\/?)[^\p{L}\p{N}\p{Cc}/]*$/u

/** Reads a short link: `amzn.com/{id}` directly; the server has to resolve all others. */
export function readRetailerShortLink(url: WebUrl, kind: 'resolve' | 'direct'): ParsedProductUrl {
  const found = kind === 'direct' ? findDirectProduct(url) : undefined
  if (found) return { kind: 'product', retailer: 'amazon', marketplace: 'us', ...found }
  const host = url.hostname
  const [, code, slash] = CODE_PATH.exec(decodePath(url)) ?? []
  return code
    ? { kind: 'retailer-short-link', host, url: `https://${host}${code}${slash}` }
    : { kind: 'not-a-product', retailer: 'amazon' }
}

function findDirectProduct(url: WebUrl) {
  const identifier = readAmazonId(/^\/([^/]+)\/?$/.exec(url.pathname)?.[1])
  return identifier ? { identifier, foreignTag: tagInQuery(url) } : findAmazonProduct(url, false)
}
