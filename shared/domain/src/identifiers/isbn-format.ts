import isbn3 from 'isbn3'
import type { BookIdentifier } from './book-identifier.ts'
import type { Isbn10, Isbn13 } from './isbn.ts'

/**
 * Hyphens by the range rules of the International ISBN Agency. A module of its own: the ranges weigh
 * more than all other identifier code, and only some screens show them.
 *
 * @example formatIsbn('9780143127741' as Isbn13) // '978-0-14-312774-1'
 */
export function formatIsbn(isbn: Isbn13 | Isbn10): string {
  return isbn3.hyphenate(isbn) || isbn
}

/** How people see an identifier: an ISBN with hyphens, an ASIN bare. */
export function formatIdentifier(identifier: BookIdentifier): string {
  return identifier.kind === 'isbn' ? formatIsbn(identifier.isbn13) : identifier.asin
}
