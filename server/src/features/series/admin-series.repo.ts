import type { IsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

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
