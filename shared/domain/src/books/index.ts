export type { Book } from './book.ts'
export {
  type BookDetailField,
  type BookDetails,
  type BookDetailsChange,
  type BookEdits,
  bookDetailFields,
  changeEdits,
  DESCRIPTION_MAX_LENGTH,
  isBookLanguage,
  isPublicationDate,
  SERIES_NUMBER_MAX_LENGTH,
} from './book-details.ts'
export {
  AUTHOR_MAX_LENGTH,
  AUTHORS_MAX,
  type BookHint,
  createBookHint,
  TITLE_MAX_LENGTH,
} from './book-hint.ts'
export {
  BOOK_SEARCH_RESULTS_MAX,
  type BookSearchResponse,
  type BookSearchResult,
  isLikelyTitle,
  readSearchQuery,
  readTypedBook,
  type SearchSource,
} from './book-search.ts'
export { type BookSitePage, isOpenLibraryId, readBookSitePage } from './book-site-page.ts'
export { cleanLine, cleanLines, hasAddress } from './clean-text.ts'
export {
  type DescribedBook,
  type DetailLayers,
  type DetailSource,
  describeBook,
  detailSources,
} from './describe-book.ts'
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
export { guessFormat, isSameBook, listFallbacks, toEditions } from './edition-fallbacks.ts'
export {
  type EditionLanguage,
  editionLanguages,
  isEditionLanguage,
  toEditionLanguage,
} from './edition-language.ts'
export { type BookInText, findBooksInText } from './find-books-in-text.ts'
export { findNumbers } from './find-numbers.ts'
export { foldText, titleSortKey } from './fold-text.ts'
export { hasJapaneseText } from './japanese-text.ts'
export { findOtherNumber, type OtherNumber } from './other-number.ts'
export {
  type BookInputProblem,
  bookInputProblems,
  isNumberProblem,
  type ParsedBook,
  type ParsedBookInput,
  type ParsedRetailerShortLink,
} from './parsed-book-input.ts'
export {
  COVER_WIDTHS,
  type CoverWidth,
  coverPath,
  placeholderBook,
  placeholderTitle,
  scaledCoverPath,
  uploadedCoverPath,
} from './placeholder-book.ts'
export { readBookInput } from './read-book-input.ts'
export { SEARCH_QUERY_MAX_LENGTH } from './search-query.ts'
export { BOOK_INPUTS_MAX, splitBookInputs } from './split-book-inputs.ts'
