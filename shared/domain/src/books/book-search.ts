import type { BookIdentifier, Isbn13 } from '../identifiers/index.ts'
import type { BookInputReading } from './book-input-reading.ts'
import { readBookInput } from './read-book-input.ts'

/** A catalog that can be searched by title and author. */
export type SearchSource = 'google-books' | 'open-library'

/** One search result. Its cover is at `coverPath(isbn13)`. */
export interface FoundBook {
  readonly isbn13: Isbn13
  readonly title: string
  readonly authors: readonly string[]
  readonly publisher: string | null
  /** The year of publication; null when the catalog names none. */
  readonly year: number | null
}

export interface BookSearchAnswer {
  readonly books: readonly FoundBook[]
  /** The catalog that has these books; without any books, every catalog that answered. */
  readonly sources: readonly SearchSource[]
}

/** Most results of one search. */
export const FOUND_BOOKS_MAX = 8
export const SEARCH_QUERY_MAX_LENGTH = 120
const LETTERS_MIN = 3
/** One such character is a syllable or a word: 雪国 is a whole title. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/**
 * Decides whether a text that someone typed as a book may be a title or an author, and gives the
 * query for the catalogs: single spaces, at most 120 characters. Null for identifiers, for mistyped
 * identifiers, for addresses and for what is too short to search. Specification §5 accepts any ten
 * letters or digits as an ASIN, but Amazon's begin with B and a digit, so `Jane Austen` is searched.
 *
 * @example readSearchQuery(' the  Hobbit ') // 'the Hobbit'
 */
export function readSearchQuery(text: string): string | null {
  const query = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (query.length > SEARCH_QUERY_MAX_LENGTH || ADDRESS.test(query)) return null
  if (!hasEnoughLetters(query)) return null
  return mayBeTitle(readBookInput(text)) ? query : null
}

/** `everyshelf.example/go/x` and `localhost:3000/book`, which come without their scheme. */
const ADDRESS = /^[\w-]+[.:]\S*\//

function hasEnoughLetters(query: string): boolean {
  const letters = query.match(/\p{L}/gu)?.length ?? 0
  return letters >= LETTERS_MIN || (query.match(CJK)?.length ?? 0) >= 2
}

function mayBeTitle(reading: BookInputReading): boolean {
  if (reading.kind === 'book') return isUnlikeAsin(reading.identifier)
  if (reading.kind !== 'invalid' || reading.code !== 'invalid-identifier') return false
  return !['check-digit', 'filler', 'music'].includes(reading.problem ?? '')
}

function isUnlikeAsin(identifier: BookIdentifier): boolean {
  return identifier.kind === 'asin' && !/^B\d/.test(identifier.asin)
}
