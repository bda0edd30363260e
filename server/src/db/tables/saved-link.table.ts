import type { Slug } from '@everyshelf/domain/links'
import type { Generated } from 'kysely'
import type { IsoTime, JsonColumn } from '../columns.ts'

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
  /** Since when an admin keeps it from leading anywhere. */
  disabledAt: Generated<IsoTime | null>
  /** For the owner too. */
  disabledReason: Generated<string | null>
}
