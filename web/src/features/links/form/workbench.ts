/**
 * Everything that reads a text and makes links of it, as one piece: the form is on the page before
 * this is, and fetches it when somebody begins.
 */
export { readBookInput, splitBookInputs } from '@everyshelf/domain/books'
export { describeReading, explainReading, explainRefusal } from '@everyshelf/ui/book-input'
export { makeLinks } from '../make-links.ts'
