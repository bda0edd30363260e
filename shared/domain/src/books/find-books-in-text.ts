import { identifierKey } from '../identifiers/index.ts'
import type { BookReading, ShortLinkReading } from './book-input-reading.ts'
import { findAddresses } from './find-addresses.ts'
import { findNumbers } from './find-numbers.ts'
import { bookByNumber, readWholeText } from './read-whole-text.ts'

/** A book in running text, and the part of the text that names it. */
export interface BookInText {
  /** Reads as this book by itself: an identifier's key or an address. */
  readonly input: string
  readonly reading: BookReading | ShortLinkReading
}

/** A longer text is a document; its beginning says what it is about. */
const TEXT_MAX_LENGTH = 20_000

/** More books than this are no sentence. */
const BOOKS_MAX = 100

function booksInLine(line: string): BookInText[] {
  const { addresses, rest } = findAddresses(line)
  const byAddress = addresses.flatMap((address): BookInText[] => {
    const reading = readWholeText(address)
    const isBook = reading.kind === 'book' || reading.kind === 'short-link'
    return isBook ? [{ input: address, reading }] : []
  })
  const byNumber = findNumbers(rest).map((identifier) => ({
    input: identifierKey(identifier),
    reading: bookByNumber(identifier, 'text'),
  }))
  return [...byAddress, ...byNumber]
}

function nameOf({ reading }: BookInText): string {
  return reading.kind === 'book' ? identifierKey(reading.identifier) : reading.url
}

/**
 * Finds the books in a text that says more than their numbers: a sentence, an app's share text, a
 * Markdown link, a catalog card. Takes addresses as `readProductUrl` reads them, ISBNs with a right
 * check digit and Kindle numbers. Each book comes once: an ISBN-10 and its ISBN-13 are one book.
 * Within a line, addresses come before numbers. Empty when the text names none. The work grows with the length of the text, which is read up to
 * 20,000 characters.
 *
 * @example findBooksInText('Loved it! 0-14-312774-8 (pbk.)').map(({ input }) => input) // ['9780143127741']
 */
export function findBooksInText(text: string): BookInText[] {
  const byName = new Map<string, BookInText>()
  for (const line of text.slice(0, TEXT_MAX_LENGTH).split(/[\r\n\u2028\u2029]/)) {
    for (const book of booksInLine(line)) {
      const name = nameOf(book)
      if (!byName.has(name)) byName.set(name, book)
    }
  }
  return [...byName.values()].slice(0, BOOKS_MAX)
}
