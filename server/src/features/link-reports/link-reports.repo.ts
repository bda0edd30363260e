import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'
import type { ReportedAddress } from './reported-address.ts'
import {
  listReportedSubjects,
  type ReportState,
  type StoredReport,
} from './reported-subjects.repo.ts'

const MAX_ROWS = 50

export type LinkReportsRepo = ReturnType<typeof createLinkReportsRepo>

export function createLinkReportsRepo(db: Queries) {
  return {
    /** The ID of what has this address, now or earlier. */
    find: async (address: ReportedAddress): Promise<string | undefined> =>
      (await findByAddress(db, address))?.id,

    /** The IDs of open reports of a link or page for one reason, newest first. */
    listOpenFor: async (
      { reportedId, reason }: Pick<StoredReport, 'reportedId' | 'reason'>,
      atMost: number,
    ): Promise<string[]> => {
      const rows = await db
        .selectFrom('link_report')
        .select('id')
        .where('reportedId', '=', reportedId)
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
        .select(({ fn }) => fn.count('reportedId').distinct().as('links'))
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      return Number(links)
    },

    insert: async (report: StoredReport): Promise<void> => {
      await db.insertInto('link_report').values(report).execute()
    },

    listSubjects: (state: ReportState | undefined, after: string | undefined) =>
      listReportedSubjects(db, state, after),

    listOf: (reportedId: string): Promise<StoredReport[]> =>
      db
        .selectFrom('link_report')
        .selectAll()
        .where('reportedId', '=', reportedId)
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
    closeAll: async (queries: Queries, reportedId: string, now: number): Promise<void> => {
      await queries
        .updateTable('link_report')
        .set({ state: 'resolved', decidedAt: toIsoTime(new Date(now)) })
        .where('reportedId', '=', reportedId)
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

/** Reports stay when the account of a link or page is deleted. */
export const linkReportsData: PersonalData = {
  exportOwned: async ({ db, ownIds }) => ({
    // Without the message, which could identify the reporter.
    link_report: await db
      .selectFrom('link_report')
      .select(['kind', 'reportedId', 'reason', 'createdAt', 'state', 'decidedAt', 'furtherReports'])
      .where(({ eb, or }) =>
        or([
          eb('reportedId', 'in', ownIds('saved_link')),
          eb('reportedId', 'in', ownIds('author_page')),
          eb('reportedId', 'in', ownIds('series')),
        ]),
      )
      .execute(),
  }),
}
