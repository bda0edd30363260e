import type { BookEdits } from '@everyshelf/domain/books'
import { type SqlBool, sql } from 'kysely'
import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/** A saved link whose book details name a series. */
export interface LinkInSeries {
  readonly linkId: string
  readonly edits: BookEdits
}

/** Those of an owner's links that name a series and are in none yet, oldest first. */
export function createSeriesLinksFinder(db: Queries) {
  return async (ownerId: string): Promise<LinkInSeries[]> => {
    const rows = await db
      .selectFrom('saved_link as link')
      .select(['link.id', 'link.details'])
      .where('link.ownerId', '=', ownerId)
      .where('link.removedAt', 'is', null)
      .where(({ ref }) => sql<SqlBool>`${ref('link.details')} like '%"series":"_%'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('series_book as member')
              .innerJoin('series', 'series.id', 'member.seriesId')
              .select('member.linkId')
              .whereRef('member.linkId', '=', 'link.id')
              .where('member.removedAt', 'is', null)
              .where('series.removedAt', 'is', null),
          ),
        ),
      )
      .orderBy('link.createdAt')
      .orderBy('link.id')
      .execute()
    return rows.map(({ id, details }) => ({
      linkId: id,
      edits: parseJsonText(details),
    }))
  }
}
