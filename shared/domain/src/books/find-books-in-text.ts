import { identifierKey } from '../identifiers/index.ts'
import { findAddresses } from './find-addresses.ts'
import { findNumbers } from './find-numbers.ts'
import { joinLines } from './join-lines.ts'
import {
  bookOfIdentifier,
  type ParsedBook,
  type ParsedRetailerShortLink,
} from './parsed-book-input.ts'
import { readWholeText } from './read-whole-text.ts'

/** A book in running text, and the part of the text that names it. */
export interface BookInText {
  /** The identifier or URL, which `readBookInput` reads as the same book. */
  readonly input: string
  readonly parsed: ParsedBook | ParsedRetailerShortLink
}

/** The end of a longer text is ignored: its beginning says what it is about. */
export const TEXT_MAX_LENGTH = 20_000

/** The most books to find in one text. */
const BOOKS_MAX = 100

function booksInLine(line: string): BookInText[] {
  const { addresses, rest } = findAddresses(line)
  const byAddress = addresses.flatMap((address): BookInText[] => {
    const parsed = readWholeText(address)
    const isBook = parsed.kind === 'book' || parsed.kind === 'retailer-short-link'
    return isBook ? [{ input: address, parsed }] : []
  })
  const byNumber = findNumbers(rest).map((identifier) => ({
    input: identifierKey(identifier),
    parsed: bookOfIdentifier(identifier, 'text'),
  }))
  return [...byAddress, ...byNumber]
}

function bookKey({ parsed }: BookInText): string {
  return parsed.kind === 'book' ? identifierKey(parsed.identifier) : parsed.url
}

/**
 * Finds the books in a text that contains more than identifiers: a sentence, an app's share text, a
 * Markdown link, a catalog card. Finds URLs as `readProductUrl` reads them, ISBNs with a valid
 * check digit, and ASINs. Each book appears once, since an ISBN-10 and its ISBN-13 are the same book.
 * Within a line, URLs come before identifiers. Empty if there is no book. Reads up to 20,000
 * characters, in time proportional to the length.
 *
 * @example findBooksInText('Loved it! 0-14-312774-8 (pbk.)').map(({ input }) => input) // ['9780143127741']
 */
export function findBooksInText(text: string): BookInText[] {
  const byKey = new Map<string, BookInText>()
  for (const line of joinLines(text.slice(0, TEXT_MAX_LENGTH))) {
    for (const book of booksInLine(line)) {
      const key = bookKey(book)
      if (!byKey.has(key)) byKey.set(key, book)
    }
  }
  return [...byKey.values()].slice(0, BOOKS_MAX)
}
