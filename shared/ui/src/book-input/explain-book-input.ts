import {
  findBooksInText,
  isNumberProblem,
  type ParsedBookInput,
  readSearchQuery,
} from '@everyshelf/domain/books'
import {
  type IdentifierProblem,
  normalizeIdentifier,
  plainCharacters,
  readBookIdentifier,
  trimPaste,
} from '@everyshelf/domain/identifiers'
import { decodePath, parseRetailerUrl } from '@everyshelf/domain/product-urls'
import { retailerName } from '@everyshelf/domain/retailers'
import { hint, uiLanguage } from '../labels/index.ts'
import {
  describePaste,
  isBookSite,
  isOfSiteWithoutBookPages,
  isPageOfStore,
  isPartOfAddress,
} from './describe-paste.ts'

type Invalid = Extract<ParsedBookInput, { kind: 'invalid' }>

/**
 * Says what the text is, why it names no book, and what to do; empty if it names a book.
 *
 * @example explainBookInput(parsed, 'https://www.goodreads.com/list') // "This looks like a Goodreads page. Open the book's own page …"
 */
export function explainBookInput(parsed: ParsedBookInput, input: string): string {
  switch (parsed.kind) {
    case 'needs-identifier':
      return hint('pageWithoutNumber', { site: retailerName(parsed.retailer, uiLanguage()) })
    case 'several':
      return hint('pasteOneBook', { count: String(parsed.inputs.length) })
    case 'invalid': {
      const invalid = nameProblem(parsed, input)
      return [describeInvalid(invalid, input), explainInvalid(invalid, input)]
        .filter(Boolean)
        .join(' ')
    }
    default:
      return ''
  }
}

/** The address of a store's book may contain an ISBN with a wrong digit. */
function nameProblem(parsed: Invalid, input: string): Invalid {
  const problem = parsed.code === 'invalid-url' ? findProblemInAddress(input) : undefined
  return problem ? { ...parsed, code: 'invalid-identifier', problem } : parsed
}

/** A text with a mistyped ISBN also looks like words, but only the ISBN needs an explanation. */
function describeInvalid({ code, problem, offer }: Invalid, input: string): string | null {
  if (offer && code === 'invalid-identifier') return null
  if (problem === 'title') return hint('looksLikeWords')
  return isNumberProblem(problem) || problem === 'empty' ? null : describePaste(input)
}

function explainInvalid({ code, problem, offer }: Invalid, input: string): string {
  if (offer) return hint(offerHint(problem), { isbn: offer })
  if (code === 'invalid-url') return explainAddress(input)
  const numbers = countWrongNumbers(input)
  if (numbers > 1) return hint('wrongNumbers', { count: String(numbers) })
  const isOdd = problem === 'length' || problem === 'not-a-book-code'
  if (isOdd && isShortTitle(input)) return hint('shortTitle')
  switch (problem) {
    case 'empty':
      return hint('pasteNumber')
    case 'length':
      return describePaste(input)
        ? hint('noNumberInPaste')
        : hint('wrongLength', { length: String(countCharacters(input)) })
    case 'title':
      return hint('noNumberInPaste')
    case 'check-digit':
      return hint('wrongCheckDigit')
    case 'filler':
      return hint('placeholderNumber', { number: findPlaceholder(input) })
    case 'music':
      return hint('musicNumber')
    case 'shortened':
      return hint('shortenedNumber')
    default:
      if (isPartOfAddress(input)) return hint('pasteFromSite')
      return describePaste(input) ? hint('noNumberInPaste') : explainCharacters(input)
  }
}

/** Why the ISBN is only offered. */
function offerHint(problem: Invalid['problem']) {
  if (problem === 'lost-zero') return 'missingZero'
  return problem === 'letter' ? 'letterForDigit' : 'isbnInText'
}

function explainAddress(input: string): string {
  if (isPageOfStore(input) && !isOfSiteWithoutBookPages(input)) return hint('openBookPage')
  return hint(isBookSite(input) ? 'pageWithoutTitle' : 'pasteFromSite')
}

/** `It`, `V.`, `300`: no part of an ISBN, and too short to search for. */
function isShortTitle(input: string): boolean {
  const text = plainCharacters(trimPaste(input))
  if (text === '' || text.length > SHORT_TITLE_MAX_LENGTH || /^97|^B0|^\d{5}/i.test(text))
    return false
  return readSearchQuery(input) === null
}

const SHORT_TITLE_MAX_LENGTH = 8

/** How many ISBNs a text consists of, if the check digit of each is wrong; else 0. */
function countWrongNumbers(input: string): number {
  const numbers = trimPaste(input).split(/[\s,;/]+/)
  const areWrong = numbers.every((number) => {
    const parsed = readBookIdentifier(number)
    return !parsed.ok && parsed.problem === 'check-digit'
  })
  return areWrong ? numbers.length : 0
}

/** The number alone, or the one in a longer text. */
function findPlaceholder(input: string): string {
  const bare = normalizeIdentifier(input)
  if (/^[\dX]{10}(?:\d{3})?$/.test(bare)) return bare
  return findNumberInAddress(input) ?? findBooksInText(input)[0]?.input ?? bare
}

function countCharacters(input: string): number {
  const bare = normalizeIdentifier(input)
  if (/^[A-Z0-9]+$/.test(bare) && trimPaste(input).length <= LABELED_MAX_LENGTH) return bare.length
  return Array.from(plainCharacters(trimPaste(input)).replace(/[-\s]+/g, '')).length
}

/** A longer text has no label that does not count. */
const LABELED_MAX_LENGTH = 200

/** Names what no ISBN and no ASIN contains: another character, a letter among 13 digits, another prefix. */
function explainCharacters(input: string): string {
  const stray = /[^A-Za-z0-9\s-]/u.exec(plainCharacters(trimPaste(input)))?.[0]
  const bare = normalizeIdentifier(input)
  if (stray && !/^[A-Z0-9]+$/.test(bare))
    return hint('strayCharacter', { character: nameCharacter(stray) })
  const [letter] = /[A-Z]/.exec(bare) ?? []
  return letter ? hint('letterInIsbn', { letter }) : hint('wrongNumber')
}

function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character) ? character : `U+${code}`
}

const NUMBER_IN_PATH = /\/(?:dp|product|asin|isbn|book)\/([\dX-]{10,17})(?:[/.,;]|$)/i

function findNumberInAddress(input: string): string | undefined {
  const url = parseRetailerUrl(input)
  const number = url && NUMBER_IN_PATH.exec(plainCharacters(decodePath(url)))?.[1]
  return number?.replaceAll('-', '')
}

/** What is wrong with the ISBN in the address of a store's book; undefined for other texts. */
function findProblemInAddress(input: string): IdentifierProblem | undefined {
  const parsed = readBookIdentifier(findNumberInAddress(input) ?? '')
  if (parsed.ok || !isNumberProblem(parsed.problem) || !isPageOfStore(input)) return undefined
  return parsed.problem
}
