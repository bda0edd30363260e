import { isUrlText, trimPaste } from '../product-urls/index.ts'
import type { BookInputReading } from './book-input-reading.ts'
import { findBooksInText } from './find-books-in-text.ts'
import { readWholeText } from './read-whole-text.ts'

/** An address without white space is one address; anything else may say more than one thing. */
function isSingle(text: string): boolean {
  return isUrlText(text) && !/\s/.test(trimPaste(text))
}

/**
 * Reads the one field of the home page (specification §5). A text that is nothing but a number or an
 * address is read as a whole; in any other, the books it names are found. Two different books make
 * it `several`, for the person to choose.
 *
 * @example readBookInput('Loved it! 978.0.14.312774.1 (pbk.)').kind // 'book'
 */
export function readBookInput(text: string): BookInputReading {
  const whole = readWholeText(text)
  if (isSingle(text)) return whole
  if (whole.kind === 'book' && whole.source === 'identifier') return whole
  const [first, ...others] = findBooksInText(text)
  if (!first) return whole
  if (others.length === 0) return first.reading
  return { kind: 'several', inputs: [first, ...others].map(({ input }) => input) }
}
