import { placeholderTitle } from '@everyshelf/domain/books'
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

/**
 * Adds titles and links to the books of a breakdown. A book without another title, such as a Kindle book that
 * no catalog knows, gets the one from the report.
 *
 * @param findReportTitles Finds the titles that reports give to some of these identifiers.
 */
export async function nameBooks(
  shares: readonly EarningShare[],
  books: readonly OwnBook[],
  findReportTitles: (identifiers: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<BookEarning[]> {
  const byIdentifier = new Map(books.toReversed().map((book) => [book.identifier, book]))
  const named = shares.map((share) => ({ share, book: byIdentifier.get(share.value) }))
  const unknown = named.flatMap(({ share, book }) => (book?.title ? [] : listKeys(share, book)))
  const reported = await findReportTitles(unknown)
  return named.map(({ share, book }) => {
    const [found] = listKeys(share, book).flatMap((key) => reported.get(key) ?? [])
    const title = book?.title ?? found ?? placeholderTitle(share.value)
    return { ...share, title, linkId: book?.linkId ?? null }
  })
}

function listKeys({ value }: EarningShare, book: OwnBook | undefined) {
  return [value, ...(book?.editions ?? [])]
}
