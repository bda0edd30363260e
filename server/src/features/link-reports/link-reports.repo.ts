import type { Slug } from '@everyshelf/domain/links'
import { toIsoTime } from '../../db/columns.ts'
import { withEditedTitle } from '../../db/edited-title.ts'
import { type Page, parsePageKey, toPage } from '../../db/page-keys.ts'
import type { LinkReportTable } from '../../db/tables/link-report.table.ts'
import type { Queries } from '../../db/transact.ts'

export type ReportState = LinkReportTable['state']

export interface ReportRow extends LinkReportTable {
  readonly slug: Slug | null
  readonly title: string | null
  readonly isLinkDisabled: boolean
}

const MAX_ROWS = 50

export type LinkReportsRepo = ReturnType<typeof createLinkReportsRepo>

export function createLinkReportsRepo(db: Queries) {
  return {
    findLink: async (slug: Slug): Promise<string | undefined> => {
      const row = await db
        .selectFrom('link_slug')
        .select('linkId')
        .where('slug', '=', slug)
        .executeTakeFirst()
      return row?.linkId
    },

    /** Open reports of a link. */
    countOpen: async (linkId: string): Promise<number> => {
      const { reports } = await db
        .selectFrom('link_report')
        .select(({ fn }) => fn.countAll().as('reports'))
        .where('linkId', '=', linkId)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      return Number(reports)
    },

    /** Links with open reports. */
    countReported: async (): Promise<number> => {
      const { links } = await db
        .selectFrom('link_report')
        .select(({ fn }) => fn.count('linkId').distinct().as('links'))
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      return Number(links)
    },

    insert: async (report: LinkReportTable): Promise<void> => {
      await db.insertInto('link_report').values(report).execute()
    },

    list: async (
      state: ReportState | undefined,
      after: string | undefined,
    ): Promise<Page<ReportRow>> => {
      const key = parsePageKey(after)
      const rows = await db
        .selectFrom('link_report as report')
        .leftJoin('saved_link as link', 'link.id', 'report.linkId')
        .selectAll('report')
        .select(['link.slug', 'link.title', 'link.details', 'link.disabledAt'])
        .$if(state !== undefined, (query) => query.where('report.state', '=', state ?? 'open'))
        .$if(key !== undefined, (query) =>
          query
            .where('report.createdAt', '<=', key?.time ?? '')
            .where(({ eb, or }) =>
              or([
                eb('report.createdAt', '<', key?.time ?? ''),
                eb('report.id', '<', key?.id ?? ''),
              ]),
            ),
        )
        .orderBy('report.createdAt', 'desc')
        .orderBy('report.id', 'desc')
        .limit(MAX_ROWS + 1)
        .execute()
      const reports = rows.map(({ disabledAt, ...row }) => ({
        ...withEditedTitle(row),
        isLinkDisabled: disabledAt !== null,
      }))
      return toPage(reports, MAX_ROWS, ({ createdAt: time, id }) => ({ time, id }))
    },

    listOf: (linkId: string): Promise<LinkReportTable[]> =>
      db
        .selectFrom('link_report')
        .selectAll()
        .where('linkId', '=', linkId)
        .orderBy('createdAt', 'desc')
        .limit(MAX_ROWS)
        .execute(),

    find: (queries: Queries, id: string): Promise<LinkReportTable | undefined> =>
      queries.selectFrom('link_report').selectAll().where('id', '=', id).executeTakeFirst(),

    /** False when the report was already decided. */
    dismiss: async (queries: Queries, id: string, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('link_report')
        .set({ state: 'dismissed', decidedAt: toIsoTime(new Date(now)) })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Closes the open reports of a link as justified. */
    closeAll: async (queries: Queries, linkId: string, now: number): Promise<void> => {
      await queries
        .updateTable('link_report')
        .set({ state: 'acted', decidedAt: toIsoTime(new Date(now)) })
        .where('linkId', '=', linkId)
        .where('state', '=', 'open')
        .execute()
    },
  }
}
