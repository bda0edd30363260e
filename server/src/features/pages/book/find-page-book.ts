import { type Book, placeholderBook } from '@everyshelf/domain/books'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { BooksService } from '../../books/books.service.ts'

export interface BookRequest {
  readonly identifier: BookIdentifier
  /** Whether this client may query the catalogs. Called only for a book that is not cached, because it counts the lookup. */
  readonly mayLookUp: () => boolean
}

/** The book of a page. If the client may not look it up, only its number is known. */
export async function findPageBook(
  books: Pick<BooksService, 'lookup' | 'findCached'>,
  { identifier, mayLookUp }: BookRequest,
): Promise<Book> {
  const known = await books.findCached(identifier)
  if (known) return known
  // No catalog knows ASINs, so looking one up costs nothing.
  const isFree = identifier.kind === 'asin'
  return isFree || mayLookUp() ? await books.lookup(identifier) : placeholderBook(identifier)
}
