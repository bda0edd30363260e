export type { Book } from './book.ts'
export {
  type BookHint,
  cleanHintText,
  createBookHint,
  type HintSource,
  hintSources,
  nameSavedBook,
  type TitleSource,
} from './book-hint.ts'
export {
  BOOK_SEARCH_RESULTS_MAX,
  type BookSearchResponse,
  type BookSearchResult,
  readSearchQuery,
  SEARCH_QUERY_MAX_LENGTH,
  type SearchSource,
} from './book-search.ts'
export {
  type Edition,
  type EditionFormat,
  editionFormats,
  findEdition,
  formatOf,
  isDigital,
  isEditionFormat,
  ownEdition,
  withFormat,
} from './edition.ts'
export { type BookInText, findBooksInText } from './find-books-in-text.ts'
export { hasJapaneseText } from './japanese-text.ts'
export type { ParsedBook, ParsedBookInput, ParsedShortLink } from './parsed-book-input.ts'
export { coverPath, placeholderBook, placeholderTitle } from './placeholder-book.ts'
export { readBookInput } from './read-book-input.ts'
export { BOOK_INPUTS_MAX, splitBookInputs } from './split-book-inputs.ts'
