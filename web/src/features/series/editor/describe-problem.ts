import { formatSeriesPosition, type SeriesProblem } from '@everyshelf/domain/series'
import type { SeriesBook } from '../series.ts'

/** The problems of one book, as sentences for its row. */
export function describeProblems(
  linkId: string,
  problems: readonly SeriesProblem[],
  books: readonly SeriesBook[],
): string[] {
  const titleOf = (id: string) => books.find((book) => book.linkId === id)?.title ?? ''
  return problems.flatMap((problem) => {
    const { linkIds }: { readonly linkIds: readonly string[] } = problem
    if (!linkIds.includes(linkId)) return []
    const others = linkIds.filter((id) => id !== linkId).map(titleOf)
    switch (problem.code) {
      case 'duplicate-position':
        return `${joinTitles(others)} also ${others.length > 1 ? 'have' : 'has'} number ${formatSeriesPosition(problem.position)}. Give each book its own number.`
      case 'removed-book':
        return 'You removed this link, so readers skip it. Restore the link, or remove the book from the series.'
      case 'disabled-book':
        return 'Everyshelf disabled this link, so readers skip it.'
      case 'cycle':
        return others.length === 0
          ? 'This book leads to itself. Choose a different next book.'
          : `These links loop back to this book through ${joinTitles(others)}. Choose a different next book.`
      default:
        return problem satisfies never
    }
  })
}

function joinTitles(titles: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(
    titles.map((title) => `“${title}”`),
  )
}
