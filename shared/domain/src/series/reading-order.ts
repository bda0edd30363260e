import type { SeriesBook } from './series-book.ts'

type OrderedBook = Pick<SeriesBook, 'linkId' | 'nextLinkId'>

/**
 * The book after one book: the one that the owner set, else the next in reading order. Undefined
 * after the last one. A book that is not in the series counts as not set.
 *
 * @example findNextBook([first, second], first.linkId) // second
 */
export function findNextBook<Book extends OrderedBook>(
  books: readonly Book[],
  linkId: string,
): Book | undefined {
  const index = books.findIndex((book) => book.linkId === linkId)
  if (index < 0) return undefined
  const chosen = books[index]?.nextLinkId
  return books.find((book) => book.linkId === chosen) ?? books[index + 1]
}

/**
 * The books after one book, in the order in which readers get them. Ends before a book would come a
 * second time, so it is finite even if the owner's choices form a cycle.
 *
 * @example listNextBooks([first, second, third], first.linkId) // [second, third]
 */
export function listNextBooks<Book extends OrderedBook>(
  books: readonly Book[],
  linkId: string,
): Book[] {
  const seen = new Set([linkId])
  const following: Book[] = []
  let next = findNextBook(books, linkId)
  while (next && !seen.has(next.linkId)) {
    seen.add(next.linkId)
    following.push(next)
    next = findNextBook(books, next.linkId)
  }
  return following
}

/** Whether the reading order follows the numbers. */
export function isInNumberOrder(books: readonly Pick<SeriesBook, 'position'>[]): boolean {
  return books.every(({ position }, index) => {
    const before = books[index - 1]
    return before === undefined || before.position <= position
  })
}
