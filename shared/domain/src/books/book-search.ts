import {
  type BookIdentifier,
  findMistypedDigits,
  type Isbn13,
  identifierKey,
  isB0Asin,
  isOldMusicNumber,
  isRepeated,
  normalizeIdentifier,
  plainCharacters,
} from '../identifiers/index.ts'
import { readBookSitePage } from './book-site-page.ts'
import { findOtherNumber } from './other-number.ts'
import { isNumberProblem, type ParsedBookInput } from './parsed-book-input.ts'
import { readBookInput } from './read-book-input.ts'
import { SEARCH_QUERY_MAX_LENGTH } from './search-query.ts'

/** A catalog that can be searched by title and author. */
export type SearchSource = 'google-books' | 'open-library'

/** One search result. `coverPath(isbn13)` is its cover. */
export interface BookSearchResult {
  readonly isbn13: Isbn13
  readonly title: string
  readonly authors: readonly string[]
  readonly publisher: string | null
  /** Null if the catalog has none. */
  readonly year: number | null
}

export interface BookSearchResponse {
  readonly books: readonly BookSearchResult[]
  /** The catalog that found these books. Without results, every catalog that answered. */
  readonly sources: readonly SearchSource[]
}

/** Most results of one search. */
export const BOOK_SEARCH_RESULTS_MAX = 8
const LETTERS_MIN = 3
/** One such character is a syllable or a word: 雪国 is a complete title. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/**
 * Decides whether a text that a user typed as a book can be a title or an author, and returns the
 * query for the catalogs: single spaces, at most 120 characters. A page about a book on Goodreads or
 * Open Library is a query too. Returns null for identifiers, mistyped identifiers, other URLs, and
 * texts that are too short. The specification accepts any ten
 * letters or digits as an ASIN, but Amazon's begin with B and a digit, so `2666BOLANO` is a query too.
 *
 * @example readSearchQuery(' the Hobbit ') // 'the Hobbit'
 */
export function readSearchQuery(text: string): string | null {
  const page = readBookSitePage(text)
  if (page) return page.query
  const words = readWords(text)
  return words !== null && (isLikelyTitle(text) || mayBeTitle(readBookInput(text))) ? words : null
}

/** `ASIN: HELLOWORLD` says what it is. */
const ASIN_LABEL = /^ASIN[\s:=#-]/i

/**
 * Whether a text that the specification accepts as an ASIN is more likely a title: it has no digit, or
 * it has spaces between words and does not begin with B0, as an ASIN typed with spaces would.
 *
 * @example isLikelyTitle('The Odyssey') // true
 * @example isLikelyTitle('B0 ABCD EFGH') // false
 */
export function isLikelyTitle(text: string): boolean {
  const input = readBookInput(text)
  if (input.kind !== 'book' || input.source !== 'identifier') return false
  if (input.identifier.kind !== 'asin' || readWords(text) === null) return false
  if (isOldMusicNumber(input.identifier)) return false
  const plain = plainCharacters(text).trim()
  if (ASIN_LABEL.test(plain)) return false
  return !/\d/.test(plain) || (/\s/.test(plain) && !isB0Asin(input.identifier))
}

/**
 * Reads what a person typed or listed as a book: like `readBookInput`, but repeated digits and numbers
 * of printed music are not books, an ISBN with letters in place of digits is only an offer, and a likely
 * title is not an ASIN unless a catalog knows it. Addresses such as `/redirect` keep the specification's
 * rule.
 *
 * @example readTypedBook('hello world') // { kind: 'invalid', code: 'invalid-identifier', problem: 'title' }
 */
export function readTypedBook(
  text: string,
  { isKnown = false }: { readonly isKnown?: boolean } = {},
): ParsedBookInput {
  const input = readBookInput(text)
  if (input.kind === 'book' && isOldMusicNumber(input.identifier)) return refuse('music')
  if (!isKnown && isLikelyTitle(text)) return refuse('title')
  if (input.kind !== 'book') return input
  if (isRepeated(input.identifier)) return refuse('filler')
  const offer = findMistypedDigits(identifierKey(input.identifier))
  return offer ? { ...refuse('letter'), offer } : input
}

function refuse(problem: 'title' | 'filler' | 'music' | 'letter') {
  return { kind: 'invalid', code: 'invalid-identifier', problem } as const
}

/** The words of a text that can be searched; null for addresses, for numbers, and for texts that are too short or long. */
function readWords(text: string): string | null {
  const query = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  if (query.length > SEARCH_QUERY_MAX_LENGTH || ADDRESS.test(query)) return null
  // The letters of a label, as in `ISBN 978-3-551`, are no words.
  const bare = normalizeIdentifier(query)
  if (findOtherNumber(query) || MISTYPED_ASIN.test(bare)) return null
  return NUMBER_TITLE.test(query) || hasEnoughLetters(bare) ? query : null
}

/** URLs without their scheme, `everyshelf.example/go/x` and `localhost:3000/book`, and email addresses. */
const ADDRESS = /^(?:\/\/)?[\w-]+[.:]\S*\/|^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** A short title with a number: `1984`, `1Q84`, `11/22/63`. Digits after 0 or 97 are the start of an ISBN. */
const NUMBER_TITLE = /^(?:(?!97)[1-9]\d{3}|(?=.*\d)(?=.*[\p{L}/])[\p{L}\d/]{4,8})$/u

/** What begins as an ASIN of Amazon, with characters missing or added. */
const MISTYPED_ASIN = /^B0(?!.{8}$).{0,10}$/

function hasEnoughLetters(query: string): boolean {
  const letters = query.match(/\p{L}/gu)?.length ?? 0
  return letters >= LETTERS_MIN || (query.match(CJK)?.length ?? 0) >= 2
}

function mayBeTitle(input: ParsedBookInput): boolean {
  if (input.kind === 'book') return isUnlikeAsin(input.identifier)
  if (input.kind !== 'invalid' || input.code !== 'invalid-identifier') return false
  return input.offer === undefined && !isNumberProblem(input.problem)
}

function isUnlikeAsin(identifier: BookIdentifier): boolean {
  return (
    identifier.kind === 'asin' && !/^B\d/.test(identifier.asin) && !isOldMusicNumber(identifier)
  )
}
