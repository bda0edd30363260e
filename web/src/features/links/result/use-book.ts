import type { Book } from '@everyshelf/domain/books'
import { readRetryAfterMs } from '../../../lib/api/retry-after.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { GeneratedLinks } from '../make-links.ts'

/** The book as far as it is known: the links come first, its title and cover by a call of their own. */
export function useBook({
  book,
  isBookKnown,
  identifier,
}: Pick<GeneratedLinks, 'book' | 'isBookKnown' | 'identifier'>): Book {
  const lookup = trpc.books.lookup.useQuery(
    { id: identifier.key },
    {
      enabled: !isBookKnown,
      // The rows of a long list ask for more books than the server looks up in a minute.
      retry: (failures, error) => failures < 5 && readRetryAfterMs(error) !== null,
      retryDelay: (_failures, error) => readRetryAfterMs(error) ?? 0,
    },
  )
  return lookup.data ?? book
}
