import type { Route } from '../../http/express-app.ts'
import type { PlainPageStyle } from '../../http/plain-page.ts'
import type { Platform } from '../../platform.ts'
import { createReportRoute } from './report.route.ts'
import { createReportsRepo } from './reports.repo.ts'
import { createReportsService } from './reports.service.ts'

interface ReportsDeps extends Pick<Platform, 'config' | 'database' | 'countRequest' | 'now'> {
  readonly look: PlainPageStyle
}

export type ReportsFeature = ReturnType<typeof createReportsFeature>

/** The page where readers report a link; admins review the reports in `admin`. */
export function createReportsFeature({ config, database, countRequest, look, now }: ReportsDeps) {
  const repo = createReportsRepo(database.db)
  const reports = createReportsService({ repo, origin: config.publicUrl, now })
  const routes: readonly Route[] = [
    createReportRoute({
      reports,
      countReport: (request) => countRequest('report', request),
      look,
      origin: config.publicUrl,
    }),
  ]
  return { routes, reports, countReported: repo.countReported }
}
