import { listNextBooks } from '@everyshelf/domain/series'
import type { SeriesPagesRepo } from './series-pages.repo.ts'

/** Finds the book after one of an owner's links in a published series; null for a book in none. */
export function createNextLinkFinder(repo: Pick<SeriesPagesRepo, 'listPublishedOf'>) {
  return async (
    ownerId: string,
    linkId: string,
  ): Promise<{ readonly nextLinkId: string | null } | null> => {
    const all = await repo.listPublishedOf(ownerId)
    const own = all.find(({ books }) => books.some((book) => book.linkId === linkId))
    return own ? { nextLinkId: listNextBooks(own.books, linkId)[0]?.linkId ?? null } : null
  }
}
