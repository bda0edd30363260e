import {
  type Isbn13,
  parseIsbn10,
  parseIsbn13,
  plainCharacters,
  toIsbn13,
} from '../identifiers/index.ts'
import {
  decodeQueryText,
  isAddressOfAmazon,
  isUrlText,
  looksLikeRetailer,
  trimPaste,
} from '../product-urls/index.ts'
import { findBooksInText, TEXT_MAX_LENGTH } from './find-books-in-text.ts'
import { findIsbnProblem } from './find-numbers.ts'
import { isNumberProblem, type ParsedBookInput } from './parsed-book-input.ts'
import { type ParsedText, readWholeText } from './read-whole-text.ts'

/** The end of a URL that another one follows without a space. A URL inside another follows `/`, `=` or `:`. */
const GLUED = /[\p{L}\p{N}]https?:\/\//iu

/** A URL without white space is a single URL. Any other text may contain several books. */
function isSingle(text: string): boolean {
  return isUrlText(text) && !/\s/.test(trimPaste(text)) && !GLUED.test(text)
}

/** An ISBN in a longer text that a spreadsheet shortened. */
const SHORTENED = /(?<![\d.,])9[.,]7[89]?\d{0,12}E\+?12(?!\d)/i

/** A mistyped or shortened ISBN in a longer text is the reason why the text names no book. */
function explainText(text: string, whole: ParsedText): ParsedText {
  if (whole.kind !== 'invalid' || whole.code !== 'invalid-identifier') return whole
  const start = text.slice(0, TEXT_MAX_LENGTH)
  const shortened = SHORTENED.test(start) ? 'shortened' : null
  return { ...whole, problem: findIsbnProblem(start) ?? shortened ?? whole.problem }
}

const ISBN13 = /(?<!\d)97[89](?:-?\d){10}(?!\d)/g
/** Ten digits alone can be anything. With hyphens, or in a link to Amazon that a link carries, they are an ISBN-10. */
const ISBN10 = new RegExp(
  [
    String.raw`(?<![\dA-Z-])\d{1,5}-\d{1,7}-\d{1,7}-[\dX](?![\dA-Z-])`,
    String.raw`(?<==https?:\/\/(?:[\w-]+\.)?amazon\.[a-z.]{2,6}\/(?:\S*\/)?dp\/)\d{9}[\dX](?![\dA-Z])`,
  ].join('|'),
  'gi',
)

/**
 * Finds an ISBN inside a text that is not itself a book: in a search, a path, a file name, markup, or an
 * address inside another. Undefined for a site that imitates a store.
 */
function findIsbnInside(text: string): Isbn13 | undefined {
  const start = text.slice(0, TEXT_MAX_LENGTH)
  if (looksLikeRetailer(start) && !isAddressOfAmazon(start)) return undefined
  // Twice, because a link can carry a link that carries an encoded address.
  const plain = plainCharacters(decodeQueryText(decodeQueryText(start)))
  const isbn13s = (plain.match(ISBN13) ?? []).map(parseIsbn13)
  const isbn10s = (plain.match(ISBN10) ?? []).map((number) =>
    parseIsbn10(number.replaceAll('-', '')),
  )
  return [...isbn13s, ...isbn10s.map((isbn10) => isbn10 && toIsbn13(isbn10))].find(
    (isbn13) => isbn13 !== undefined,
  )
}

function withOffer(parsed: ParsedText, text: string): ParsedText {
  if (parsed.kind !== 'invalid' || isNumberProblem(parsed.problem)) return parsed
  const offer = findIsbnInside(text)
  return offer ? { ...parsed, offer } : parsed
}

/**
 * Reads the home page's input field as the specification requires: an ISBN, an ASIN, a URL, or a text
 * that contains some of them. Two or more different books return `several`, and the user chooses
 * one. A number without its leading zero returns the ISBN as an `offer`, and so does a text that names no
 * book but contains an ISBN. Never throws: `kind` says what was found.
 *
 * @example readBookInput('Loved it! 978.0.14.312774.1 (pbk.)').kind // 'book'
 */
export function readBookInput(text: string): ParsedBookInput {
  const whole = readWholeText(text)
  if (isSingle(text)) return withOffer(whole, text)
  if (whole.kind === 'book' && whole.source !== 'url') return whole
  const [first, ...others] = findBooksInText(text)
  if (!first) return withOffer(explainText(text, whole), text)
  if (others.length === 0) return first.parsed
  return { kind: 'several', inputs: [first, ...others].map(({ input }) => input) }
}
