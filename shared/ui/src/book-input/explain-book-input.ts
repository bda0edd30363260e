import type { ParsedBookInput } from '@everyshelf/domain/books'
import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import { retailerName } from '@everyshelf/domain/retailers'
import { hint } from '../labels/index.ts'
import { describePaste, isBookSite, isPageOfStore } from './describe-paste.ts'

type Invalid = Extract<ParsedBookInput, { kind: 'invalid' }>

/**
 * Says what the text is, why it names no book, and what to do; empty if it names a book.
 *
 * @example explainBookInput(parsed, 'https://www.goodreads.com/list') // "This looks like a Goodreads page. Open the book's own page …"
 */
export function explainBookInput(parsed: ParsedBookInput, input: string): string {
  switch (parsed.kind) {
    case 'needs-identifier':
      return hint('pageWithoutNumber', retailerName(parsed.retailer))
    case 'several':
      return hint('pasteOneBook', String(parsed.inputs.length))
    case 'invalid':
      return [describeInvalid(parsed, input), explainInvalid(parsed, input)]
        .filter(Boolean)
        .join(' ')
    default:
      return ''
  }
}

/** A text with a mistyped ISBN also looks like words, but only the ISBN needs an explanation. */
function describeInvalid({ problem }: Invalid, input: string): string | null {
  if (problem === 'title') return hint('looksLikeWords')
  return problem === 'check-digit' || problem === 'music' ? null : describePaste(input)
}

function explainInvalid({ code, problem }: Invalid, input: string): string {
  if (code === 'invalid-url') {
    if (isPageOfStore(input)) return hint('openBookPage')
    return hint(isBookSite(input) ? 'pageWithoutTitle' : 'pasteFromSite')
  }
  const bare = normalizeIdentifier(input)
  switch (problem) {
    case 'empty':
      return hint('pasteNumber')
    case 'length':
      return describePaste(input)
        ? hint('noNumberInPaste')
        : hint('wrongLength', String(bare.length))
    case 'title':
      return hint('noNumberInPaste')
    case 'check-digit':
      return hint('wrongCheckDigit')
    case 'filler':
      return hint('placeholderNumber', bare)
    case 'music':
      return hint('musicNumber')
    default:
      return describePaste(input) ? hint('noNumberInPaste') : hint('wrongNumber')
  }
}
