export type { Book } from './book.ts'
export { coverPath, placeholderBook, placeholderTitle } from './placeholder-book.ts'
