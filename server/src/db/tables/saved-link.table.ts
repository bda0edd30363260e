import type { BookEdits, BookHint } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import type { ColumnType, Generated } from 'kysely'
import type { IsoTime, JsonColumn, JsonText } from '../columns.ts'

export interface SavedLinkTable {
  id: string
  /** The current slug. `link_slug` has it and all old ones. A slug is never reused. */
  slug: Slug
  /** Null once the account is deleted. The link keeps working with the default tags. */
  ownerId: string | null
  /** The identifier's key: ISBN-13 or ASIN. */
  identifier: string
  title: string
  authors: JsonColumn<readonly string[]>
  coverImage: string | null
  /** The owner's settings, as `formatLinkSettings` writes and `parseLinkSettings` reads them. */
  settings: string
  createdAt: IsoTime
  removedAt: IsoTime | null
  /** A short name that only the owner sees; empty for none. */
  label: Generated<string>
  /** Only the owner sees it. Readers see `look.note` in the settings instead. */
  note: Generated<string>
  /** When an admin disabled it. */
  disabledAt: Generated<IsoTime | null>
  /** The owner sees it too. */
  disabledReason: Generated<string | null>
  /** What the owner changed about the book. Readers see it. */
  details: ColumnType<JsonText<BookEdits>, JsonText<BookEdits> | undefined, JsonText<BookEdits>>
  /** Untrusted, so only the owner sees it; null when a catalog knew the book. */
  bookHint: ColumnType<
    JsonText<BookHint> | null,
    JsonText<BookHint> | null | undefined,
    JsonText<BookHint> | null
  >
}
