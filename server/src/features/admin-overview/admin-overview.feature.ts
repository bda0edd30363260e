import { startJob } from '../../jobs/start-job.ts'
import { takeErrorCount } from '../../logger.ts'
import type { Platform } from '../../platform.ts'
import { SERVER_VERSION } from '../../server-version.ts'
import { router } from '../../trpc/procedures.ts'
import type { AdminFeature } from '../admin/admin.feature.ts'
import type { ClickHouseMonitor } from '../clicks/clickhouse/clickhouse-monitor.ts'
import type { FeedbackFeature } from '../feedback/feedback.feature.ts'
import type { LinkReportsFeature } from '../link-reports/link-reports.feature.ts'
import type { OutboxService } from '../mail/outbox.service.ts'
import type { SubscriptionFeature } from '../subscription/subscription.feature.ts'
import { createAdminOverviewRouter } from './admin-overview.router.ts'
import { createAdminOverviewService } from './admin-overview.service.ts'
import { createDailyMetricsJob } from './daily-metrics.ts'
import { createDatabaseSizeReader } from './database-size.repo.ts'
import { createErrorCount } from './error-count.ts'
import { createOverviewMetricsRepo } from './overview-metrics.repo.ts'

interface AdminOverviewDeps
  extends Pick<
    Platform,
    'config' | 'database' | 'logger' | 'startSharedJob' | 'watchRuns' | 'now'
  > {
  readonly feedback: Pick<FeedbackFeature, 'inbox'>
  readonly outbox: Pick<OutboxService, 'describe'>
  readonly subscription: Pick<SubscriptionFeature, 'stripeEvents'>
  readonly admin: Pick<AdminFeature, 'countFailingJobs'>
  readonly clickHouse: Pick<ClickHouseMonitor, 'readState'>
  readonly reports: Pick<LinkReportsFeature, 'countReported'>
}

/** The first admin page: daily metrics, and what needs the operator's attention. */
export function createAdminOverviewFeature(deps: AdminOverviewDeps) {
  const { config, database, logger, now } = deps
  const { db, kind } = database
  const metrics = createOverviewMetricsRepo(db)
  const counting = deps.startSharedJob(
    'daily-figures',
    createDailyMetricsJob({ repo: metrics, now }),
  )
  const countErrors = createErrorCount({
    repo: metrics,
    takeCount: () => takeErrorCount(logger),
    now,
  })
  const errors = startJob({
    name: 'error-counts',
    run: countErrors,
    watch: deps.watchRuns,
    log: logger,
  })
  const overview = createAdminOverviewService({
    metrics,
    inbox: deps.feedback.inbox,
    outbox: deps.outbox,
    events: deps.subscription.stripeEvents,
    countFailingJobs: deps.admin.countFailingJobs,
    countReported: deps.reports.countReported,
    readDatabaseSize: createDatabaseSizeReader(db, kind),
    readClickHouse: deps.clickHouse.readState,
    machine: { version: SERVER_VERSION, database: kind },
    dataDir: config.dataDir,
    now,
  })
  return {
    adminRouter: router({ overview: createAdminOverviewRouter(overview) }),
    stop: async () => {
      await Promise.all([counting.stop(), errors.stop()])
      // A database that does not answer must not block the shutdown.
      await countErrors().catch(() => {})
    },
  }
}
