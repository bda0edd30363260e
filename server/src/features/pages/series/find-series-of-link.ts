import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import type { ShownBook } from '../frame/render-cover.ts'
import type { ListedSeries } from '../frame/render-series.ts'
import { describeStoredBook, findCover, isOpen, isShownIn } from './describe-series.ts'
import type { StoredSeriesBook } from './series-books.repo.ts'
import type { SeriesPagesRepo } from './series-pages.repo.ts'

/** Finds the series that the page of a link shows, by the link's slug. Null without an open one with another book. */
export function createSeriesFinder({ findMembership }: Pick<SeriesPagesRepo, 'findMembership'>) {
  return async (linkSlug: Slug): Promise<ListedSeries | null> => {
    const found = await findMembership(linkSlug, undefined)
    if (!found?.isMember || !isOpen(found.series) || found.series.disabledAt !== null) return null
    const books = found.books.filter(
      (book) => book.state === 'active' && isShownIn(found.series, book),
    )
    const { name, slug } = found.series
    return books.length < 2 ? null : { name, slug, books: books.map(toShownBook) }
  }
}

function toShownBook(book: StoredSeriesBook): ShownBook {
  const { title, language } = describeStoredBook(book, 'reader')
  return {
    title,
    language,
    coverImage: findCover(book),
    isbn13: parseIsbn13(book.identifier) ?? null,
  }
}
