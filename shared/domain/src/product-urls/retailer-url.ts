import {
  type BookIdentifier,
  completeIsbn13,
  identifierKey,
  isbnIdentifier,
  parseBookIdentifier,
} from '../identifiers/index.ts'
import {
  buildRetailerUrl,
  type ProductIdKind,
  type ProductPattern,
  type Retailer,
} from '../retailers/index.ts'
import { decodePath, type WebUrl } from './parse-web-url.ts'
import type { ProductUrlReading } from './product-url.ts'

/** What a shop's URL names, and the pattern that found it. */
interface Find {
  readonly pattern: ProductPattern
  readonly text: string
  /** Absent for a number that means something to the shop alone. */
  readonly identifier?: BookIdentifier
}

/** Numbers and words that shops use; anything else in a parameter is no product's. */
const SHOP_ID = /^[\w%-]{1,200}$/

function findText(pattern: ProductPattern, url: WebUrl, path: string): string | undefined {
  if (pattern.in === 'path') return pattern.pattern.exec(path)?.[1]
  if (!url.search || pattern.onPath?.test(path) === false) return undefined
  return url.searchParams.get(pattern.parameter)?.trim()
}

function readIsbnOrAsin(text: string, kind: ProductIdKind): BookIdentifier | undefined {
  if (kind === 'isbn13-without-check') {
    const isbn13 = completeIsbn13(text)
    return isbn13 && isbnIdentifier(isbn13)
  }
  const identifier = parseBookIdentifier(text)
  return kind === 'asin' || identifier?.kind === 'isbn' ? identifier : undefined
}

function findProduct(retailer: Retailer, url: WebUrl): Find | undefined {
  const path = decodePath(url)
  let byShopId: Find | undefined
  for (const pattern of retailer.productPatterns) {
    const text = findText(pattern, url, path)
    if (!text) continue
    if (pattern.id === 'shop-id') {
      if (SHOP_ID.test(text)) byShopId ??= { pattern, text }
      continue
    }
    const identifier = readIsbnOrAsin(text, pattern.id)
    if (identifier) return { pattern, text, identifier }
  }
  return byShopId
}

function foreignTag({ tagIn }: Retailer, url: WebUrl): string | null {
  if (!tagIn) return null
  const tag =
    tagIn.in === 'path'
      ? tagIn.pattern.exec(url.pathname)?.[1]
      : url.searchParams.get(tagIn.parameter)
  return tag && /^[\w-]{1,64}$/.test(tag) ? tag : null
}

/** Reads a URL of any shop but Amazon, by the patterns of its file. */
export function readRetailerUrl(retailer: Retailer, url: WebUrl): ProductUrlReading {
  const found = findProduct(retailer, url)
  if (!found) return { kind: 'not-a-product', retailer: retailer.code }
  const tag = foreignTag(retailer, url)
  return found.identifier
    ? {
        kind: 'product',
        retailer: retailer.code,
        marketplace: null,
        identifier: found.identifier,
        foreignTag: tag,
      }
    : {
        kind: 'product-without-identifier',
        retailer: retailer.code,
        shopId: found.text,
        foreignTag: tag,
      }
}

/** The page without tracking: its own path, and of the query what names the book. */
export function cleanRetailerUrl(retailer: Retailer, url: WebUrl): string | undefined {
  const found = findProduct(retailer, url)
  if (!found) return undefined
  const { identifier, pattern, text } = found
  const hasTagInPath = retailer.tagIn?.in === 'path' && retailer.tagIn.pattern.test(url.pathname)
  if (hasTagInPath && identifier?.kind === 'isbn') {
    return buildRetailerUrl(retailer, identifier.isbn13, null) ?? undefined
  }
  const page = `https://${url.hostname}${url.pathname}`
  return pattern.in === 'path'
    ? page
    : `${page}?${pattern.parameter}=${encodeURIComponent(identifier ? identifierKey(identifier) : text)}`
}
