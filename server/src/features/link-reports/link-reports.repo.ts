import type { Selectable } from 'kysely'
import { toIsoTime } from '../../db/columns.ts'
import { withEditedTitle } from '../../db/edited-title.ts'
import { type Page, parsePageKey, toPage } from '../../db/page-keys.ts'
import type { LinkReportTable } from '../../db/tables/link-report.table.ts'
import type { Queries } from '../../db/transact.ts'
import { type ReportedAddress, reportedPath } from './reported-address.ts'

export type StoredReport = Readonly<Selectable<LinkReportTable>>
export type ReportState = StoredReport['state']

export interface ReportRow extends StoredReport {
  /** The address of the link or page; null after it was deleted. */
  readonly path: string | null
  /** The title of the link's book, or the name of the page. */
  readonly title: string | null
  readonly isDisabled: boolean
}

const MAX_ROWS = 50

export type LinkReportsRepo = ReturnType<typeof createLinkReportsRepo>

export function createLinkReportsRepo(db: Queries) {
  return {
    /** The ID of what has this address, now or earlier. */
    find: async (address: ReportedAddress): Promise<string | undefined> =>
      (await findByAddress(db, address))?.id,

    /** The IDs of open reports of a link or page for one reason, newest first. */
    listOpenFor: async (
      { linkId, reason }: Pick<StoredReport, 'linkId' | 'reason'>,
      atMost: number,
    ): Promise<string[]> => {
      const rows = await db
        .selectFrom('link_report')
        .select('id')
        .where('linkId', '=', linkId)
        .where('state', '=', 'open')
        .where('reason', '=', reason)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(atMost)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Adds one to the further reports of an open one. */
    countFurther: async (id: string): Promise<void> => {
      await db
        .updateTable('link_report')
        .set(({ eb }) => ({ furtherReports: eb('furtherReports', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .execute()
    },

    /** Links and pages with open reports. */
    countReported: async (): Promise<number> => {
      const { links } = await db
        .selectFrom('link_report')
        .select(({ fn }) => fn.count('linkId').distinct().as('links'))
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      return Number(links)
    },

    insert: async (report: StoredReport): Promise<void> => {
      await db.insertInto('link_report').values(report).execute()
    },

    list: async (
      state: ReportState | undefined,
      after: string | undefined,
    ): Promise<Page<ReportRow>> => {
      const key = parsePageKey(after)
      const rows = await db
        .selectFrom('link_report as report')
        // IDs are random, so one is never the ID of two things.
        .leftJoin('saved_link as link', 'link.id', 'report.linkId')
        .leftJoin('author_page as page', 'page.id', 'report.linkId')
        .leftJoin('series', 'series.id', 'report.linkId')
        .selectAll('report')
        .select([
          'link.title',
          'link.details',
          'page.name as pageName',
          'series.name as seriesName',
        ])
        .select(({ fn }) => fn.coalesce('link.slug', 'page.slug', 'series.slug').as('slug'))
        .select(({ fn }) =>
          fn.coalesce('link.disabledAt', 'page.disabledAt', 'series.disabledAt').as('disabledAt'),
        )
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
      const reports = rows.map(({ slug, disabledAt, pageName, seriesName, ...row }) => {
        const { title, ...report } = withEditedTitle(row)
        return {
          ...report,
          path: slug && reportedPath({ kind: row.kind, slug }),
          title: title ?? pageName ?? seriesName,
          isDisabled: disabledAt !== null,
        }
      })
      return toPage(reports, MAX_ROWS, ({ createdAt: time, id }) => ({ time, id }))
    },

    listOf: (linkId: string): Promise<StoredReport[]> =>
      db
        .selectFrom('link_report')
        .selectAll()
        .where('linkId', '=', linkId)
        .orderBy('createdAt', 'desc')
        .limit(MAX_ROWS)
        .execute(),

    findReport: (queries: Queries, id: string): Promise<StoredReport | undefined> =>
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

    /** Closes the open reports of a link or page as justified. */
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

function findByAddress(
  db: Queries,
  { kind, slug }: ReportedAddress,
): Promise<{ readonly id: string } | undefined> {
  const isAddress = ['slug', '=', slug] as const
  switch (kind) {
    case 'link':
      return db
        .selectFrom('link_slug')
        .select('linkId as id')
        .where(...isAddress)
        .executeTakeFirst()
    case 'author-page':
      return db
        .selectFrom('author_page_slug')
        .select('pageId as id')
        .where(...isAddress)
        .executeTakeFirst()
    case 'series':
      return db
        .selectFrom('series_slug')
        .select('seriesId as id')
        .where(...isAddress)
        .executeTakeFirst()
  }
}
