import { isUrlText, trimPaste } from '../product-urls/index.ts'
import { findBooksInText, TEXT_MAX_LENGTH } from './find-books-in-text.ts'
import { findIsbnProblem } from './find-numbers.ts'
import type { ParsedBookInput } from './parsed-book-input.ts'
import { type ParsedText, readWholeText } from './read-whole-text.ts'

/** A URL without white space is a single URL. Any other text may contain several books. */
function isSingle(text: string): boolean {
  return isUrlText(text) && !/\s/.test(trimPaste(text))
}

/** A mistyped ISBN in a longer text is the reason why the text names no book. */
function explainText(text: string, whole: ParsedText): ParsedText {
  if (whole.kind !== 'invalid' || whole.code !== 'invalid-identifier') return whole
  return { ...whole, problem: findIsbnProblem(text.slice(0, TEXT_MAX_LENGTH)) ?? whole.problem }
}

/**
 * Reads the input field of the home page (specification §5): an ISBN, an ASIN, a URL, or a text
 * that contains some of them. Two or more different books return `several`, and the user chooses
 * one. A number without its leading zero returns the ISBN as an `offer`. Never throws: `kind` says what
 * was found.
 *
 * @example readBookInput('Loved it! 978.0.14.312774.1 (pbk.)').kind // 'book'
 */
export function readBookInput(text: string): ParsedBookInput {
  const whole = readWholeText(text)
  if (isSingle(text)) return whole
  if (whole.kind === 'book' && whole.source !== 'url') return whole
  const [first, ...others] = findBooksInText(text)
  if (!first) return explainText(text, whole)
  if (others.length === 0) return first.parsed
  return { kind: 'several', inputs: [first, ...others].map(({ input }) => input) }
}
