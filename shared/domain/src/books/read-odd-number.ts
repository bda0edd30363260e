import {
  findLostZero,
  findMistypedDigits,
  isbnIdentifier,
  normalizeIdentifier,
  plainCharacters,
  readBookIdentifier,
  readGroupedNumber,
  readIsbn10WithPrice,
  readScientific,
} from '../identifiers/index.ts'
import type { ParsedBookInput } from './parsed-book-input.ts'
import { bookOfIdentifier } from './parsed-book-input.ts'

/** The number of a magazine: eight digits, of which the last may be an X. */
const ISSN = /^\d{4}-\d{3}[\dX]$/i

type OddNumber = Extract<ParsedBookInput, { readonly kind: 'book' | 'invalid' }>

/**
 * Reads a text that is no identifier, but a number as a scanner or a spreadsheet writes it: an ISBN-10
 * with its price, separators of thousands, scientific notation, a number without its leading zero or with a letter for a digit.
 * Undefined for other texts.
 *
 * @example readOddNumber('340-01381-8') // { kind: 'invalid', …, problem: 'lost-zero', offer: '9780340013816' }
 */
export function readOddNumber(text: string): OddNumber | undefined {
  const written = normalizeIdentifier(text)
  const grouped = readGroupedNumber(written)
  if (grouped) {
    const parsed = readBookIdentifier(grouped)
    if (parsed.ok) return bookOfIdentifier(parsed.identifier, 'text')
    if (parsed.problem === 'check-digit' && grouped.length === 13) return refuse('check-digit')
  }
  const bare = grouped ?? written
  const withPrice = readIsbn10WithPrice(bare)
  if (withPrice) return bookOfIdentifier(isbnIdentifier(withPrice), 'text')
  const scientific = readScientific(bare)
  if (scientific?.isComplete) {
    const parsed = readBookIdentifier(scientific.digits)
    return parsed.ok ? bookOfIdentifier(parsed.identifier, 'text') : refuse(parsed.problem)
  }
  if (scientific) return refuse('shortened')
  const mistyped = findMistypedDigits(bare)
  if (mistyped) return { ...refuse('letter'), offer: mistyped }
  const offer = ISSN.test(plainCharacters(text).trim()) ? undefined : findLostZero(bare)
  return offer && { ...refuse('lost-zero'), offer }
}

function refuse(problem: Extract<OddNumber, { readonly kind: 'invalid' }>['problem']) {
  return { kind: 'invalid', code: 'invalid-identifier', problem } as const
}
