import type { Queries } from '../../db/transact.ts'

/** Each has up to 300 kB, and the export is one response. */
const COVERS_AT_MOST = 100

/** Every row that belongs to an account's links, by table, except for their clicks. */
export async function collectLinkRows(db: Queries, userId: string) {
  return {
    saved_link: await db
      .selectFrom('saved_link')
      .select([
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
      ])
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    label: await db
      .selectFrom('label')
      .select(['id', 'name', 'color', 'createdAt'])
      .where('ownerId', '=', userId)
      .orderBy('nameKey')
      .execute(),
    link_label: await listOfLinks(db, 'link_label', userId),
    saved_filter: await db
      .selectFrom('saved_filter')
      .select(['id', 'name', 'filter', 'createdAt'])
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    series: await db
      .selectFrom('series')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    series_slug: await db
      .selectFrom('series_slug')
      .innerJoin('series', 'series.id', 'series_slug.seriesId')
      .selectAll('series_slug')
      .where('series.ownerId', '=', userId)
      .orderBy('series_slug.createdAt')
      .execute(),
    series_book: await db
      .selectFrom('series_book')
      .innerJoin('series', 'series.id', 'series_book.seriesId')
      .selectAll('series_book')
      .where('series.ownerId', '=', userId)
      .orderBy('seriesId')
      .orderBy('readingOrder')
      .execute(),
    link_slug: await listOfLinks(db, 'link_slug', userId),
    link_cover: await db
      .selectFrom('link_cover')
      .innerJoin('saved_link', 'saved_link.id', 'link_cover.linkId')
      .selectAll('link_cover')
      .where('saved_link.ownerId', '=', userId)
      .orderBy('link_cover.createdAt', 'desc')
      .limit(COVERS_AT_MOST)
      .execute(),
    link_version: await db
      .selectFrom('link_version')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('linkId')
      .orderBy('version')
      .execute(),
    bulk_change: await db
      .selectFrom('bulk_change')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    bulk_change_link: await db
      .selectFrom('bulk_change_link')
      .innerJoin('bulk_change', 'bulk_change.id', 'bulk_change_link.changeId')
      .selectAll('bulk_change_link')
      .where('bulk_change.ownerId', '=', userId)
      .orderBy('changeId')
      .orderBy('position')
      .execute(),
    link_move: await db
      .selectFrom('link_move')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    moved_link: await db
      .selectFrom('moved_link')
      .selectAll()
      .where('ownerId', '=', userId)
      .orderBy('moveId')
      .orderBy('position')
      .execute(),
    seller_confirmation: await listOfLinks(db, 'seller_confirmation', userId),
    seller_report: await listOfLinks(db, 'seller_report', userId),
    // Without the message, which could identify the reporter.
    link_report: await db
      .selectFrom('link_report')
      .select([
        ...(['kind', 'linkId', 'reason', 'createdAt', 'state', 'decidedAt'] as const),
        'furtherReports',
      ])
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('linkId', 'in', selectFrom('saved_link').select('id').where('ownerId', '=', userId)),
          eb('linkId', 'in', selectFrom('author_page').select('id').where('ownerId', '=', userId)),
          eb('linkId', 'in', selectFrom('series').select('id').where('ownerId', '=', userId)),
        ]),
      )
      .execute(),
  }
}

async function listOfLinks(
  db: Queries,
  table: 'link_slug' | 'link_label' | 'seller_confirmation' | 'seller_report',
  ownerId: string,
): Promise<object[]> {
  return await db
    .selectFrom(table)
    .selectAll()
    .where('linkId', 'in', ({ selectFrom }) =>
      selectFrom('saved_link').select('id').where('ownerId', '=', ownerId),
    )
    .execute()
}
