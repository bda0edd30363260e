/**
 * The code that parses texts and creates links, in one chunk. The form loads it when the user starts
 * typing, so the page itself loads faster.
 */
export { readBookInput, readSearchQuery, splitBookInputs } from '@everyshelf/domain/books'
export { explainBookInput, explainRefusal } from '@everyshelf/ui/book-input'
export { BookResults } from '@everyshelf/ui/book-search'
export { describeInput } from '../describe-input.ts'
export { makeLinks } from '../make-links.ts'
export { searchBooks } from '../search-books.ts'
