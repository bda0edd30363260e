import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import { ADMIN_PAGES_MAX, type AdminPageRow, matchesPage } from '../admin-pages.repo.ts'

/**
 * The newest series. With a search text, those with that address, those with the text in their name, and those of
 * the account with that email address.
 */
export async function findSeries(db: Queries, text: string): Promise<AdminPageRow[]> {
  const rows = await db
    .selectFrom('series')
    .leftJoin('user as owner', 'owner.id', 'series.ownerId')
    .select(['series.id', 'series.slug', 'series.name', 'owner.email as ownerEmail'])
    .select(['series.createdAt', 'series.publishedAt', 'series.unpublishedAt', 'series.removedAt'])
    .select(['series.disabledAt', 'series.disabledReason'])
    .$if(text !== '', (query) =>
      query.where(({ ref, selectFrom }) => {
        const columns = {
          ...{ id: ref('series.id'), name: ref('series.name') },
          ownerEmail: ref('owner.email'),
        }
        return matchesPage(columns, text, (slug) =>
          selectFrom('series_slug').select('seriesId as id').where('slug', '=', slug),
        )
      }),
    )
    .orderBy('series.createdAt', 'desc')
    .orderBy('series.id')
    .limit(ADMIN_PAGES_MAX)
    .execute()
  return rows.map(({ unpublishedAt, publishedAt, ...row }) => ({
    ...row,
    publishedAt: unpublishedAt === null ? publishedAt : null,
  }))
}

/** A series as admins see it on the page of one of its links. */
export interface SeriesOfLink {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly disabledAt: IsoTime | null
  readonly disabledReason: string | null
}

/** The series whose pages list a link, and those that readers of the link still find. */
export async function listSeriesOfLink(db: Queries, linkId: string): Promise<SeriesOfLink[]> {
  const rows = await db
    .selectFrom('series_book as member')
    .innerJoin('series', 'series.id', 'member.seriesId')
    .select(['series.id', 'series.name', 'series.slug', 'disabledAt', 'disabledReason'])
    .where('member.linkId', '=', linkId)
    .where('series.publishedAt', 'is not', null)
    .orderBy('series.createdAt')
    .orderBy('series.id')
    .execute()
  return rows.map(({ slug, ...row }) => ({ ...row, path: `/series/${slug}` }))
}
