import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../columns.ts'

/** Every slug of a saved link. Old slugs keep working. */
export interface LinkSlugTable {
  slug: Slug
  linkId: string
  createdAt: IsoTime
}
