import type { Book } from '@everyshelf/domain/books'
import { trpc } from '../../../lib/api.tsx'
import type { GeneratedLinks } from '../make-links.ts'

/** The book as far as it is known: the links come first, its title and cover by a call of their own. */
export function useBook({
  book,
  isBookKnown,
  identifier,
}: Pick<GeneratedLinks, 'book' | 'isBookKnown' | 'identifier'>): Book {
  const lookup = trpc.books.lookup.useQuery({ id: identifier.key }, { enabled: !isBookKnown })
  return lookup.data ?? book
}
