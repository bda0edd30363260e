import type { BookEdits } from '@everyshelf/domain/books'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/** What the owner of a link changed about its book. */
export interface LinkEdits {
  readonly edits: BookEdits
  readonly coverHash: string | null
}

export type FindLinkEdits = (linkId: string) => Promise<LinkEdits | undefined>

/** Redirects do not need the edits, so pages load them in their own query. */
export function createLinkEditsFinder(db: Queries): FindLinkEdits {
  return async (linkId) => {
    const row = await db
      .selectFrom('saved_link as link')
      .leftJoin('link_cover as cover', 'cover.linkId', 'link.id')
      .select(['link.details', 'cover.hash as coverHash'])
      .where('link.id', '=', linkId)
      .executeTakeFirst()
    return row && { edits: parseJsonText(row.details), coverHash: row.coverHash }
  }
}
