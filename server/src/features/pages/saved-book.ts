import type { Book, BookEdits } from '@everyshelf/domain/books'
import { type JsonText, parseJsonText } from '../../db/columns.ts'

/** What the sources say about the book of a saved link. */
export interface SavedBook {
  /** The identifier's key. */
  readonly identifier: string
  readonly saved: Pick<Book, 'title' | 'authors' | 'coverImage'>
  /** The current catalog data. Null if no catalog knows the book. */
  readonly catalog: Pick<Book, 'title' | 'authors' | 'description'> | null
  readonly edits: BookEdits
  /** The cover that the owner uploaded. */
  readonly coverHash: string | null
}

interface SavedBookRow {
  readonly identifier: string
  readonly title: string
  readonly authors: JsonText<readonly string[]>
  readonly coverImage: string | null
  readonly details: JsonText<BookEdits>
  readonly bookTitle: string | null
  readonly bookAuthors: JsonText<readonly string[]> | null
  readonly coverHash: string | null
  readonly bookDescription: string | null
}

/** From the columns of a saved link, its book, and its cover. */
export function readSavedBook(row: SavedBookRow): SavedBook {
  const { identifier, title, coverImage, coverHash, bookTitle, bookAuthors, bookDescription } = row
  return {
    identifier,
    saved: { title, authors: parseJsonText(row.authors), coverImage },
    catalog:
      bookTitle === null || bookAuthors === null
        ? null
        : { title: bookTitle, authors: parseJsonText(bookAuthors), description: bookDescription },
    edits: parseJsonText(row.details),
    coverHash,
  }
}
