import {
  type BookIdentifier,
  isbnIdentifier,
  isIsbn10,
  isIsbn13,
  parseIsbn,
  toIsbn13,
} from '../identifiers/index.ts'
import { findRetailer } from '../retailers/index.ts'
import { findAmazonHost } from './amazon-hosts.ts'
import { isShortener, looksLikeStore } from './disguises.ts'
import { decodePath, parseWebUrl, type WebUrl } from './parse-web-url.ts'
import { shortLinkHosts } from './short-link-hosts.ts'

/** A book that the address of a site we do not know names. */
export interface UnknownSiteBook {
  readonly identifier: BookIdentifier
  /** The site, as shown to people: without `www.`. */
  readonly site: string
}

/** Parameters that publishers, libraries and shops name a book by. */
const ISBN_PARAMETERS = ['isbn', 'isbn13', 'isbn10', 'ean', 'ean13', 'gtin', 'gtin13', 'rft.isbn']

/** An ISBN-13 that no other letter or digit touches; hyphens may stand in it. */
const ISBN13_IN_PATH = /(?<![\p{L}\p{N}])97[89]-?(?:\d-?){9}\d(?![\p{L}\p{N}])/gu

/** One number of ten digits in eleven has a right check digit by chance, so a word must announce it. */
const ANNOUNCES_ISBN10 = /^(?:e?isbn(?:-?10)?|books?|titles?|libros?|livres?|buch|bok|boek)$/i

/** A numeric address, not a name. */
const NUMERIC_HOST = /^[\d.]+$/

function isKnownHost(host: string): boolean {
  return Boolean(findAmazonHost(host) ?? shortLinkHosts.get(host) ?? findRetailer(host))
}

/** `www.kobo.com.evil.example` has a shop's whole host within its own. */
function containsKnownHost(host: string): boolean {
  const labels = host.split('.')
  return labels.some((_start, start) =>
    labels.some((_end, end) => end > start && isKnownHost(labels.slice(start, end + 1).join('.'))),
  )
}

/**
 * Whether an address may be read without knowing its site. A host that imitates a shop may not:
 * people would take it for the shop (hardening S8). A shortener's path says nothing of the book.
 */
function isTrustworthy({ protocol, hostname }: WebUrl): boolean {
  return (
    protocol === 'https:' &&
    !NUMERIC_HOST.test(hostname) &&
    !hostname.includes('xn--') &&
    !looksLikeStore(hostname) &&
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

function isbnInPath(url: WebUrl): BookIdentifier | undefined {
  const path = decodePath(url)
  for (const [text] of path.matchAll(ISBN13_IN_PATH)) {
    const bare = text.replaceAll('-', '')
    if (isIsbn13(bare)) return isbnIdentifier(bare)
  }
  const segments = path.split('/')
  for (const [at, segment] of segments.entries()) {
    if (!ANNOUNCES_ISBN10.test(segments[at - 1] ?? '')) continue
    const bare = segment.replaceAll('-', '').toUpperCase()
    if (isIsbn10(bare)) return isbnIdentifier(toIsbn13(bare))
  }
  return undefined
}

/**
 * Reads an ISBN from the address of a site that is in no table of ours: a publisher's, a library's,
 * Open Library's. Only https, only an ISBN with a right check digit, never an ASIN, and never from a
 * host that looks like a shop's.
 *
 * @example readUnknownSiteUrl('https://openlibrary.org/isbn/9780140328721')?.site // 'openlibrary.org'
 */
export function readUnknownSiteUrl(text: string): UnknownSiteBook | undefined {
  const url = parseWebUrl(text)
  if (!url || !isTrustworthy(url)) return undefined
  const identifier = isbnInQuery(url) ?? isbnInPath(url)
  return identifier && { identifier, site: url.hostname.replace(/^www\./, '') }
}
