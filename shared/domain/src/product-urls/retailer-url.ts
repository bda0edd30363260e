import {
  type BookIdentifier,
  completeIsbn13,
  identifierKey,
  isbnIdentifier,
  parseBookIdentifier,
  plainCharacters,
} from '../identifiers/index.ts'
import {
  buildRetailerUrl,
  type ProductIdKind,
  type ProductPattern,
  type Retailer,
} from '../retailers/index.ts'
import { decodePath, dropEncodedInvisible, type WebUrl } from './parse-web-url.ts'
import type { ParsedProductUrl } from './product-url.ts'

/** What a retailer's URL names, and the pattern that found it. */
interface FoundProduct {
  readonly pattern: ProductPattern
  readonly text: string
  /** Missing if the URL contains only the retailer's own product ID. */
  readonly identifier?: BookIdentifier
}

/** The form of product IDs. Any other value of a parameter is none. */
const PRODUCT_ID = /^[\w%-]{1,200}$/

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

function findProduct(retailer: Retailer, url: WebUrl): FoundProduct | undefined {
  const path = plainCharacters(decodePath(url))
  let byProductId: FoundProduct | undefined
  for (const pattern of retailer.productPatterns) {
    const text = findText(pattern, url, path)
    if (!text) continue
    if (pattern.id === 'product-id') {
      if (PRODUCT_ID.test(text)) byProductId ??= { pattern, text }
      continue
    }
    const identifier = readIsbnOrAsin(text, pattern.id)
    if (identifier) return { pattern, text, identifier }
  }
  return byProductId
}

function foreignTag({ tagIn }: Retailer, url: WebUrl): string | null {
  if (!tagIn) return null
  const tag =
    tagIn.in === 'path'
      ? tagIn.pattern.exec(dropEncodedInvisible(url.pathname))?.[1]
      : url.searchParams.get(tagIn.parameter)
  return tag && /^[\w-]{1,64}$/.test(tag) ? tag : null
}

/** Reads a URL of a retailer other than Amazon, by the patterns in the retailer's file. */
export function readRetailerUrl(retailer: Retailer, url: WebUrl): ParsedProductUrl {
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
        productId: found.text,
        foreignTag: tag,
      }
}

/**
 * Removes tracking from a product URL: keeps the path, and the query parameter that names the book.
 * Returns undefined if the URL names no product.
 *
 * @example cleanRetailerUrl(bn, parseWebUrl('https://www.barnesandnoble.com/w/?ean=9780143127741&utm_source=x')!) // 'https://www.barnesandnoble.com/w/?ean=9780143127741'
 */
export function cleanRetailerUrl(retailer: Retailer, url: WebUrl): string | undefined {
  const found = findProduct(retailer, url)
  if (!found) return undefined
  const { identifier, pattern, text } = found
  const path = dropEncodedInvisible(url.pathname)
  const hasTagInPath = retailer.tagIn?.in === 'path' && retailer.tagIn.pattern.test(path)
  if (hasTagInPath && identifier?.kind === 'isbn') {
    return buildRetailerUrl(retailer, identifier.isbn13, null) ?? undefined
  }
  const page = `https://${url.hostname}${path}`
  return pattern.in === 'path'
    ? page
    : `${page}?${pattern.parameter}=${encodeURIComponent(identifier ? identifierKey(identifier) : text)}`
}
