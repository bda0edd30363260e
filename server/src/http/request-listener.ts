import type { RequestListener } from 'node:http'
import type { RequestHandler } from 'express'
import type { RedirectFeature } from '../features/redirect/redirect.feature.ts'
import type { RedirectTimes } from '../features/status/redirect-times.ts'
import { registerConnectionMetrics } from '../metrics/connection-metrics.ts'
import type { Platform } from '../platform.ts'
import type { ConnectionGuard } from './connections/connection-limits.ts'
import { createExpressApp, type Route } from './express-app.ts'
import { createSecurityHeaders } from './headers/security-headers.ts'
import type { ClockSkew } from './health/clock-skew.ts'
import { createHealthRoute } from './health/health.route.ts'
import type { Readiness } from './health/health.ts'
import type { Metrics } from './health/metrics.ts'
import { createLoadShedder, type LagMeter } from './limits/load-shedding.ts'
import { createQueuedRequests } from './limits/queued-requests.ts'
import type { EnqueueTask } from './limits/task-queue.ts'
import { createWebApp } from './static/web-app.ts'

interface RequestListenerDeps extends Pick<Platform, 'config' | 'logger' | 'readClient'> {
  readonly redirect: Pick<RedirectFeature, 'handle' | 'spool'>
  readonly redirectTimes: Pick<RedirectTimes, 'begin' | 'watch'>
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
  const secure = createSecurityHeaders(config.stripe ? 'https://checkout.stripe.com' : null)
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
