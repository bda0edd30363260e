import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { createLinkReportsRepo } from './link-reports.repo.ts'
import { createLinkReportsService } from './link-reports.service.ts'
import { createReportRoute } from './report.route.ts'

interface ReportsDeps extends Pick<Platform, 'config' | 'database' | 'countRequest' | 'now'> {}

export type LinkReportsFeature = ReturnType<typeof createLinkReportsFeature>

/** The form where readers report a link or a page; admins review the reports in `admin`. */
export function createLinkReportsFeature({ config, database, countRequest, now }: ReportsDeps) {
  const repo = createLinkReportsRepo(database.db)
  const reports = createLinkReportsService({ repo, origin: config.publicUrl, now })
  const routes: readonly Route[] = [
    createReportRoute({
      reports,
      countReport: (request) => countRequest('report', request),
      origin: config.publicUrl,
    }),
  ]
  return { routes, reports, countReported: repo.countReported }
}
