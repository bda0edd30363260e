import type { Book } from '@everyshelf/domain/books'
import type { GeneratedLinks } from '../../../components/book-field/make-links.ts'
import { readRetryAfterMs } from '../../../lib/api/retry-after.ts'
import { trpc } from '../../../lib/api/trpc.tsx'

/** The book of a result. Links arrive first; a separate call loads an unknown title and cover. */
export function useBook({
  book,
  isBookKnown,
  identifier,
}: Pick<GeneratedLinks, 'book' | 'isBookKnown' | 'identifier'>): Book {
  const lookup = trpc.books.lookup.useQuery(
    { id: identifier.key },
    {
      enabled: !isBookKnown,
      // Long lists exceed the rate limit for book lookups, so these calls wait and retry.
      retry: (failures, error) => failures < 5 && readRetryAfterMs(error) !== null,
      retryDelay: (_failures, error) => readRetryAfterMs(error) ?? 0,
    },
  )
  return lookup.data ?? book
}
