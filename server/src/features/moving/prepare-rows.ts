import {
  type BookEdits,
  createBookHint,
  hasAddress,
  placeholderBook,
} from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { parseJsonText } from '../../db/columns.ts'
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
  isList: boolean,
): Promise<PreparedRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      const named = row.choice === 'skip' ? null : await name(row.target)
      if (!named) return { row, placed: null }
      const { identifier, format } = named
      const book = (await findCached(identifier)) ?? placeholderBook(identifier)
      // In a list, the title is what the owner calls the book. Other services write down that of a page.
      const edits = isList || book.source === 'placeholder' ? editsOf(row) : {}
      const labels = parseJsonText(row.labels)
      return { row, placed: { identifier, format, book, edits, labels, note: row.note } }
    }),
  )
}

/** What the file says about a book. Without authors, those of the catalog stay. */
export function editsOf({ title, authors }: StoredMovedLink): BookEdits {
  const named = createBookHint(title, parseJsonText(authors))
  if (!named || [named.title, ...named.authors].some(hasAddress)) return {}
  return { title: named.title, ...(named.authors.length > 0 && { authors: named.authors }) }
}

/** By now, short links were followed. */
export function toPlannable({ row, placed }: PreparedRow) {
  const identifier = placed && identifierKey(placed.identifier)
  return { ...row, identifier, isShortLink: 0 as const }
}
