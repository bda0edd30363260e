import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createTransact } from './db/transact.ts'
import { createBookCacheService } from './features/books/book-cache.service.ts'
import { createBooksRepo } from './features/books/books.repo.ts'
import { firstHitIdAt } from './features/clicks/hit-id.ts'
import { createInboxRepo } from './features/feedback/inbox.repo.ts'
import { createInboxService } from './features/feedback/inbox.service.ts'
import { createOutboxRepo } from './features/mail/outbox.repo.ts'
import { createOutboxService } from './features/mail/outbox.service.ts'
import { createDailyFigures } from './features/overview/daily-figures.ts'
import { createErrorCount } from './features/overview/error-count.ts'
import { createFiguresRepo } from './features/overview/figures.repo.ts'
import { createDatabaseSizeReader } from './features/overview/machine.repo.ts'
import { createOverviewService } from './features/overview/overview.service.ts'
import { createReportsRepo } from './features/reports/reports.repo.ts'
import { createStripeEventsRepo } from './features/subscription/stripe-events.repo.ts'
import { createStripeEventsService } from './features/subscription/stripe-events.service.ts'
import { createJobsRepo } from './jobs/jobs.repo.ts'
import { createJobsService } from './jobs/jobs.service.ts'
import type { ProcessRuns } from './jobs/process-runs.ts'
import { startJob } from './jobs/start-job.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import { type Logger, takeErrorCount } from './logger.ts'
import type { OperatorServices } from './operator.router.ts'
import { SERVER_VERSION } from './server-version.ts'
import type { BuiltServices } from './services.ts'
import type { Subscriptions } from './subscriptions.ts'

interface OperatorParts {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly services: Pick<BuiltServices, 'books' | 'covers' | 'mail'>
  readonly subscriptions: Pick<Subscriptions, 'worker'>
  readonly startSharedJob: StartSharedJob
  readonly processRuns: ProcessRuns
  readonly now: () => number
}

export interface OperatorDesk {
  readonly services: OperatorServices
  readonly close: () => Promise<void>
}

/** What whoever runs the server sees and does: figures, messages, mails, jobs, payments, books. */
export function createOperatorDesk(parts: OperatorParts): OperatorDesk {
  const { config, database, logger, services, processRuns, now } = parts
  const { db, kind } = database
  const transact = createTransact(db)
  const { mail } = services
  const outbox = createOutboxService({
    repo: createOutboxRepo(db),
    transact,
    mail,
    isSetUp: config.mail.smtpUrl !== null,
    sender: config.mail.from.address,
    publicUrl: config.publicUrl,
    now,
  })
  const inbox = createInboxService({ repo: createInboxRepo(db), transact, mail, outbox, now })
  const stripeEvents = createStripeEventsService({
    repo: createStripeEventsRepo(db),
    transact,
    wake: parts.subscriptions.worker?.wake ?? null,
    now,
  })
  const bookCache = createBookCacheService({
    repo: createBooksRepo(db),
    books: services.books,
    covers: services.covers,
  })
  const jobs = createJobsService({ repo: createJobsRepo(db, kind), processRuns, now })
  const figures = createFiguresRepo(db)
  const counting = parts.startSharedJob(
    'daily-figures',
    createDailyFigures({ repo: figures, firstHitIdAt, now }),
  )
  const countErrors = createErrorCount({
    repo: figures,
    takeCount: () => takeErrorCount(logger),
    now,
  })
  const errors = startJob({
    name: 'error-counts',
    run: countErrors,
    watch: processRuns.watch,
    log: logger,
  })
  const overview = createOverviewService({
    figures,
    inbox,
    outbox,
    events: stripeEvents,
    countFailingJobs: jobs.countFailing,
    countReportedLinks: createReportsRepo(db).countReported,
    readDatabaseSize: createDatabaseSizeReader(db, kind),
    machine: { version: SERVER_VERSION, database: kind },
    dataDir: config.dataDir,
    now,
  })
  return {
    services: { overview, inbox, outbox, jobs, stripeEvents, bookCache },
    close: async () => {
      await Promise.all([counting.stop(), errors.stop()])
      // A database that is away has more to answer for.
      await countErrors().catch(() => {})
    },
  }
}
