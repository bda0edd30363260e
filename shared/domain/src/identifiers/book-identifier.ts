import { type Asin, isAsin } from './asin.ts'
import {
  type Isbn10,
  type Isbn13,
  isFillerNumber,
  isIsbn10,
  isIsbn13,
  isMusicNumber,
  toIsbn10,
  toIsbn13,
} from './isbn.ts'
import { normalizeIdentifier } from './normalize.ts'

/**
 * The identifier of a book: an ISBN, which every retailer knows, or an ASIN, which is Amazon's own.
 */
export type BookIdentifier =
  | { readonly kind: 'isbn'; readonly isbn13: Isbn13; readonly isbn10: Isbn10 | null }
  | { readonly kind: 'asin'; readonly asin: Asin }

/** Why a text is no identifier, so that the form can say what to check. */
export type IdentifierProblem =
  | 'empty'
  | 'length'
  | 'check-digit'
  | 'filler'
  | 'music'
  | 'not-a-book-code'

export type ParsedIdentifier =
  | { readonly ok: true; readonly identifier: BookIdentifier }
  | { readonly ok: false; readonly problem: IdentifierProblem }

function reject(problem: IdentifierProblem): ParsedIdentifier {
  return { ok: false, problem }
}

/**
 * Makes an identifier from an ISBN-13. Its `isbn10` is null for an ISBN that begins with 979.
 *
 * @example isbnIdentifier('9780143127741' as Isbn13) // { kind: 'isbn', isbn13: '9780143127741', isbn10: '0143127748' }
 */
export function isbnIdentifier(isbn13: Isbn13): BookIdentifier {
  return { kind: 'isbn', isbn13, isbn10: toIsbn10(isbn13) ?? null }
}

/**
 * Reads an ISBN-10, ISBN-13 or ASIN as people paste it, or says what is wrong with it. Ten
 * characters are an ASIN, except nine digits and a check digit: these are an ISBN-10, whose check
 * digit must be correct, as the specification says, and which must not be a filler such as `0000000000`.
 * Thirteen characters must be a book number with the prefix 978 or 979 and a correct check digit.
 * The prefix 979-0 is music, 977 a magazine, 294 a NOOK number.
 *
 * @example readBookIdentifier('978-0-14-312774-2') // { ok: false, problem: 'check-digit' }
 */
export function readBookIdentifier(text: string): ParsedIdentifier {
  const bare = normalizeIdentifier(text)
  if (bare === '') return reject('empty')
  if (!/^[A-Z0-9]+$/.test(bare)) return reject('not-a-book-code')
  if (bare.length === 10) return readTen(bare)
  if (bare.length === 13) return readThirteen(bare)
  return reject('length')
}

function readTen(bare: string): ParsedIdentifier {
  if (isIsbn10(bare)) return { ok: true, identifier: isbnIdentifier(toIsbn13(bare)) }
  if (isFillerNumber(bare)) return reject('filler')
  if (/^\d{9}[\dX]$/.test(bare)) return reject('check-digit')
  return isAsin(bare)
    ? { ok: true, identifier: { kind: 'asin', asin: bare } }
    : reject('not-a-book-code')
}

function readThirteen(bare: string): ParsedIdentifier {
  if (isIsbn13(bare)) return { ok: true, identifier: isbnIdentifier(bare) }
  if (isMusicNumber(bare)) return reject('music')
  return reject(/^97[89]\d{10}$/.test(bare) ? 'check-digit' : 'not-a-book-code')
}

/**
 * Like `readBookIdentifier`, without the reason: undefined if the text is not an identifier.
 *
 * @example parseBookIdentifier('B00ICH9SAC') // { kind: 'asin', asin: 'B00ICH9SAC' }
 */
export function parseBookIdentifier(text: string): BookIdentifier | undefined {
  const parsed = readBookIdentifier(text)
  return parsed.ok ? parsed.identifier : undefined
}

/**
 * Returns the text that identifies a book in the database, in caches and in our URLs: its ISBN-13
 * or its ASIN.
 *
 * @example identifierKey({ kind: 'asin', asin: 'B0CRQLM5V7' }) // 'B0CRQLM5V7'
 */
export function identifierKey(identifier: BookIdentifier): string {
  return identifier.kind === 'isbn' ? identifier.isbn13 : identifier.asin
}

/**
 * Returns the ID for Amazon's `/dp/` URLs: the ASIN or the ISBN-10. Undefined for an ISBN that
 * begins with 979, because it has no ISBN-10.
 *
 * @example amazonId(isbnIdentifier('9780143127741' as Isbn13)) // '0143127748'
 */
export function amazonId(identifier: BookIdentifier): string | undefined {
  return identifier.kind === 'asin' ? identifier.asin : (identifier.isbn10 ?? undefined)
}

/**
 * Whether an identifier repeats a single digit or letter, as people type it to fill a field. The
 * specification's rule accepts most of these, so they are refused only in what people type.
 *
 * @example isRepeated(isbnIdentifier('9789999999991' as Isbn13)) // true
 */
export function isRepeated(identifier: BookIdentifier): boolean {
  return /^(?:97[89](\d)\1{8}\d|(.)\2{9})$/.test(identifierKey(identifier))
}

/**
 * Whether an ASIN has the form of an old number of printed music (ISMN-10): M and nine digits. Amazon
 * assigns no such ASIN.
 *
 * @example isOldMusicNumber({ kind: 'asin', asin: 'M230671187' }) // true
 */
export function isOldMusicNumber(identifier: BookIdentifier): boolean {
  return identifier.kind === 'asin' && /^M\d{9}$/.test(identifier.asin)
}

/**
 * Whether an ASIN begins with B0, so that Amazon assigned it. Kindle books and audiobooks have such
 * an ASIN, but so do printed books without an ISBN-10, such as a KDP paperback with a 979-8 ISBN.
 * So B0 does not reveal the format (docs/decisions/0045).
 *
 * @example isB0Asin({ kind: 'asin', asin: 'B0CRQLM5V7' }) // true
 */
export function isB0Asin(identifier: BookIdentifier): boolean {
  return identifier.kind === 'asin' && identifier.asin.startsWith('B0')
}
