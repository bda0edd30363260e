export { BookResults } from './book-results.tsx'
export {
  type BookSearch,
  type SearchBooks,
  type SearchOutcome,
  useBookSearch,
} from './use-book-search.ts'
