import type { ParsedBookInput } from '@everyshelf/domain/books'
import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import { retailerName } from '@everyshelf/domain/retailers'
import { label } from '../labels/index.ts'
import { describePaste, isPageOfStore } from './describe-paste.ts'

type Invalid = Extract<ParsedBookInput, { kind: 'invalid' }>

/**
 * Says what the text is, why it names no book, and what to do; empty if it names a book.
 *
 * @example explainBookInput(reading, 'https://www.goodreads.com/list') // "This looks like a Goodreads page. Open the book's own page …"
 */
export function explainBookInput(reading: ParsedBookInput, input: string): string {
  switch (reading.kind) {
    case 'needs-identifier':
      return label('pageWithoutNumber', retailerName(reading.retailer))
    case 'several':
      return label('pasteOneBook', String(reading.inputs.length))
    case 'invalid':
      return [describePaste(input), explainInvalid(reading, input)].filter(Boolean).join(' ')
    default:
      return ''
  }
}

function explainInvalid({ code, problem }: Invalid, input: string): string {
  if (code === 'invalid-url') {
    return label(isPageOfStore(input) ? 'openBookPage' : 'pasteFromSite')
  }
  const bare = normalizeIdentifier(input)
  switch (problem) {
    case 'empty':
      return label('pasteNumber')
    case 'length':
      return describePaste(input)
        ? label('noNumberInPaste')
        : label('wrongLength', String(bare.length))
    case 'check-digit':
      return label('wrongCheckDigit')
    case 'filler':
      return label('placeholderNumber', bare)
    case 'music':
      return label('musicNumber')
    default:
      return describePaste(input) ? label('noNumberInPaste') : label('wrongNumber')
  }
}
