import type { BookInputReading } from '@everyshelf/domain/books'
import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import { retailerName } from '@everyshelf/domain/retailers'
import { namePaste } from './name-paste.ts'

type Invalid = Extract<BookInputReading, { kind: 'invalid' }>

/**
 * What the text is, why it names no book, and what to do about it; empty for one that names a book.
 *
 * @example explainReading(reading, 'https://www.goodreads.com/list') // "This looks like a Goodreads page. Open the book's own page …"
 */
export function explainReading(reading: BookInputReading, input: string): string {
  switch (reading.kind) {
    case 'needs-identifier':
      return `This ${retailerName(reading.retailer)} page does not name its book. Look for the ISBN on the page and paste that.`
    case 'several':
      return `This text names ${reading.inputs.length} books. Paste one of them at a time.`
    case 'invalid':
      return [namePaste(input), explainInvalid(reading, input)].filter(Boolean).join(' ')
    default:
      return ''
  }
}

function explainInvalid({ code, problem }: Invalid, input: string): string {
  if (code === 'invalid-url') {
    return "Open the book's own page in the shop and paste its address."
  }
  const bare = normalizeIdentifier(input)
  switch (problem) {
    case 'empty':
      return "Paste the number from the book's back cover, or the address of its page."
    case 'length':
      return namePaste(input)
        ? 'It contains no ISBN or ASIN. Paste the number from the back cover.'
        : `An ISBN has 10 or 13 digits, an ASIN 10 characters; this has ${bare.length}.`
    case 'check-digit':
      return 'The last digit does not fit the others, so one of them is probably mistyped.'
    case 'filler':
      return `${bare} only fills a field; no book has this number. Look for the ISBN on the back cover.`
    case 'music':
      return 'Numbers that begin with 979-0 are printed music, not books.'
    default:
      return namePaste(input)
        ? 'It contains no ISBN or ASIN. Paste the number from the back cover.'
        : 'This is not the number of a book. ISBNs of 13 digits begin with 978 or 979.'
  }
}
