import type { BookInputReading } from '@everyshelf/domain/books'
import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import { retailerName } from '@everyshelf/domain/retailers'

/** What exactly is wrong with a text, and what to do about it; empty for one that names a book. */
export function explainReading(reading: BookInputReading, input: string): string {
  if (reading.kind === 'needs-identifier') {
    return `This ${retailerName(reading.retailer)} page does not name its book. Look for the ISBN on the page and paste that.`
  }
  if (reading.kind !== 'invalid') return ''
  if (reading.code === 'invalid-url') {
    return "Open the book's own page in the shop and paste its address."
  }
  const bare = normalizeIdentifier(input)
  switch (reading.problem) {
    case 'empty':
      return "Paste the number from the book's back cover, or the address of its page."
    case 'length':
      return `An ISBN has 10 or 13 digits, an ASIN 10 characters; this has ${bare.length}.`
    case 'check-digit':
      return 'The last digit does not fit the others, so one of them is probably mistyped.'
    case 'music':
      return 'Numbers that begin with 979-0 are printed music, not books.'
    default:
      return 'This is not the number of a book. ISBNs of 13 digits begin with 978 or 979.'
  }
}
