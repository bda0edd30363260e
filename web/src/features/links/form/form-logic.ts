/**
 * Everything that reads a text and makes links of it, as one piece: the form is on the page before
 * this is, and fetches it when the user starts typing.
 */
export { readBookInput, readSearchQuery, splitBookInputs } from '@everyshelf/domain/books'
export { explainBookInput, explainRefusal } from '@everyshelf/ui/book-input'
export { BookResults } from '@everyshelf/ui/book-search'
export { describeInput } from '../describe-input.ts'
export { makeLinks } from '../make-links.ts'
export { searchBooks } from '../search-books.ts'
