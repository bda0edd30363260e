import { type BookIdentifier, identifierKey } from '../identifiers/index.ts'
import type { Book } from './book.ts'

/** The title of a book that no catalogue knows. @example placeholderTitle('B00ICH9SAC') // 'Book (ID: B00ICH9SAC)' */
export function placeholderTitle(key: string): string {
  return `Book (ID: ${key})`
}

/** What is shown while nothing is known, or when nothing answers (specification §7). */
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

/** Our own cover address, so that no page calls a third party. */
export function coverPath(isbn13: string): string {
  return `/covers/${isbn13}`
}
