import {
  findLostZero,
  findMistypedDigits,
  isbnIdentifier,
  isOldMusicNumber,
  normalizeIdentifier,
  plainCharacters,
  readBookIdentifier,
  readGroupedNumber,
  readGs1Isbn,
  readIsbn10WithPrice,
  readScannedIsbns,
  readScientific,
  toPlainNumber,
} from '../identifiers/index.ts'
import { bookOfIdentifier, isNumberProblem, type ParsedBookInput } from './parsed-book-input.ts'

/** The number of a magazine: eight digits, of which the last may be an X. */
const ISSN = /^\d{4}-\d{3}[\dX]$/i

type OddNumber = Extract<ParsedBookInput, { readonly kind: 'book' | 'invalid' }>

/**
 * Reads a text that is not an identifier but an ISBN as a scanner, a spreadsheet or a document may write it:
 * an ISBN-10 with its price, thousands separators, scientific notation, superscript digits, a missing leading
 * zero, or a letter in place of a digit. Undefined for other texts.
 *
 * @example readOddNumber('340-01381-8') // { kind: 'invalid', …, problem: 'lost-zero', offer: '9780340013816' }
 */
export function readOddNumber(text: string): OddNumber | undefined {
  const written = normalizeIdentifier(toPlainNumber(text))
  const bare = readGroupedNumber(written) ?? written
  return (
    (bare === normalizeIdentifier(text) ? undefined : readRewritten(bare, bare !== written)) ??
    readScanned(bare) ??
    readShortened(bare) ??
    offerSimilar(text, bare)
  )
}

/** A number of ten digits with separators of thousands may be an amount. */
function readRewritten(bare: string, isGrouped: boolean): OddNumber | undefined {
  const parsed = readBookIdentifier(bare)
  if (!parsed.ok) {
    const isCertain = bare.length === 13 || !isGrouped
    return isNumberProblem(parsed.problem) && isCertain ? refuse(parsed.problem) : undefined
  }
  if (isOldMusicNumber(parsed.identifier)) return refuse('music')
  return parsed.identifier.kind === 'isbn' ? bookOfIdentifier(parsed.identifier, 'text') : undefined
}

/** The first ten digits of an ISBN-13 with its add-on can be an ISBN-10 by chance. */
function readScanned(bare: string): OddNumber | undefined {
  if (readScannedIsbns(bare).length > 0) return undefined
  const isbn13 = readIsbn10WithPrice(bare) ?? readGs1Isbn(bare)
  return isbn13 && bookOfIdentifier(isbnIdentifier(isbn13), 'text')
}

function readShortened(bare: string): OddNumber | undefined {
  const scientific = readScientific(bare)
  if (!scientific?.isComplete) return scientific && refuse('shortened')
  const parsed = readBookIdentifier(scientific.digits)
  return parsed.ok ? bookOfIdentifier(parsed.identifier, 'text') : refuse(parsed.problem)
}

function offerSimilar(text: string, bare: string): OddNumber | undefined {
  const mistyped = findMistypedDigits(bare)
  if (mistyped) return { ...refuse('letter'), offer: mistyped }
  const offer = ISSN.test(plainCharacters(text).trim()) ? undefined : findLostZero(bare)
  return offer && { ...refuse('lost-zero'), offer }
}

function refuse(problem: Extract<OddNumber, { readonly kind: 'invalid' }>['problem']) {
  return { kind: 'invalid', code: 'invalid-identifier', problem } as const
}
