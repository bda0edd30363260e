import {
  type BookIdentifier,
  isbnIdentifier,
  isIsbn10,
  isIsbn13,
  parseIsbn,
  plainCharacters,
  toIsbn13,
} from '../identifiers/index.ts'
import { findRetailer } from '../retailers/index.ts'
import { findAmazonHost } from './amazon-hosts.ts'
import { isShortener, looksLikeRetailer } from './look-alike-hosts.ts'
import { decodePath, type WebUrl } from './parse-web-url.ts'
import { parseRetailerUrl } from './read-product-url.ts'
import { retailerShortLinkHosts } from './retailer-short-link-hosts.ts'

/** A book that the URL of an unknown site names. */
export interface UnknownSiteBook {
  readonly identifier: BookIdentifier
  /** The site's host for display, without `www.`. */
  readonly site: string
}

/** Parameters in which publishers, libraries and retailers name a book. */
const ISBN_PARAMETERS = [
  'isbn',
  'isbn13',
  'isbn10',
  'ean',
  'ean13',
  'gtin',
  'gtin13',
  'rft.isbn',
  'vid',
]

/** An ISBN-13, with or without hyphens, that has no letter or digit next to it. */
const ISBN13_IN_PATH = /(?<![\p{L}\p{N}])97[89]-?(?:\d-?){9}\d(?![\p{L}\p{N}])/gu

/**
 * One in eleven numbers of ten digits has a valid check digit by chance. So one of these words must
 * come before an ISBN-10.
 */
const ANNOUNCES_ISBN10 = /^(?:e?isbn(?:-?10)?|books?|titles?|libros?|livres?|buch|bok|boek)$/i

/** An IP address instead of a name. */
const NUMERIC_HOST = /^[\d.]+$/

function isKnownHost(host: string): boolean {
  return Boolean(findAmazonHost(host) ?? retailerShortLinkHosts.get(host) ?? findRetailer(host))
}

/** `www.kobo.com.evil.example` contains a retailer's complete host. */
function containsKnownHost(host: string): boolean {
  const labels = host.split('.')
  return labels.some((_start, start) =>
    labels.some((_end, end) => end > start && isKnownHost(labels.slice(start, end + 1).join('.'))),
  )
}

/**
 * Whether we may read a URL of an unknown site. Not if its host imitates a retailer, because people
 * would take it for the retailer. Not if it is a shortener, because its path does
 * not name the book.
 */
function isTrustworthy({ protocol, hostname }: WebUrl): boolean {
  return (
    protocol === 'https:' &&
    !NUMERIC_HOST.test(hostname) &&
    !hostname.includes('xn--') &&
    !looksLikeRetailer(hostname) &&
    !isShortener(hostname) &&
    !containsKnownHost(hostname)
  )
}

function isbnInQuery({ search, searchParams }: WebUrl): BookIdentifier | undefined {
  if (!search) return undefined
  for (const name of ISBN_PARAMETERS) {
    const value = searchParams.get(name) ?? searchParams.get(name.toUpperCase())
    const isbn13 = value ? parseIsbn(value) : undefined
    if (isbn13) return isbnIdentifier(isbn13)
  }
  return undefined
}

/** The QR code on a book: an address with the application identifier 01. Source: GS1 Digital Link. */
const GTIN_IN_PATH = /\/01\/0(97[89]\d{10})(?:\/|$)/

function isbnInPath(url: WebUrl): BookIdentifier | undefined {
  const path = plainCharacters(decodePath(url))
  const gtin = GTIN_IN_PATH.exec(path)?.[1] ?? ''
  if (isIsbn13(gtin)) return isbnIdentifier(gtin)
  const numbers = Array.from(path.matchAll(ISBN13_IN_PATH), ([text]) => text.replaceAll('-', ''))
  const [isbn13, other] = new Set(numbers.filter(isIsbn13))
  // An address with two books compares them, or lists them.
  if (other) return undefined
  if (isbn13) return isbnIdentifier(isbn13)
  const segments = path.split('/')
  for (const [at, segment] of segments.entries()) {
    if (!ANNOUNCES_ISBN10.test(segments[at - 1] ?? '')) continue
    const bare = segment.replaceAll('-', '').toUpperCase()
    if (isIsbn10(bare)) return isbnIdentifier(toIsbn13(bare))
  }
  return undefined
}

/**
 * Reads the ISBN from the URL of an unknown site, such as a publisher, a library or Open Library.
 * Only https, only an ISBN with a valid check digit, no ASIN, and no host that imitates a retailer.
 * Returns undefined otherwise.
 *
 * @example readUnknownSiteUrl('https://openlibrary.org/isbn/9780140328721')?.site // 'openlibrary.org'
 */
export function readUnknownSiteUrl(text: string): UnknownSiteBook | undefined {
  const url = parseRetailerUrl(text)
  if (!url || !isTrustworthy(url)) return undefined
  const identifier = isbnInQuery(url) ?? isbnInPath(url)
  return identifier && { identifier, site: url.hostname.replace(/^www\./, '') }
}
