import { DomainError } from '@everyshelf/domain/messages'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { RecordAction } from '../../../trpc/request-context.ts'
import type { LinkReportsService } from '../../link-reports/link-reports.service.ts'
import type { ReportState } from '../../link-reports/reported-subjects.repo.ts'
import type { LinksFeature } from '../../links/links.feature.ts'
import type { PublishedPages } from '../../pages/published-pages.ts'

export type AdminReportsService = ReturnType<typeof createAdminReportsService>

interface AdminReportsServiceDeps {
  readonly reports: Pick<LinkReportsService, 'listSubjects' | 'findReport' | 'dismiss' | 'closeAll'>
  readonly disableLink: LinksFeature['disableLink']
  readonly disablePage: PublishedPages['disablePage']
  readonly db: Queries
  readonly transact: Transact
  readonly now: () => number
}

/** The tables of pages that readers report. */
const TABLES = { 'author-page': 'author_page', series: 'series' } as const

/** Admin decisions on readers' reports. */
export function createAdminReportsService(deps: AdminReportsServiceDeps) {
  const { reports, transact, now } = deps
  return {
    list: (filter: { state?: ReportState | undefined; after?: string | undefined }) =>
      reports.listSubjects(filter.state, filter.after),

    dismiss: async (record: RecordAction, id: string) => {
      await transact(async (queries) => {
        if (!(await reports.dismiss(queries, id))) throw new DomainError('not-found')
        await record(queries, { action: 'report.dismiss', subject: id })
      })
      return { state: 'dismissed' as const }
    },

    /** Disables the link or page, which closes all its open reports. */
    resolve: async (record: RecordAction, { id, reason }: { id: string; reason: string }) => {
      const requireOpen = async (queries: Queries) => {
        const report = await reports.findReport(queries, id)
        if (report?.state !== 'open') throw new DomainError('not-found')
        return report
      }
      const close = async (queries: Queries) => {
        const { kind, reportedId } = await requireOpen(queries)
        await reports.closeAll(queries, reportedId)
        const details = { reason, [kind === 'author-page' ? 'page' : kind]: reportedId }
        await record(queries, { action: 'report.resolve', subject: id, details })
      }
      const { kind, reportedId } = await requireOpen(deps.db)
      const isClosed = kind === 'link' && (await deps.disableLink(reportedId, reason, close))
      // A link can be disabled already. Then its reports close too.
      if (!isClosed) {
        await transact(async (queries) => {
          if (kind !== 'link')
            await deps.disablePage(queries, TABLES[kind], reportedId, reason, now())
          await close(queries)
        })
      }
      return { state: 'resolved' as const }
    },
  }
}
