import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import type { ColumnType, Generated } from 'kysely'
import type { IsoTime } from '../columns.ts'

/** Every slug of a saved link. Old slugs keep working. */
export interface LinkSlugTable {
  slug: Slug
  linkId: string
  createdAt: IsoTime
  /** Where readers find it. A link has one slug at most for each channel other than `web`. */
  channel: Generated<LinkChannel>
  /** The owner's name for what they use it for, such as a newsletter; at most 40 characters. */
  campaign: ColumnType<string | null, string | null | undefined, string | null>
}
