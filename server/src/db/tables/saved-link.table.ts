import type { BookHint } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import type { ColumnType, Generated } from 'kysely'
import type { IsoTime, JsonColumn, JsonText } from '../columns.ts'

export interface SavedLinkTable {
  id: string
  /** The one in use; with all former ones also in `link_slug`. Never given twice, also not after removal. */
  slug: Slug
  /** Null once the account is deleted; the link goes on with the default tags. */
  ownerId: string | null
  /** The identifier's key: ISBN-13 or ASIN. */
  identifier: string
  title: string
  authors: JsonColumn<readonly string[]>
  coverImage: string | null
  /** All that the owner decides, as `formatLinkSettings` writes and `parseLinkSettings` reads it. */
  settings: string
  createdAt: IsoTime
  removedAt: IsoTime | null
  /** A short name for the owner alone; empty for none. */
  label: Generated<string>
  /** For the owner alone; readers see `look.note` of the settings instead. */
  note: Generated<string>
  /** Since when an admin keeps it from leading anywhere. */
  disabledAt: Generated<IsoTime | null>
  /** For the owner too. */
  disabledReason: Generated<string | null>
  /** Untrusted, and for the owner's eyes alone; null when a catalog knew the book. */
  bookHint: ColumnType<
    JsonText<BookHint> | null,
    JsonText<BookHint> | null | undefined,
    JsonText<BookHint> | null
  >
}
