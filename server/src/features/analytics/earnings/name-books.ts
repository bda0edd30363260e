import type { EarningShare } from '@everyshelf/domain/earnings'
import type { OwnBook } from './own-books.repo.ts'

/** A book with what it earned. */
export interface BookEarning extends EarningShare {
  readonly title: string
  /** Null if no link to the book is saved now. */
  readonly linkId: string | null
}

/** A store can sell a book under another identifier, which the owner set for the link. */
export function createBookFinder(books: readonly OwnBook[]): (key: string) => string | undefined {
  const byEdition = new Map<string, string>()
  for (const { identifier, editions } of books.toReversed()) {
    for (const edition of editions) byEdition.set(edition, identifier)
  }
  for (const { identifier } of books) byEdition.set(identifier, identifier)
  return (key) => byEdition.get(key)
}

export function nameBooks(
  shares: readonly EarningShare[],
  books: readonly OwnBook[],
): BookEarning[] {
  const byIdentifier = new Map(books.toReversed().map((book) => [book.identifier, book]))
  return shares.map((share) => {
    const { title, linkId } = byIdentifier.get(share.value) ?? { title: share.value, linkId: null }
    return { ...share, title, linkId }
  })
}
