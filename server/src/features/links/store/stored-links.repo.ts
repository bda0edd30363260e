import type { BookEdits, BookHint } from '@everyshelf/domain/books'
import type { Label, Slug } from '@everyshelf/domain/links'
import { type IsoTime, parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import { listLabelsOfLinks } from './link-labels.repo.ts'

/** The book data in a row. Only the server writes it. */
export interface BookFacts {
  readonly title: string
  readonly authors: readonly string[]
  readonly coverImage: string | null
}

/** The book data, plus the owner's data for a book that no catalog knows. */
export interface StoredFacts extends BookFacts {
  readonly bookHint: BookHint | null
}

export interface StoredLink extends StoredFacts {
  readonly id: string
  readonly slug: Slug
  /** The identifier's key. */
  readonly identifier: string
  readonly createdAt: IsoTime
  readonly removedAt: IsoTime | null
  readonly disabledAt: IsoTime | null
  readonly disabledReason: string | null
  readonly settings: string
  readonly note: string
  /** Sorted by name. */
  readonly labels: readonly Label[]
  /** The current catalog data. Null if no catalog knows the book. */
  readonly cataloged: Pick<BookFacts, 'title' | 'authors'> | null
  /** What the owner changed about the book. */
  readonly edits: BookEdits
  /** The cover that the owner uploaded. */
  readonly coverHash: string | null
}

/** An owner's links with what the catalogs know, for `toStoredLinks`. */
export function selectLinks(db: Queries, ownerId: string | null) {
  return db
    .selectFrom('saved_link as link')
    .leftJoin('book', (join) =>
      join.onRef('book.identifier', '=', 'link.identifier').on('source', '!=', 'placeholder'),
    )
    .leftJoin('link_cover as cover', 'cover.linkId', 'link.id')
    .select([
      'link.id',
      'link.slug',
      'link.identifier',
      'link.title',
      'link.authors',
      'link.coverImage',
      'link.bookHint',
      'link.details',
      'cover.hash as coverHash',
      'link.createdAt',
      'link.removedAt',
      'link.disabledAt',
      'link.disabledReason',
      'link.settings',
      'link.note',
      'book.title as bookTitle',
      'book.authors as bookAuthors',
    ])
    .where('link.ownerId', ownerId === null ? 'is' : '=', ownerId)
}

type Texts = Parameters<typeof parseJsonText<readonly string[]>>[0]

export interface LinkRow
  extends Omit<StoredLink, 'authors' | 'bookHint' | 'cataloged' | 'edits' | 'labels'> {
  readonly authors: Texts
  readonly bookHint: Parameters<typeof parseJsonText<BookHint>>[0] | null
  readonly details: Parameters<typeof parseJsonText<BookEdits>>[0]
  readonly bookTitle: string | null
  readonly bookAuthors: Texts | null
}

/** Reads the rows of `selectLinks`, and adds their labels. */
export async function toStoredLinks(db: Queries, rows: readonly LinkRow[]): Promise<StoredLink[]> {
  const ids = rows.map(({ id }) => id)
  const labels = await listLabelsOfLinks(db, ids)
  return rows.map(({ bookTitle, bookAuthors, details, ...row }) => {
    const isCataloged = bookTitle !== null && bookAuthors !== null
    return {
      ...row,
      labels: labels.get(row.id) ?? [],
      authors: parseJsonText(row.authors),
      bookHint: row.bookHint && parseJsonText(row.bookHint),
      edits: parseJsonText(details),
      cataloged: isCataloged ? { title: bookTitle, authors: parseJsonText(bookAuthors) } : null,
    }
  })
}
