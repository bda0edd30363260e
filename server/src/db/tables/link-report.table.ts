import type { Generated } from 'kysely'
import type { IsoTime } from '../columns.ts'

export type ReportedKind = 'link' | 'author-page' | 'series'

/** A reader's anonymous report of a link or a page. */
export interface LinkReportTable {
  id: string
  /** What `linkId` is the ID of. */
  kind: Generated<ReportedKind>
  /** The ID of the link, or of the page: the column is older than reports of pages. */
  linkId: string
  reason: 'unsafe' | 'misleading' | 'impersonation' | 'spam' | 'other'
  message: string | null
  createdAt: IsoTime
  state: 'open' | 'dismissed' | 'acted'
  decidedAt: IsoTime | null
  /** How many more readers gave the same reason while there were enough open reports with it. */
  furtherReports: Generated<number>
}
