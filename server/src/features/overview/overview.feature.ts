import type { JobsFeature } from '../../jobs/jobs.feature.ts'
import { startJob } from '../../jobs/start-job.ts'
import { takeErrorCount } from '../../logger.ts'
import type { Platform } from '../../platform.ts'
import { SERVER_VERSION } from '../../server-version.ts'
import { router } from '../../trpc/procedures.ts'
import type { ClicksFeature } from '../clicks/clicks.feature.ts'
import type { FeedbackFeature } from '../feedback/feedback.feature.ts'
import type { OutboxService } from '../mail/outbox.service.ts'
import type { ReportsFeature } from '../reports/reports.feature.ts'
import type { SubscriptionFeature } from '../subscription/subscription.feature.ts'
import { createDailyFigures } from './daily-figures.ts'
import { createErrorCount } from './error-count.ts'
import { createFiguresRepo } from './figures.repo.ts'
import { createDatabaseSizeReader } from './machine.repo.ts'
import { createOverviewRouter } from './overview.router.ts'
import { createOverviewService } from './overview.service.ts'

interface OverviewDeps
  extends Pick<
    Platform,
    'config' | 'database' | 'logger' | 'startSharedJob' | 'watchRuns' | 'now'
  > {
  readonly feedback: Pick<FeedbackFeature, 'inbox'>
  readonly outbox: Pick<OutboxService, 'describe'>
  readonly subscription: Pick<SubscriptionFeature, 'stripeEvents'>
  readonly jobs: Pick<JobsFeature, 'countFailing'>
  readonly reports: Pick<ReportsFeature, 'countReported'>
  readonly clicks: Pick<ClicksFeature, 'firstHitIdAt'>
}

/** The first admin page: daily metrics, and what needs the operator's attention. */
export function createOverviewFeature(deps: OverviewDeps) {
  const { config, database, logger, now } = deps
  const { db, kind } = database
  const figures = createFiguresRepo(db)
  const counting = deps.startSharedJob(
    'daily-figures',
    createDailyFigures({ repo: figures, firstHitIdAt: deps.clicks.firstHitIdAt, now }),
  )
  const countErrors = createErrorCount({
    repo: figures,
    takeCount: () => takeErrorCount(logger),
    now,
  })
  const errors = startJob({
    name: 'error-counts',
    run: countErrors,
    watch: deps.watchRuns,
    log: logger,
  })
  const overview = createOverviewService({
    figures,
    inbox: deps.feedback.inbox,
    outbox: deps.outbox,
    events: deps.subscription.stripeEvents,
    countFailingJobs: deps.jobs.countFailing,
    countReportedLinks: deps.reports.countReported,
    readDatabaseSize: createDatabaseSizeReader(db, kind),
    machine: { version: SERVER_VERSION, database: kind },
    dataDir: config.dataDir,
    now,
  })
  return {
    adminRouter: router({ overview: createOverviewRouter(overview) }),
    stop: async () => {
      await Promise.all([counting.stop(), errors.stop()])
      // The last errors are not worth a failed stop when the database does not answer.
      await countErrors().catch(() => {})
    },
  }
}
