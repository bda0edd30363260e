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
  /** When its owner last took the removal back. */
  restoredAt: ColumnType<IsoTime | null, IsoTime | null | undefined, IsoTime | null>
  /** Only the owner sees it. Readers see `look.note` in the settings instead. */
  note: Generated<string>
  /** The link's texts as the owner's list searches them, without the catalog's data of today. */
  searchText: Generated<string>
  /** The title as lists sort it; null if only the catalog of today or the owner's page knows it. */
  titleKey: Generated<string | null>
  /** The title as lists sort it while no catalog knows it. */
  fallbackTitleKey: Generated<string>
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
