import { type BookIdentifier, identifierKey, isB0Asin } from '../identifiers/index.ts'
import type { Edition, EditionFormat } from './edition.ts'

/**
 * The format that a book counts as until its owner sets one.
 *
 * @example guessFormat(kdpAsin) // 'kindle'
 */
export function guessFormat(identifier: BookIdentifier): EditionFormat {
  return isB0Asin(identifier) ? 'kindle' : 'paperback'
}

/** Whether two identifiers name the same book. @example isSameBook(isbn10, isbn13) // true */
export function isSameBook(one: BookIdentifier, other: BookIdentifier): boolean {
  return identifierKey(one) === identifierKey(other)
}

/**
 * Returns the editions to try, in order. The link's own book is always among them.
 *
 * @example listFallbacks(isbn, []) // [{ format: 'paperback', identifier: isbn, notSoldIn: [] }]
 */
export function listFallbacks(
  book: BookIdentifier,
  editions: readonly Edition[],
): readonly Edition[] {
  if (editions.some(({ identifier }) => isSameBook(identifier, book))) return editions
  return [...editions, { format: guessFormat(book), identifier: book, notSoldIn: [] }]
}

/**
 * Returns the editions to store: none if the list has only the link's own book, unchanged. A B0 ASIN is the
 * exception, since only the list names its format.
 *
 * @example toEditions(isbn, listFallbacks(isbn, [])) // []
 */
export function toEditions(
  book: BookIdentifier,
  fallbacks: readonly Edition[],
): readonly Edition[] {
  const [only, second] = fallbacks
  if (isB0Asin(book)) return fallbacks
  const saysNothing = !second && only?.format === guessFormat(book) && only.notSoldIn.length === 0
  return saysNothing ? [] : fallbacks
}
