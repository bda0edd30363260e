export {
  formatSeriesPosition,
  nextSeriesPosition,
  parseSeriesPosition,
  SERIES_POSITION_MAX,
  type SeriesPosition,
} from './position.ts'
export { isPublished } from './publication.ts'
export { findNextBook, isInNumberOrder, listNextBooks } from './reading-order.ts'
export {
  SERIES_NAME_MAX_LENGTH,
  SERIES_TEXT_MAX_LENGTH,
  type SeriesBook,
  type SeriesBookState,
  seriesBookStates,
} from './series-book.ts'
export {
  findSeriesProblems,
  type SeriesProblem,
  type SeriesProblemCode,
} from './series-problems.ts'
export { suggestSeriesSlug } from './series-slug.ts'
