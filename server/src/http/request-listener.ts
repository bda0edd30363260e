import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logger.ts'
import type { SpoolMetrics } from '../metrics/click-metrics.ts'
import { registerConnectionMetrics } from '../metrics/connection-metrics.ts'
import type { ConnectionGuard } from './connections/connection-limits.ts'
import { createExpressApp, type Route } from './express-app.ts'
import type { ReadClientAddress } from './geo/client-address.ts'
import { createSecurityHeaders } from './headers/security-headers.ts'
import type { ClockSkew } from './health/clock-skew.ts'
import { createHealthRoute } from './health/health.route.ts'
import type { Readiness } from './health/health.ts'
import type { Metrics } from './health/metrics.ts'
import { createLoadShedder, type LagMeter } from './limits/load-shedding.ts'
import { createQueuedRequests } from './limits/queued-requests.ts'
import type { EnqueueTask } from './limits/task-queue.ts'
import { createWebApp } from './static/web-app.ts'

interface RequestListenerDeps {
  readonly config: Config
  readonly logger: Logger
  readonly readClient: ReadClientAddress
  readonly redirect: {
    /** False for a request that is no redirect. */
    readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean
    readonly spool: () => SpoolMetrics
  }
  readonly redirectTimes: {
    readonly begin: () => number
    readonly watch: (response: ServerResponse, startedAt: number) => void
  }
  /** Whether a request came to an author's domain. */
  readonly isOwnDomain: (request: IncomingMessage) => boolean
  readonly trpc: RequestHandler
  /** In the order in which they handle a request. */
  readonly routes: readonly Route[]
  readonly webFolder: string
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly clock: ClockSkew
  readonly clickHouse: { readonly isReachable: () => Promise<boolean | null> }
  readonly connections: Pick<ConnectionGuard, 'isCrowded' | 'readMetrics'>
  readonly enqueueTask: EnqueueTask
  readonly lag: LagMeter
}

/** Handles redirects immediately and queues all other requests for Express. */
export function createRequestListener(deps: RequestListenerDeps) {
  const { config, logger, readClient, redirect, redirectTimes, metrics, connections } = deps
  const secure = createSecurityHeaders(
    config.stripe ? 'https://checkout.stripe.com' : null,
    deps.isOwnDomain,
  )
  const listener = createExpressApp({
    logger,
    metrics,
    readClient,
    secure,
    health: createHealthRoute(
      deps.readiness,
      metrics,
      config.metricsToken,
      deps.clock,
      redirect.spool,
      deps.clickHouse.isReachable,
    ),
    shedLoad: createLoadShedder(deps.lag.lagMs),
    trpc: deps.trpc,
    features: deps.routes,
    webApp: createWebApp(
      deps.webFolder,
      config.publicUrl,
      Object.keys(config.defaultTags).length > 0,
    ),
  })
  const otherRequests = createQueuedRequests({
    connections,
    enqueueTask: deps.enqueueTask,
    listener,
    secure,
  })
  registerConnectionMetrics(metrics.registry, connections.readMetrics, otherRequests.refused)

  let isStopping = false
  const handle: RequestListener = (request, response) => {
    if (isStopping || connections.isCrowded()) response.shouldKeepAlive = false
    const begunAt = redirectTimes.begin()
    if (redirect.handle(request, response)) redirectTimes.watch(response, begunAt)
    else otherRequests.handle(request, response)
  }
  return {
    handle,
    /** From now on, each response closes its connection. */
    beginStop: () => {
      isStopping = true
    },
    stop: otherRequests.stop,
  }
}
