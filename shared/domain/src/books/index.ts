export type { Book } from './book.ts'
export {
  type Edition,
  type EditionFormat,
  editionFormats,
  findEdition,
  isEditionFormat,
} from './edition.ts'
export { coverPath, placeholderBook, placeholderTitle } from './placeholder-book.ts'
export { type BookInputReading, readBookInput } from './read-book-input.ts'
export { BOOK_INPUTS_MAX, splitBookInputs } from './split-book-inputs.ts'
