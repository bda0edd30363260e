/**
 * Everything that reads a text and makes links of it, as one piece: the form is on the page before
 * this is, and fetches it when somebody begins.
 */
export { readBookInput, splitBookInputs } from '@everyshelf/domain/books'
export { describeReading, explainReading } from '@everyshelf/ui/book-input'
export { explainRefusal } from '../explain-refusal.ts'
export { makeLinks } from '../make-links.ts'
