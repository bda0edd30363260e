import { createMcpRoute } from './api/mcp/mcp.route.ts'
import { createApiV1Route } from './api/rest/api-v1.route.ts'
import { createAppRouter } from './api/trpc/app-router.ts'
import { createContextReader } from './api/trpc/context.ts'
import { createTrpcRoute } from './api/trpc/trpc.route.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { callEach, type Feature } from './feature.ts'
import { createAccountsFeature } from './features/accounts/accounts.feature.ts'
import type { PasswordHashing } from './features/accounts/password-hashing.ts'
import type { AuthLimits } from './features/accounts/sign-in-limits/auth-limits.ts'
import { createAdminFeature } from './features/admin/admin.feature.ts'
import { createAdminOverviewFeature } from './features/admin-overview/admin-overview.feature.ts'
import { createAnalyticsFeature } from './features/analytics/analytics.feature.ts'
import {
  type StartAnalyticsWorker,
  startAnalyticsWorker,
} from './features/analytics/worker/start-analytics-worker.ts'
import { createApiKeysFeature } from './features/api-keys/api-keys.feature.ts'
import { createBooksFeature } from './features/books/books.feature.ts'
import { createClickHouseMonitor } from './features/clicks/clickhouse/clickhouse-monitor.ts'
import { createClicksFeature } from './features/clicks/clicks.feature.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import { createDevicesFeature } from './features/devices/devices.feature.ts'
import { createEarningsFeature } from './features/earnings/earnings.feature.ts'
import { createFeedbackFeature } from './features/feedback/feedback.feature.ts'
import { createLinkReportsFeature } from './features/link-reports/link-reports.feature.ts'
import { createLinksFeature } from './features/links/links.feature.ts'
import { createMailFeature } from './features/mail/mail.feature.ts'
import { createOutboxFeature } from './features/mail/outbox.feature.ts'
import { createMovingFeature } from './features/moving/moving.feature.ts'
import { createAuthorPagesFeature } from './features/pages/author/author-pages.feature.ts'
import { createReaderPageFeature } from './features/pages/book/reader-page.feature.ts'
import { createPublishedPages } from './features/pages/published-pages.ts'
import { createSeriesFeature } from './features/pages/series/series.feature.ts'
import { createProfileFeature } from './features/profile/profile.feature.ts'
import { createEdgeHitsRoute } from './features/redirect/edge/edge-hits.route.ts'
import { createRedirectFeature } from './features/redirect/redirect.feature.ts'
import { createReferralsFeature } from './features/referrals/referrals.feature.ts'
import { createScaledCoversFeature } from './features/scaled-covers/scaled-covers.feature.ts'
import { createSiteFeature } from './features/site/site.feature.ts'
import { createStatusFeature } from './features/status/status.feature.ts'
import { createPremiumService } from './features/subscription/premium.service.ts'
import { createSubscriptionFeature } from './features/subscription/subscription.feature.ts'
import { createUploadedCoversFeature } from './features/uploaded-covers/uploaded-covers.feature.ts'
import { createWebhooksFeature } from './features/webhooks/webhooks.feature.ts'
import { createWeeklyEmailFeature } from './features/weekly-email/weekly-email.feature.ts'
import type { ConnectionGuard } from './http/connections/connection-limits.ts'
import type { IsDataCenter } from './http/geo/data-centers.ts'
import type { FindCountry } from './http/geo/ip-country.ts'
import { MINIMUM_EXTENSION_VERSION } from './http/headers/client-version.ts'
import { createClockSkew } from './http/health/clock-skew.ts'
import { createReadiness, type ReadinessProbes } from './http/health/health.ts'
import { type LagMeter, startLagMeter } from './http/limits/load-shedding.ts'
import { createPageLimiter } from './http/limits/page-limiter.ts'
import { MAX_WAITING } from './http/limits/queued-requests.ts'
import { createTaskQueue } from './http/limits/task-queue.ts'
import { sendLinkPage } from './http/plain-pages/link-page.ts'
import { createRequestListener } from './http/request-listener.ts'
import { createJobsFeature } from './jobs/jobs.feature.ts'
import type { Logger } from './logger.ts'
import { registerProcessMetrics } from './metrics/process-metrics.ts'
import { createUpstreams, type NetworkOverrides } from './outbound/upstreams.ts'
import { createPlatform, type LimitOverrides } from './platform.ts'
import { isMigrated } from './schema.ts'

export interface AppDeps extends LimitOverrides {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  /** The built web app. */
  readonly webFolder: string
  readonly findCountry: FindCountry
  readonly isDataCenter: IsDataCenter
  readonly provenTime: ProvenTime
  readonly connections: Pick<ConnectionGuard, 'isCrowded' | 'readMetrics'>
  /** Tests replace the following. */
  readonly authLimits?: AuthLimits
  readonly hashing?: PasswordHashing | undefined
  readonly minimumExtension?: string
  readonly network?: NetworkOverrides
  readonly startAnalyticsWorker?: StartAnalyticsWorker | undefined
  readonly lag?: LagMeter
  readonly readiness?: Pick<ReadinessProbes, 'freeBytes'>
  readonly now?: () => number
}

export type App = ReturnType<typeof createApp>
export type AppRouter = App['router']

/** Creates all features and serves them together with the redirects. */
export function createApp(deps: AppDeps) {
  const { config, database, logger, provenTime } = deps
  const { minimumExtension = MINIMUM_EXTENSION_VERSION, now = Date.now } = deps
  const started = createPlatform({ ...deps, now })
  const { platform, processRuns } = started
  const checks = { isMigrated, ...deps.readiness, now }
  const readiness = createReadiness(database, config.dataDir, checks)
  const clock = createClockSkew(logger, now)
  const closeMetrics = registerProcessMetrics({ ...platform, readiness, clock })
  const { clickHouseUrl } = config
  const clickHouse = createClickHouseMonitor({ url: clickHouseUrl, metrics: platform.metrics })
  const enqueueTask = createTaskQueue({ maxWaiting: MAX_WAITING })
  const redirect = createRedirectFeature({ ...deps, ...platform, enqueueTask, clickHouse })
  const { startAnalyticsWorker: startWorker = startAnalyticsWorker } = deps
  const worker = startWorker({ database: config.database, clickHouseUrl }, clickHouse.onRequest)
  const upstreams = createUpstreams({
    ...deps.network,
    now,
    onTime: provenTime.observeTime,
    urls: config.upstreams,
    publicUrl: config.publicUrl,
  })
  const publishedPages = createPublishedPages(database.db)
  const site = createSiteFeature({ ...deps, now, published: publishedPages.lists })
  const base = {
    ...deps,
    ...platform,
    minimumExtension,
    processRuns,
    readiness,
    clock,
    clickHouse,
    redirect,
    upstreams,
    clickQueries: worker.queries,
    premium: createPremiumService(platform),
    publishedPages,
    onPageChange: site.forgetSitemap,
  }

  // Features that others need, in the order of their dependencies.
  const status = createStatusFeature(base)
  const jobs = createJobsFeature(base)
  const reports = createLinkReportsFeature(base)
  const mail = createMailFeature(base)
  const books = createBooksFeature(base)
  const clicks = createClicksFeature(base)
  const links = createLinksFeature({ ...base, books, ...publishedPages })
  const referrals = createReferralsFeature(base)
  const subscription = createSubscriptionFeature({ ...base, referrals })
  const accounts = createAccountsFeature({ ...base, mail, links, clicks, subscription })
  const apiKeys = createApiKeysFeature({ ...base, accounts, mail })
  const devices = createDevicesFeature({ ...base, accounts, apiKeys })
  const analytics = createAnalyticsFeature({ ...base, clicks, accounts })
  const admin = createAdminFeature({ ...base, accounts, subscription, reports, links })
  const outbox = createOutboxFeature({ ...base, mail, accounts, admin })
  const feedback = createFeedbackFeature({ ...base, mail, outbox })
  const uploadedCovers = createUploadedCoversFeature({ ...base, accounts, links })
  const series = createSeriesFeature({ ...base, links, reports })
  const authorPages = createAuthorPagesFeature({ ...base, accounts, uploadedCovers, reports })
  const features = [
    status,
    jobs,
    reports,
    mail,
    books,
    clicks,
    links,
    referrals,
    subscription,
    // Before `accounts`, whose route answers all other paths below `/api/auth`.
    devices,
    accounts,
    apiKeys,
    analytics,
    admin,
    outbox,
    feedback,
    uploadedCovers,
    createEarningsFeature({ ...base, links }),
    createMovingFeature({ ...base, books, links }),
    createWebhooksFeature({ ...base, accounts, mail, links, clicks }),
    createScaledCoversFeature({ ...base, books, links }),
    authorPages,
    series,
    site,
    createProfileFeature({ ...base, mail, accounts, clicks }),
    createWeeklyEmailFeature({ ...base, mail, analytics }),
    createReaderPageFeature({ ...base, books, links, accounts, authorPages, series }),
    createAdminOverviewFeature({ ...base, feedback, outbox, subscription, jobs, reports }),
  ] as const

  const router = createAppRouter(features)
  const lag = deps.lag ?? startLagMeter()
  const pageGate = createPageLimiter({
    lagMs: lag.lagMs,
    countPage: (request) => platform.countRequest('page', request),
    sendProblem: sendLinkPage,
  })
  const readContext = createContextReader(
    platform.readClient,
    started.countCaller,
    devices.findCaller,
    config.publicUrl,
    admin.gate,
  )
  const trustedOrigins = [config.publicUrl]
  const api = { ...base, ...started, router, apiKeys, analytics, uploadedCovers }
  const requests = createRequestListener({
    ...base,
    metrics: started.metrics,
    readiness,
    enqueueTask,
    lag,
    redirectTimes: status.redirectTimes,
    trpc: createTrpcRoute({ router, readContext, trustedOrigins, minimumExtension, logger }),
    routes: [
      createApiV1Route(api),
      createMcpRoute(api),
      createEdgeHitsRoute(base),
      pageGate,
      ...features.flatMap(({ routes = [] }: Feature) => routes),
    ],
  })

  let streamsEnd: readonly Promise<void>[] = []
  return {
    router,
    /** Resolves when requests can be handled. */
    ready: redirect.ready,
    handle: requests.handle,
    /** Reports not ready, and closes connections after their response. */
    beginStop: () => {
      requests.beginStop()
      readiness.stop()
      streamsEnd = callEach(features, 'endStreams')
    },
    /** Call this after the last response. Waits for remaining writes. */
    finish: async () => {
      lag.stop()
      requests.stop()
      await Promise.all([...callEach(features, 'stop'), ...streamsEnd])
      await Promise.all([
        ...callEach(features, 'close'),
        ...[redirect, upstreams, worker, clickHouse].map((each) => each.close()),
        closeMetrics(),
        started.stop(),
      ])
    },
  }
}
