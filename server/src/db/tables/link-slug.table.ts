import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../columns.ts'

/** Every slug that ever led to a saved link: a former one goes on leading there. */
export interface LinkSlugTable {
  slug: Slug
  linkId: string
  createdAt: IsoTime
}
