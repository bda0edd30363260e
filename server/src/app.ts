import type { RequestListener } from 'node:http'
import { createAccounts } from './accounts.ts'
import { createAdmin } from './admin-parts.ts'
import { type AppRouter, createAppRouter } from './app-router.ts'
import type { Config } from './config.ts'
import { createContextReader } from './context.ts'
import type { Database } from './db/database.ts'
import type { AuthLimits } from './features/accounts/auth-limits.ts'
import type { PasswordHashing } from './features/accounts/password-hashing.ts'
import { createCoversRoute } from './features/books/covers/covers.route.ts'
import { createClickExportRoute } from './features/clicks/analytics/click-export.route.ts'
import type { StartReadings } from './features/clicks/readings/start-reading-thread.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import { createMailPreviewRoute } from './features/mail/mail-preview.route.ts'
import { createWebhookRoute } from './features/subscription/webhook.route.ts'
import { createHotPath } from './hot-path.ts'
import { createClientAddressReader } from './http/client-address.ts'
import { MINIMUM_EXTENSION_VERSION } from './http/client-version.ts'
import { createClockSkew } from './http/clock-skew.ts'
import type { ConnectionGuard } from './http/connection-limits.ts'
import type { IsDataCentre } from './http/data-centres.ts'
import { createExpressApp } from './http/express-app.ts'
import { createHealthRoute } from './http/health.route.ts'
import { createReadiness } from './http/health.ts'
import type { FindCountry } from './http/ip-country.ts'
import { createLoadShedder, type LagMeter, startLagMeter } from './http/load-shedding.ts'
import { createMetrics } from './http/metrics.ts'
import { createOtherRequests, MOST_WAITING } from './http/other-requests.ts'
import type { LimitRules } from './http/rate-limits.ts'
import { createSecurityHeaders } from './http/security-headers.ts'
import { createTurnQueue } from './http/turn-queue.ts'
import { createWebApp } from './http/web-app.ts'
import { createJobsRepo } from './jobs/jobs.repo.ts'
import { createProcessRuns } from './jobs/process-runs.ts'
import { createSharedJobs } from './jobs/start-shared-jobs.ts'
import { startLimits } from './limit-parts.ts'
import type { Logger } from './logger.ts'
import { watchConnections } from './metrics/watch-connections.ts'
import { watchEverything } from './metrics-parts.ts'
import { createOperatorDesk } from './operator-parts.ts'
import { createPages } from './page-parts.ts'
import { createServices, type NetworkSeams } from './services.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTrpcRoute } from './trpc/trpc.route.ts'

export interface AppOptions {
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

export interface App {
  readonly handle: RequestListener
  readonly router: AppRouter
  /** No longer ready; answers end their connection. */
  readonly beginStop: () => void
  /** After the last answer: waits for what is still to be written. */
  readonly finish: () => Promise<void>
}

/** Builds every slice from configuration and database, and wires them to HTTP. */
export function createApp(options: AppOptions): App {
  const { config, database, logger, findCountry, provenTime, limits, network } = options
  const { connections } = options
  const { minimumExtension = MINIMUM_EXTENSION_VERSION, now = Date.now } = options
  const metrics = createMetrics()
  const readClient = createClientAddressReader(config.trustedProxies)
  const secure = createSecurityHeaders(config.stripe ? 'https://checkout.stripe.com' : null)
  const readiness = createReadiness(database, config.dataDir, { now })
  const startSharedJob = createSharedJobs({
    repo: createJobsRepo(database.db, database.kind),
    isAlone: database.kind === 'sqlite',
    log: logger,
    now,
  })
  const processRuns = createProcessRuns(now)
  const { watch: watchRuns } = processRuns
  const started = { startSharedJob, watchRuns, provenTime }
  const shared = { config, database, logger, findCountry, ...started, now }
  const { countClient, stop: stopLimits } = startLimits({
    ...shared,
    rules: limits,
    secret: String(config.authSecret),
  })
  const takeTurn = createTurnQueue({ mostWaiting: MOST_WAITING })
  const hotPath = createHotPath({
    ...shared,
    takeTurn,
    isDataCentre: options.isDataCentre,
    readClient,
    limits,
  })
  const clock = createClockSkew(logger, now)
  const services = createServices({
    ...shared,
    network,
    startReadings: options.startReadings,
    hotPath,
  })
  const { redirectTimes } = services
  watchEverything({ ...shared, metrics, hotPath, redirectTimes, readiness, clock })
  const subscriptions = createSubscriptions({
    ...shared,
    hotPath,
    clock,
    onPayments: services.referrals.onPayments,
  })
  const accounts = createAccounts({
    ...shared,
    readClient,
    countClient,
    mail: services.mail,
    savedLinks: services.savedLinks,
    recountClicks: services.recountClicks,
    hotPath,
    authLimits: options.authLimits,
    minimumExtension,
    hashing: options.hashing,
    // What still runs at Stripe ends too.
    onErased: () => subscriptions.worker?.wake(),
  })
  const admin = createAdmin({ ...shared, accounts, subscriptions, hotPath })
  const desk = createOperatorDesk({ ...shared, services, subscriptions, processRuns })
  subscriptions.worker?.start()

  const router = createAppRouter({
    ...services,
    ...accounts.services,
    subscription: subscriptions.service,
    ...admin.services,
    ...desk.services,
  })
  const lag = options.lag ?? startLagMeter()
  const express = createExpressApp({
    logger,
    metrics,
    readClient,
    secure,
    health: createHealthRoute(readiness, metrics, config.metricsToken, clock, hotPath.spool),
    shedLoad: createLoadShedder(lag.lagMs),
    trpc: createTrpcRoute({
      router,
      readContext: createContextReader(
        readClient,
        countClient,
        accounts.findCaller,
        config.publicUrl,
        admin.gate,
      ),
      ownOrigins: [config.publicUrl],
      minimumExtension,
      logger,
    }),
    features: [
      ...(subscriptions.takeEvent ? [createWebhookRoute(subscriptions.takeEvent)] : []),
      ...accounts.routes,
      createClickExportRoute({
        analytics: services.analytics,
        findSession: accounts.findSession,
        countRequest: (request) => countClient('click-export', readClient(request).address),
      }),
      createMailPreviewRoute({
        outbox: desk.services.outbox,
        findSession: accounts.findSession,
        gate: admin.gate,
        countRequest: (request) => countClient('admin', readClient(request).address),
      }),
      createCoversRoute({
        covers: services.covers,
        countRequest: (request) => countClient('covers', readClient(request).address),
      }),
      ...createPages({
        config,
        database,
        logger,
        services,
        hotPath,
        reports: admin.reports,
        lagMs: lag.lagMs,
        countRequest: (limit, request) => countClient(limit, readClient(request).address),
      }),
    ],
    webApp: createWebApp(
      options.webFolder,
      config.publicUrl,
      Object.keys(config.defaultTags).length > 0,
    ),
  })

  const otherRequests = createOtherRequests({ connections, takeTurn, listener: express, secure })
  watchConnections(metrics.registry, connections.figures, otherRequests.refused)

  let isStopping = false
  let streamsEnd: Promise<void> | undefined
  return {
    router,
    handle: (request, response) => {
      if (isStopping || connections.isCrowded()) response.shouldKeepAlive = false
      const begunAt = redirectTimes.begin()
      if (hotPath.handle(request, response)) {
        redirectTimes.watch(response, begunAt)
        return
      }
      otherRequests.handle(request, response)
    },
    beginStop: () => {
      isStopping = true
      readiness.stop()
      streamsEnd = services.endStreams()
    },
    finish: async () => {
      lag.stop()
      otherRequests.stop()
      await Promise.all([accounts.close(), desk.close(), subscriptions.worker?.stop(), streamsEnd])
      await Promise.all([hotPath.close(), services.close(), stopLimits()])
    },
  }
}
