import { integer, table, text, time } from '../../db/table.ts'

export type ReportedKind = 'link' | 'author-page' | 'series'

export const linkReportsTables = {
  /** A reader's anonymous report of a link or a page. */
  link_report: table(
    {
      id: text().key(),
      /** What `reportedId` is the ID of. */
      kind: text<ReportedKind>().default('link'),
      /** The ID of the link, author page or series. */
      reportedId: text(),
      reason: text<'unsafe' | 'misleading' | 'impersonation' | 'spam' | 'other'>(),
      message: text().nullable(),
      createdAt: time(),
      state: text<'open' | 'dismissed' | 'resolved'>(),
      decidedAt: time().nullable(),
      /** How many more readers gave the same reason while there were enough open reports with it. */
      furtherReports: integer().default(0),
    },
    {
      indexes: [
        ['createdAt', 'id'],
        ['state', 'createdAt', 'id'],
        ['reportedId', 'state'],
      ],
    },
  ),
}
