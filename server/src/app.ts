import { createAppRouter } from './app-router.ts'
import type { Config } from './config.ts'
import { createContextReader } from './context.ts'
import type { Database } from './db/database.ts'
import type { Feature } from './feature.ts'
import { createAccountsFeature } from './features/accounts/accounts.feature.ts'
import type { AuthLimits } from './features/accounts/auth-limits.ts'
import type { PasswordHashing } from './features/accounts/password-hashing.ts'
import { createAdminFeature } from './features/admin/admin.feature.ts'
import { createBooksFeature } from './features/books/books.feature.ts'
import { createAnalyticsFeature } from './features/clicks/analytics/analytics.feature.ts'
import { createClicksFeature } from './features/clicks/clicks.feature.ts'
import type { StartReadings } from './features/clicks/readings/start-reading-thread.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import { createDevicesFeature } from './features/devices/devices.feature.ts'
import { createDigestFeature } from './features/digest/digest.feature.ts'
import { createFeedbackFeature } from './features/feedback/feedback.feature.ts'
import { createLinksFeature } from './features/links/links.feature.ts'
import { createMailFeature } from './features/mail/mail.feature.ts'
import { createOutboxFeature } from './features/mail/outbox.feature.ts'
import { createOverviewFeature } from './features/overview/overview.feature.ts'
import { createProfileFeature } from './features/profile/profile.feature.ts'
import { createReaderPageFeature } from './features/reader-page/reader-page.feature.ts'
import { sendLinkPage } from './features/redirect/link-page.ts'
import { LINK_PAGE_STYLE, MARK } from './features/redirect/link-page-look.ts'
import { createReferralsFeature } from './features/referrals/referrals.feature.ts'
import { createReportsFeature } from './features/reports/reports.feature.ts'
import { createSiteFeature } from './features/site/site.feature.ts'
import { createStatusFeature } from './features/status/status.feature.ts'
import { createPremiumService } from './features/subscription/premium.service.ts'
import { createSubscriptionFeature } from './features/subscription/subscription.feature.ts'
import { createHotPath } from './hot-path.ts'
import { MINIMUM_EXTENSION_VERSION } from './http/client-version.ts'
import { createClockSkew } from './http/clock-skew.ts'
import type { ConnectionGuard } from './http/connection-limits.ts'
import type { IsDataCentre } from './http/data-centres.ts'
import { createReadiness } from './http/health.ts'
import type { FindCountry } from './http/ip-country.ts'
import { type LagMeter, startLagMeter } from './http/load-shedding.ts'
import { MOST_WAITING } from './http/other-requests.ts'
import { createPageGate } from './http/page-gate.ts'
import type { LimitRules } from './http/rate-limits.ts'
import { createRequestListener } from './http/request-listener.ts'
import { createTurnQueue } from './http/turn-queue.ts'
import { createJobsFeature } from './jobs/jobs.feature.ts'
import type { Logger } from './logger.ts'
import { watchProcess } from './metrics/watch-process.ts'
import { createUpstreams, type NetworkSeams } from './outbound/upstreams.ts'
import { createPlatform } from './platform.ts'
import { createTrpcRoute } from './trpc/trpc.route.ts'

export interface AppDeps {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  /** The built web app. */
  readonly webFolder: string
  readonly findCountry: FindCountry
  readonly isDataCentre: IsDataCentre
  readonly provenTime: ProvenTime
  readonly connections: Pick<ConnectionGuard, 'isCrowded' | 'figures'>
  /** From here on, what tests replace. */
  readonly limits?: LimitRules
  readonly authLimits?: AuthLimits
  readonly hashing?: PasswordHashing | undefined
  readonly minimumExtension?: string
  readonly network?: NetworkSeams
  readonly startReadings?: StartReadings
  readonly lag?: LagMeter
  readonly now?: () => number
}

export type App = ReturnType<typeof createApp>
export type AppRouter = App['router']

/** Builds every feature from those that it needs, and serves them beside the redirects. */
export function createApp(deps: AppDeps) {
  const { config, database, logger, limits, provenTime } = deps
  const { minimumExtension = MINIMUM_EXTENSION_VERSION, now = Date.now } = deps
  const started = createPlatform({ config, database, logger, limits, now })
  const { platform, processRuns } = started
  const readiness = createReadiness(database, config.dataDir, { now })
  const clock = createClockSkew(logger, now)
  watchProcess({ ...platform, readiness, clock })
  const takeTurn = createTurnQueue({ mostWaiting: MOST_WAITING })
  const hotPath = createHotPath({ ...deps, ...platform, takeTurn })
  const upstreams = createUpstreams({
    ...deps.network,
    now,
    onTime: provenTime.hearTime,
    urls: config.upstreams,
    publicUrl: config.publicUrl,
  })
  const base = {
    ...deps,
    ...platform,
    minimumExtension,
    processRuns,
    clock,
    hotPath,
    upstreams,
    premium: createPremiumService(platform),
    look: { style: LINK_PAGE_STYLE, mark: MARK },
    sendProblem: sendLinkPage,
  }

  // Features that others need, each after those that it needs itself.
  const status = createStatusFeature(base)
  const jobs = createJobsFeature(base)
  const reports = createReportsFeature(base)
  const mail = createMailFeature(base)
  const books = createBooksFeature(base)
  const clicks = createClicksFeature(base)
  const links = createLinksFeature({ ...base, books, clicks })
  const referrals = createReferralsFeature(base)
  const subscription = createSubscriptionFeature({ ...base, referrals })
  const accounts = createAccountsFeature({ ...base, mail, links, clicks, subscription })
  const devices = createDevicesFeature({ ...base, accounts })
  const analytics = createAnalyticsFeature({ ...base, clicks, accounts })
  const admin = createAdminFeature({ ...base, accounts, subscription, reports, clicks })
  const outbox = createOutboxFeature({ ...base, mail, accounts, admin })
  const feedback = createFeedbackFeature({ ...base, mail, outbox })
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
    // Before `accounts`, whose route answers every other path below `/api/auth`.
    devices,
    accounts,
    analytics,
    admin,
    outbox,
    feedback,
    createSiteFeature(base),
    createProfileFeature({ ...base, mail, accounts, clicks }),
    createDigestFeature({ ...base, mail, analytics }),
    createReaderPageFeature({ ...base, books, links }),
    createOverviewFeature({ ...base, feedback, outbox, subscription, jobs, reports, clicks }),
  ] as const

  const router = createAppRouter(features)
  const lag = deps.lag ?? startLagMeter()
  const pageGate = createPageGate({
    lagMs: lag.lagMs,
    countPage: (request) => platform.countRequest('page', request),
    sendProblem: sendLinkPage,
  })
  const readContext = createContextReader(
    platform.readClient,
    started.countClient,
    devices.findCaller,
    config.publicUrl,
    admin.gate,
  )
  const ownOrigins = [config.publicUrl]
  const requests = createRequestListener({
    ...base,
    metrics: started.metrics,
    readiness,
    takeTurn,
    lag,
    redirectTimes: status.redirectTimes,
    trpc: createTrpcRoute({ router, readContext, ownOrigins, minimumExtension, logger }),
    routes: [pageGate, ...features.flatMap(({ routes = [] }: Feature) => routes)],
  })

  let streamsEnd: readonly Promise<void>[] = []
  return {
    router,
    handle: requests.handle,
    /** No longer ready; answers end their connection. */
    beginStop: () => {
      requests.beginStop()
      readiness.stop()
      streamsEnd = callEach(features, 'endStreams')
    },
    /** After the last answer: waits for what is still to be written. */
    finish: async () => {
      lag.stop()
      requests.stop()
      await Promise.all([...callEach(features, 'stop'), ...streamsEnd])
      await Promise.all([
        hotPath.close(),
        ...callEach(features, 'close'),
        upstreams.close(),
        started.stop(),
      ])
    },
  }
}

function callEach(
  features: readonly Feature[],
  step: 'endStreams' | 'stop' | 'close',
): Promise<void>[] {
  return features.flatMap((feature) => feature[step]?.() ?? [])
}
