import { createMcpRoute } from './api/mcp/mcp.route.ts'
import { createApiV1Route } from './api/rest/api-v1.route.ts'
import { createAppRouter } from './api/trpc/app-router.ts'
import { createContextReader } from './api/trpc/context.ts'
import { createTrpcRoute } from './api/trpc/trpc.route.ts'
import type { Feature } from './feature.ts'
import { createEdgeHitsRoute } from './features/redirect/edge/edge-hits.route.ts'
import { createFeatures, type FeaturesDeps } from './features.ts'
import type { ConnectionGuard } from './http/connections/connection-limits.ts'
import { MINIMUM_EXTENSION_VERSION } from './http/headers/client-version.ts'
import { createClockSkew } from './http/health/clock-skew.ts'
import { createReadiness, type ReadinessProbes } from './http/health/health.ts'
import { type LagMeter, startLagMeter } from './http/limits/load-shedding.ts'
import { createPageLimiter } from './http/limits/page-limiter.ts'
import { MAX_WAITING } from './http/limits/queued-requests.ts'
import { createTaskQueue } from './http/limits/task-queue.ts'
import { sendLinkPage } from './http/plain-pages/link-page.ts'
import { createRequestListener } from './http/request-listener.ts'
import { registerProcessMetrics } from './metrics/process-metrics.ts'
import { createPlatform } from './platform.ts'
import { isMigrated } from './schema.ts'

export interface AppDeps
  extends Pick<
    FeaturesDeps,
    | 'config'
    | 'database'
    | 'logger'
    | 'webFolder'
    | 'findCountry'
    | 'isDataCenter'
    | 'provenTime'
    | 'limits'
    | 'accountLimits'
    | 'authLimits'
    | 'hashing'
    | 'network'
    | 'startQueryWorker'
    | 'dns'
  > {
  readonly connections: Pick<ConnectionGuard, 'isCrowded' | 'readMetrics'>
  /** Tests replace the following. */
  readonly minimumExtension?: string
  readonly lag?: LagMeter
  readonly readiness?: Pick<ReadinessProbes, 'freeBytes'>
  readonly now?: () => number
}

export type App = ReturnType<typeof createApp>

/** Serves all features, together with the redirects. */
export function createApp(deps: AppDeps) {
  const { config, database, logger } = deps
  const { minimumExtension = MINIMUM_EXTENSION_VERSION, now = Date.now } = deps
  const started = createPlatform({ ...deps, now })
  const { platform, processRuns } = started
  const checks = { isMigrated, ...deps.readiness, now }
  const readiness = createReadiness(database, config.dataDir, checks)
  const clock = createClockSkew(logger, now)
  const closeMetrics = registerProcessMetrics({ ...platform, readiness, clock })
  const enqueueTask = createTaskQueue({ maxWaiting: MAX_WAITING })
  const features = createFeatures({
    ...deps,
    ...platform,
    minimumExtension,
    readiness,
    clock,
    processRuns,
    enqueueTask,
  })
  const { redirect } = features
  const router = createAppRouter(features)
  const lag = deps.lag ?? startLagMeter()
  const pageGate = createPageLimiter({
    lagMs: lag.lagMs,
    countPage: (request) => platform.countRequest('page', request),
    sendProblem: (response, problem, text, headers) =>
      features.isOwnDomain(response.req)
        ? features.sendDomainProblem(response, problem, headers)
        : sendLinkPage(response, problem, text, headers),
  })
  const readContext = createContextReader(
    platform.readClient,
    started.countCaller,
    features.devices.findCaller,
    config.publicUrl,
    features.admin.gate,
  )
  const trustedOrigins = [config.publicUrl]
  const api = { ...started, ...platform, ...features, router }
  const requests = createRequestListener({
    ...deps,
    ...platform,
    clickHouse: features.clickHouse,
    clock,
    metrics: started.metrics,
    readiness,
    enqueueTask,
    lag,
    redirect,
    redirectTimes: features.status.redirectTimes,
    isOwnDomain: features.isOwnDomain,
    trpc: createTrpcRoute({ router, readContext, trustedOrigins, minimumExtension, logger }),
    routes: [
      features.domainContent,
      createApiV1Route(api),
      createMcpRoute(api),
      createEdgeHitsRoute({ ...platform, redirect }),
      pageGate,
      ...features.all.flatMap(({ routes = [] }: Feature) => routes),
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
      streamsEnd = features.endStreams()
    },
    /** Call this after the last response. Waits for remaining writes. */
    finish: async () => {
      lag.stop()
      requests.stop()
      await Promise.all([...features.stop(), ...streamsEnd])
      await Promise.all([...features.close(), closeMetrics(), started.stop()])
    },
  }
}
