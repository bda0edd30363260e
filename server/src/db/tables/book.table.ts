import type { Book } from '@everyshelf/domain/books'
import type { Generated } from 'kysely'
import type { IsoTime, JsonColumn } from '../columns.ts'

/** A cached book from a catalog, or that no catalog knows it. */
export interface BookTable {
  identifier: string
  title: string
  authors: JsonColumn<readonly string[]>
  description: string | null
  publisher: string | null
  /** The cover's URL at the catalog. Readers get our own URL. */
  coverUrl: string | null
  source: Book['source']
  fetchedAt: IsoTime
  /** The folded title and authors, for searching lists of links. */
  searchText: Generated<string>
  /** The title as lists sort it. */
  titleKey: Generated<string>
  /** When to load it again. An expired row is used while the catalogs do not answer. */
  expiresAt: IsoTime
}
