import { DomainError } from '@everyshelf/domain/messages'
import { disableRow } from '../../../db/disable-row.repo.ts'
import type { Transact } from '../../../db/transact.ts'
import type { RecordAction } from '../../../trpc/request-context.ts'
import type { ReportState } from '../../link-reports/link-reports.repo.ts'
import type { LinkReportsService } from '../../link-reports/link-reports.service.ts'
import type { LinksFeature } from '../../links/links.feature.ts'
import type { AdminLinksService } from '../links/admin-links.service.ts'

export type AdminReportsService = ReturnType<typeof createAdminReportsService>

interface AdminReportsServiceDeps {
  readonly reports: Pick<LinkReportsService, 'listSubjects' | 'findReport' | 'dismiss' | 'closeAll'>
  readonly links: Pick<AdminLinksService, 'dropFromCache'>
  readonly setLinkDisabled: LinksFeature['setLinkDisabled']
  readonly transact: Transact
  readonly now: () => number
}

/** The table of what readers report, and its name in the audit log. */
const SUBJECTS = {
  link: { table: 'saved_link', name: 'link' },
  'author-page': { table: 'author_page', name: 'page' },
  series: { table: 'series', name: 'series' },
} as const

/** Admin decisions on readers' reports. */
export function createAdminReportsService(deps: AdminReportsServiceDeps) {
  const { reports, links, transact, now } = deps
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
    act: async (record: RecordAction, { id, reason }: { id: string; reason: string }) => {
      const { kind, linkId } = await transact(async (queries) => {
        const report = await reports.findReport(queries, id)
        if (report?.state !== 'open') throw new DomainError('not-found')
        const { table, name } = SUBJECTS[report.kind]
        if (table === 'saved_link') {
          await deps.setLinkDisabled(queries, report.linkId, reason, now())
        } else {
          await disableRow(queries, table, report.linkId, reason, now())
        }
        await reports.closeAll(queries, report.linkId)
        const details = { reason, [name]: report.linkId }
        await record(queries, { action: 'report.act', subject: id, details })
        return report
      })
      if (kind === 'link') await links.dropFromCache(linkId)
      return { state: 'acted' as const }
    },
  }
}
