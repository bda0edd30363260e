import type { Book } from '@everyshelf/domain/books'
import { json, table, text, time } from '../../db/table.ts'

export const booksTables = {
  /** A cached book from a catalog, or that no catalog knows it. */
  book: table({
    identifier: text().key(),
    title: text(),
    authors: json<readonly string[]>(),
    description: text().nullable(),
    publisher: text().nullable(),
    /** The cover's URL at the catalog. Readers get our own URL. */
    coverUrl: text().nullable(),
    source: text<Book['source']>(),
    fetchedAt: time(),
    /** The folded title and authors, for searching lists of links. */
    searchText: text().default(''),
    /** The title as lists sort it. */
    titleKey: text().default(''),
    /** When to load it again. An expired row is used while the catalogs do not answer. */
    expiresAt: time(),
  }),
}
