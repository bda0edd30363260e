import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import { errorMessages } from '@everyshelf/domain/messages'
import { retailerName } from '@everyshelf/domain/retailers'
import type { Refusal } from './make-links.ts'

/**
 * The line under the field: the catalogue's words, then what exactly is wrong and what to do.
 *
 * @example explainRefusal(refusal, '978-0-14-312774-2') // 'Please enter a valid ISBN-10, …: its last digit does not fit …'
 */
export function explainRefusal({ code, reading }: Refusal, input: string): string {
  const { text } = errorMessages[code]
  const detail = reading && explainReading(reading, input)
  return detail ? `${text}. ${detail}` : text
}

/** What can be said while somebody still types: only what more typing will not mend. */
export function explainReading(reading: NonNullable<Refusal['reading']>, input: string): string {
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
