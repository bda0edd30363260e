import { readBookSitePage, readTypedBook } from '@everyshelf/domain/books'
import { toGlobalLink } from '@everyshelf/domain/links'
import { describeBookInput, describeBookSitePage } from '@everyshelf/ui/book-input'
import { ownDomains } from '../../lib/session/own-domains.ts'

/**
 * The code that parses texts and creates links, in one chunk. The form loads it when the user starts
 * typing, so the page itself loads faster.
 */
export { readSearchQuery, splitBookInputs } from '@everyshelf/domain/books'
export { explainBookInput, explainRefusal } from '@everyshelf/ui/book-input'
export { hint } from '@everyshelf/ui/labels'
export { BookChoices } from './book-choices.tsx'
export { FoundBooks as BookResults } from './found-books.tsx'
export { makeLinks } from './make-links.ts'
export { needsChoice } from './needs-choice.ts'
export { searchBooks } from './search-books.ts'
export { readTypedBook }

/** Describes how the field's text is understood; null while it is not recognized. */
export function describeInput(text: string): string | null {
  if (toGlobalLink(text, location.origin, ownDomains()))
    return 'Global Link. We’ll look up the book.'
  const page = readBookSitePage(text)
  if (page) return describeBookSitePage(page)
  return describeBookInput(readTypedBook(text))
}
