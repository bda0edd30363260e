import { nextSeriesPosition, parseSeriesPosition } from '@everyshelf/domain/series'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { serverOrigin } from '../../../lib/session/own-domains.ts'
import type { SeriesBook } from '../series.ts'

/** Books with a number in their details go before those with a higher one, the others to the end as chosen. */
export function addInOrder(
  books: readonly SeriesBook[],
  links: readonly SavedLink[],
): readonly SeriesBook[] {
  const isNumbered = (link: SavedLink) => parseSeriesPosition(link.seriesNumber) !== undefined
  const numbered = links.filter(isNumbered)
  return [...numbered, ...links.filter((link) => !isNumbered(link))].reduce(addOne, books)
}

function addOne(books: readonly SeriesBook[], link: SavedLink): readonly SeriesBook[] {
  const position =
    parseSeriesPosition(link.seriesNumber) ?? nextSeriesPosition(books.map((book) => book.position))
  const { id: linkId, title, authors, coverImage, publishedOn } = link
  const book: SeriesBook = {
    ...{ linkId, position, title, publishedOn, coverImage },
    authors: [...authors],
    nextLinkId: null,
    state: link.disabledReason === null ? 'active' : 'disabled',
    nextUrl: `${serverOrigin()}/next/${link.slug}`,
  }
  const index = books.findIndex((one) => one.position > position)
  return books.toSpliced(index < 0 ? books.length : index, 0, book)
}
