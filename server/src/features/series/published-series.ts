import type { Slug } from '@everyshelf/domain/links'
import { listNextBooks, type SeriesPosition } from '@everyshelf/domain/series'
import { describeStoredBook, findCover } from './describe-series.ts'
import type { SeriesPagesRepo } from './series-pages.repo.ts'

/** A published series for other pages of its owner. */
export interface PublishedSeries {
  readonly name: string
  readonly slug: Slug
  readonly path: string
  /** In reading order, without books whose links do not work. */
  readonly books: readonly {
    readonly linkId: string
    readonly slug: Slug
    readonly title: string
    readonly coverImage: string | null
    readonly position: SeriesPosition
  }[]
}

export type ListSeriesOfOwner = (ownerId: string) => Promise<PublishedSeries[]>

export function createSeriesLister(
  repo: Pick<SeriesPagesRepo, 'listPublishedOf'>,
): ListSeriesOfOwner {
  return async (ownerId) => {
    const all = await repo.listPublishedOf(ownerId)
    return all.map(({ series: { name, slug }, books }) => ({
      name,
      slug,
      path: `/series/${slug}`,
      books: books
        .filter(({ state }) => state === 'active')
        .map((book) => ({
          linkId: book.linkId,
          slug: book.slug,
          title: describeStoredBook(book, 'reader').title,
          coverImage: findCover(book),
          position: book.position,
        })),
    }))
  }
}

/** Finds the book after one of an owner's links in a published series; null for a book in none. */
export function createNextLinkFinder(repo: Pick<SeriesPagesRepo, 'listPublishedOf'>) {
  return async (
    ownerId: string,
    linkId: string,
  ): Promise<{ readonly nextLinkId: string | null } | null> => {
    const all = await repo.listPublishedOf(ownerId)
    const own = all.find(({ books }) => books.some((book) => book.linkId === linkId))
    if (!own) return null
    const next = listNextBooks(own.books, linkId).find(({ state }) => state === 'active')
    return { nextLinkId: next?.linkId ?? null }
  }
}
