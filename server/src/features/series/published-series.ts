import type { Slug } from '@everyshelf/domain/links'
import type { SeriesPosition } from '@everyshelf/domain/series'
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
