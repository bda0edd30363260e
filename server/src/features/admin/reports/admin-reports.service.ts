import { DomainError } from '@everyshelf/domain/messages'
import type { Transact } from '../../../db/transact.ts'
import type { RecordAction } from '../../../trpc/request-context.ts'
import type { ReportState } from '../../link-reports/link-reports.repo.ts'
import type { LinkReportsService } from '../../link-reports/link-reports.service.ts'
import type { AdminLinksService } from '../links/admin-links.service.ts'

export type AdminReportsService = ReturnType<typeof createAdminReportsService>

interface AdminReportsServiceDeps {
  readonly reports: Pick<LinkReportsService, 'list' | 'find' | 'dismiss'>
  readonly links: Pick<AdminLinksService, 'disableIn' | 'dropFromCache'>
  readonly transact: Transact
}

/** Admin decisions on readers' reports. */
export function createAdminReportsService({ reports, links, transact }: AdminReportsServiceDeps) {
  return {
    list: (filter: { state?: ReportState | undefined; after?: string | undefined }) =>
      reports.list(filter.state, filter.after),

    dismiss: async (record: RecordAction, id: string) => {
      await transact(async (queries) => {
        if (!(await reports.dismiss(queries, id))) throw new DomainError('not-found')
        await record(queries, { action: 'report.dismiss', subject: id })
      })
      return { state: 'dismissed' as const }
    },

    /** Disables the link, which closes all its open reports. */
    act: async (record: RecordAction, { id, reason }: { id: string; reason: string }) => {
      const linkId = await transact(async (queries) => {
        const report = await reports.find(queries, id)
        if (report?.state !== 'open') throw new DomainError('not-found')
        await links.disableIn(queries, report.linkId, reason)
        const details = { reason, link: report.linkId }
        await record(queries, { action: 'report.act', subject: id, details })
        return report.linkId
      })
      await links.dropFromCache(linkId)
      return { state: 'acted' as const }
    },
  }
}
