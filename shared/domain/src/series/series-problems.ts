import type { SeriesPosition } from './position.ts'
import { findNextBook } from './reading-order.ts'
import type { SeriesBook } from './series-book.ts'

/** Something about a series that its owner should change. Readers still arrive somewhere. */
export type SeriesProblem =
  | {
      readonly code: 'duplicate-position'
      readonly position: SeriesPosition
      readonly linkIds: readonly string[]
    }
  | { readonly code: 'removed-book' | 'disabled-book'; readonly linkIds: readonly [string] }
  | {
      /** Readers who follow "next" from one of these books come back to it. */
      readonly code: 'cycle'
      readonly linkIds: readonly string[]
    }

export type SeriesProblemCode = SeriesProblem['code']

/**
 * Names each problem of a series, with the books it concerns: books with the same number, books
 * whose link was removed or disabled, and books whose "next" leads back to themselves.
 *
 * @example findSeriesProblems([first, { ...second, position: first.position }])[0]?.code // 'duplicate-position'
 */
export function findSeriesProblems(books: readonly SeriesBook[]): SeriesProblem[] {
  return [...findDuplicates(books), ...findMissing(books), ...findCycles(books)]
}

function findDuplicates(books: readonly SeriesBook[]): SeriesProblem[] {
  return [...Map.groupBy(books, ({ position }) => position)]
    .filter(([, same]) => same.length > 1)
    .map(([position, same]) => ({
      code: 'duplicate-position',
      position,
      linkIds: same.map(({ linkId }) => linkId),
    }))
}

function findMissing(books: readonly SeriesBook[]): SeriesProblem[] {
  return books.flatMap(({ linkId, state }) =>
    state === 'active' ? [] : { code: `${state}-book` as const, linkIds: [linkId] as const },
  )
}

/** Every book has at most one next book, so a cycle has no branches and each is found once. */
function findCycles(books: readonly SeriesBook[]): SeriesProblem[] {
  const checked = new Set<string>()
  const cycles: SeriesProblem[] = []
  for (const start of books) {
    const path: string[] = []
    let book: SeriesBook | undefined = start
    while (book && !checked.has(book.linkId)) {
      checked.add(book.linkId)
      path.push(book.linkId)
      book = findNextBook(books, book.linkId)
    }
    const begin = book ? path.indexOf(book.linkId) : -1
    if (begin >= 0) cycles.push({ code: 'cycle', linkIds: path.slice(begin) })
  }
  return cycles
}
