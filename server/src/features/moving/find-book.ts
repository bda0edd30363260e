import type { Book } from '@everyshelf/domain/books'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { BooksService } from '../books/books.service.ts'

export type MovedBooks = Pick<BooksService, 'lookup' | 'findCached'>

/** Queries catalogs only for books that the cache does not know. */
export async function findBook(
  { lookup, findCached }: MovedBooks,
  identifier: BookIdentifier,
): Promise<Book> {
  return (await findCached(identifier)) ?? (await lookup(identifier))
}
