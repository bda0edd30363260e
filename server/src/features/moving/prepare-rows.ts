import { createBookHint, hasAddress, placeholderBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { NamedBook } from '../links/creating/identify-book.ts'
import type { MovedBooks } from './find-book.ts'
import type { StoredMovedLink } from './moved-links.repo.ts'
import type { PlacedBook } from './place-link.ts'

export interface PreparedRow {
  readonly row: StoredMovedLink
  /** Null if the row names no book, or is skipped. */
  readonly placed: PlacedBook | null
}

/** Finds out the books of rows. Of each, only what the cache knows: catalogs follow once the links are saved. */
export function prepareRows(
  findCached: MovedBooks['findCached'],
  name: (target: string) => Promise<NamedBook | null>,
  rows: readonly StoredMovedLink[],
): Promise<PreparedRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      const named = row.choice === 'skip' ? null : await name(row.target)
      if (!named) return { row, placed: null }
      const { identifier, format } = named
      const book = (await findCached(identifier)) ?? placeholderBook(identifier)
      const title = book.source === 'placeholder' ? titleOf(row) : null
      return { row, placed: { identifier, format, book, title } }
    }),
  )
}

/** The owner's title for a book that no catalog knows. */
export function titleOf({ title }: StoredMovedLink): string | null {
  const named = createBookHint(title, [])
  return named && !hasAddress(named.title) ? named.title : null
}

/** By now, short links were followed. */
export function toPlannable({ row, placed }: PreparedRow) {
  const identifier = placed && identifierKey(placed.identifier)
  return { ...row, identifier, isShortLink: 0 as const }
}
