import { cleanLine, foldText } from '@everyshelf/domain/books'
import { SERIES_BOOKS_MAX } from '@everyshelf/domain/limits'
import { nextSeriesPosition, parseSeriesPosition } from '@everyshelf/domain/series'
import type { NewSeriesBook } from './series.repo.ts'
import type { LinkInSeries } from './suggested-series.repo.ts'

/** A series that the details of the owner's books name. */
export interface SuggestedSeries {
  readonly name: string
  /** In the order of their numbers; books without a number come last. */
  readonly books: readonly NewSeriesBook[]
}

/** Groups books by the series that their details name, without regard to case and accents. */
export function suggestSeries(links: readonly LinkInSeries[]): SuggestedSeries[] {
  const named = links.flatMap((link) => {
    const name = cleanLine(link.edits.series ?? '')
    return name === '' ? [] : { ...link, name }
  })
  const groups = Map.groupBy(named, ({ name }) => foldText(name))
  return [...groups.values()].map((group) => ({
    name: group[0]?.name ?? '',
    books: numberBooks(group.slice(0, SERIES_BOOKS_MAX)),
  }))
}

function numberBooks(links: readonly LinkInSeries[]) {
  const books = links
    .map(({ linkId, edits }) => ({
      linkId,
      position: parseSeriesPosition(edits.seriesNumber ?? ''),
    }))
    .toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity))
  const numbered: NewSeriesBook[] = []
  for (const { linkId, position } of books) {
    const free = nextSeriesPosition(numbered.map((book) => book.position))
    numbered.push({ linkId, position: position ?? free, nextLinkId: null })
  }
  return numbered
}
