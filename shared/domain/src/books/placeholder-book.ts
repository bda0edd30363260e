import { type BookIdentifier, identifierKey } from '../identifiers/index.ts'
import type { Book } from './book.ts'

/**
 * Returns the title for a book that no catalog knows. `key` is its identifier.
 *
 * @example placeholderTitle('B00ICH9SAC') // 'Book (ID: B00ICH9SAC)'
 */
export function placeholderTitle(key: string): string {
  return `Book (ID: ${key})`
}

/**
 * Creates the book to show while the catalogs have not answered, or if none knows it. Source:
 * the specification.
 *
 * @example placeholderBook({ kind: 'asin', asin: 'B00ICH9SAC' as Asin }).title // 'Book (ID: B00ICH9SAC)'
 */
export function placeholderBook(identifier: BookIdentifier): Book {
  const isbn = identifier.kind === 'isbn' ? identifier : null
  return {
    title: placeholderTitle(identifierKey(identifier)),
    authors: [],
    description: null,
    publisher: null,
    isbn10: isbn?.isbn10 ?? null,
    isbn13: isbn?.isbn13 ?? null,
    coverImage: isbn ? coverPath(isbn.isbn13) : null,
    source: 'placeholder',
  }
}

/**
 * Returns the path of a cover on this server. Pages load covers only from it, so no third party
 * learns what people look at.
 *
 * @example coverPath('9780143127741') // '/covers/9780143127741'
 */
export function coverPath(isbn13: string): string {
  return `/covers/${isbn13}`
}

/**
 * Returns the path of a cover that the owner of a link uploaded. Its hash is in the path, so a new
 * cover gets a new path, and caches never show the old one.
 *
 * @example uploadedCoverPath('3f9a') // '/covers/uploaded/3f9a'
 */
export function uploadedCoverPath(hash: string): string {
  return `/covers/uploaded/${hash}`
}

/**
 * The widths in pixels in which the server sends a cover. Other widths do not exist: each one
 * that the server encodes takes processor time and disk space.
 */
export const COVER_WIDTHS = [240, 480, 800] as const
export type CoverWidth = (typeof COVER_WIDTHS)[number]

/**
 * Returns the path of a cover in one of the widths.
 *
 * @example scaledCoverPath('/covers/9780143127741', 480) // '/covers/480/9780143127741'
 */
export function scaledCoverPath(path: string, width: CoverWidth): string {
  return path.replace(/^\/covers\//, `/covers/${width}/`)
}
