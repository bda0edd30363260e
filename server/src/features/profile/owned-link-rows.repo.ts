import type { Queries } from '../../db/transact.ts'
import { idsOf, rowsBy } from './rows-by.repo.ts'

/** Each has up to 300 kB, and the export is one response. */
const COVERS_AT_MOST = 100

/** Every row that belongs to an account's links, by table, except for their clicks. */
export async function collectLinkRows(db: Queries, userId: string) {
  const ofOwner = rowsBy(db, 'ownerId', [userId])
  const ofLinks = rowsBy(db, 'linkId', idsOf(db, 'saved_link', userId))
  const ofSeries = rowsBy(db, 'seriesId', idsOf(db, 'series', userId))
  const ofChanges = rowsBy(db, 'changeId', idsOf(db, 'bulk_change', userId))
  return {
    saved_link: await ofOwner(
      'saved_link',
      [
        'id',
        'slug',
        'ownerId',
        'identifier',
        'title',
        'authors',
        'coverImage',
        'settings',
        'createdAt',
        'removedAt',
        'restoredAt',
        'note',
        'disabledAt',
        'disabledReason',
        'details',
        'bookHint',
      ],
      'createdAt',
    ),
    label: await ofOwner('label', ['id', 'name', 'color', 'createdAt'], 'nameKey'),
    link_label: await ofLinks('link_label', 'all'),
    saved_filter: await ofOwner('saved_filter', ['id', 'name', 'filter', 'createdAt'], 'createdAt'),
    series: await ofOwner('series', 'all', 'createdAt'),
    series_slug: await ofSeries('series_slug', 'all', 'createdAt'),
    series_book: await ofSeries('series_book', 'all', 'seriesId', 'readingOrder'),
    link_slug: await ofLinks('link_slug', 'all'),
    link_cover: await db
      .selectFrom('link_cover')
      .selectAll()
      .where('linkId', 'in', idsOf(db, 'saved_link', userId))
      .orderBy('createdAt', 'desc')
      .limit(COVERS_AT_MOST)
      .execute(),
    link_version: await ofOwner('link_version', 'all', 'linkId', 'version'),
    bulk_change: await ofOwner('bulk_change', 'all', 'createdAt'),
    bulk_change_link: await ofChanges('bulk_change_link', 'all', 'changeId', 'position'),
    link_move: await ofOwner('link_move', 'all', 'createdAt'),
    moved_link: await ofOwner('moved_link', 'all', 'moveId', 'position'),
    seller_confirmation: await ofLinks('seller_confirmation', 'all'),
    seller_report: await ofLinks('seller_report', 'all'),
    // Without the message, which could identify the reporter.
    link_report: await db
      .selectFrom('link_report')
      .select(['kind', 'reportedId', 'reason', 'createdAt', 'state', 'decidedAt', 'furtherReports'])
      .where(({ eb, or }) =>
        or([
          eb('reportedId', 'in', idsOf(db, 'saved_link', userId)),
          eb('reportedId', 'in', idsOf(db, 'author_page', userId)),
          eb('reportedId', 'in', idsOf(db, 'series', userId)),
        ]),
      )
      .execute(),
  }
}
