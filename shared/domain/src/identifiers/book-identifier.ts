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

/** What names one book: an ISBN (any retailer knows it) or an ASIN (Amazon's own, Kindle mostly). */
export type BookIdentifier =
  | { readonly kind: 'isbn'; readonly isbn13: Isbn13; readonly isbn10: Isbn10 | null }
  | { readonly kind: 'asin'; readonly asin: Asin }

/** Why a text names no book, so that the form can say what to look at. */
export type IdentifierProblem =
  | 'empty'
  | 'length'
  | 'check-digit'
  | 'filler'
  | 'music'
  | 'not-a-book-code'

export type IdentifierReading =
  | { readonly ok: true; readonly identifier: BookIdentifier }
  | { readonly ok: false; readonly problem: IdentifierProblem }

function refused(problem: IdentifierProblem): IdentifierReading {
  return { ok: false, problem }
}

/** @example isbnIdentifier('9780143127741' as Isbn13) // { kind: 'isbn', isbn13: '9780143127741', isbn10: '0143127748' } */
export function isbnIdentifier(isbn13: Isbn13): BookIdentifier {
  return { kind: 'isbn', isbn13, isbn10: toIsbn10(isbn13) ?? null }
}

/**
 * Reads an ISBN-10, ISBN-13 or ASIN the way people paste it, or says what is wrong with it.
 * Ten characters are an ASIN unless nine digits and a check digit make them an ISBN-10, whose check
 * must then hold (specification §5) and which must not be a filler, `0000000000`; thirteen must be a 978 or 979 book number with a right check
 * digit: 979-0 is music, 977 a periodical, 294 a NOOK number.
 *
 * @example readBookIdentifier('978-0-14-312774-2') // { ok: false, problem: 'check-digit' }
 */
export function readBookIdentifier(text: string): IdentifierReading {
  const bare = normalizeIdentifier(text)
  if (bare === '') return refused('empty')
  if (!/^[A-Z0-9]+$/.test(bare)) return refused('not-a-book-code')
  if (bare.length === 10) return readTen(bare)
  if (bare.length === 13) return readThirteen(bare)
  return refused('length')
}

function readTen(bare: string): IdentifierReading {
  if (isIsbn10(bare)) return { ok: true, identifier: isbnIdentifier(toIsbn13(bare)) }
  if (isFillerNumber(bare)) return refused('filler')
  if (/^\d{9}[\dX]$/.test(bare)) return refused('check-digit')
  return isAsin(bare)
    ? { ok: true, identifier: { kind: 'asin', asin: bare } }
    : refused('not-a-book-code')
}

function readThirteen(bare: string): IdentifierReading {
  if (isIsbn13(bare)) return { ok: true, identifier: isbnIdentifier(bare) }
  if (isMusicNumber(bare)) return refused('music')
  return refused(/^97[89]\d{10}$/.test(bare) ? 'check-digit' : 'not-a-book-code')
}

/** The same without the reason. @example parseBookIdentifier('B00ICH9SAC') // { kind: 'asin', asin: 'B00ICH9SAC' } */
export function parseBookIdentifier(text: string): BookIdentifier | undefined {
  const reading = readBookIdentifier(text)
  return reading.ok ? reading.identifier : undefined
}

/** The one text that stands for a book in databases, caches and our own URLs. */
export function identifierKey(identifier: BookIdentifier): string {
  return identifier.kind === 'isbn' ? identifier.isbn13 : identifier.asin
}

/** What Amazon's `/dp/` takes; undefined for a 979 ISBN, which has no ten-character form. */
export function amazonId(identifier: BookIdentifier): string | undefined {
  return identifier.kind === 'asin' ? identifier.asin : (identifier.isbn10 ?? undefined)
}

/**
 * An ASIN that begins with B0 is Amazon's own number. Kindle books and audiobooks have one, but so
 * does every printed book without an ISBN-10, such as a KDP paperback with a 979-8 ISBN. So it never
 * tells the format (docs/decisions/0045).
 *
 * @example isB0Asin({ kind: 'asin', asin: 'B0CRQLM5V7' }) // true
 */
export function isB0Asin(identifier: BookIdentifier): boolean {
  return identifier.kind === 'asin' && identifier.asin.startsWith('B0')
}
