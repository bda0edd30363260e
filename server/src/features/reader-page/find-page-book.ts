import { type Book, placeholderBook } from '@everyshelf/domain/books'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { BooksService } from '../books/books.service.ts'

export interface BookWanted {
  readonly identifier: BookIdentifier
  /** Whether catalogues may be asked; itself asked only for a book that is not known yet. */
  readonly mayLookUp: () => boolean
}

/** A page's book as far as it is known; without its data, the number's. */
export async function findPageBook(
  books: Pick<BooksService, 'lookup' | 'findCached'>,
  { identifier, mayLookUp }: BookWanted,
): Promise<Book> {
  const known = await books.findCached(identifier)
  if (known) return known
  return mayLookUp() ? await books.lookup(identifier) : placeholderBook(identifier)
}
