import { type RequestHandler, Router } from 'express'
import type { SpoolMetrics } from '../../metrics/click-metrics.ts'
import { sendPlainError } from '../errors/errors.ts'
import type { ClockSkew } from './clock-skew.ts'
import type { Readiness } from './health.ts'
import { type Metrics, mayReadMetrics, sendMetrics } from './metrics.ts'

/** Endpoints for operators and monitoring: liveness, readiness and metrics. */
export function createHealthRoute(
  readiness: Readiness,
  metrics: Metrics,
  metricsToken: string | null,
  clock: Pick<ClockSkew, 'seconds' | 'isAlarming'>,
  spool: () => SpoolMetrics,
  isClickHouseReachable: () => Promise<boolean | null>,
): RequestHandler {
  const router = Router()

  router.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' })
  })

  router.get('/readyz', async (_request, response) => {
    const [checks, isReachable] = await Promise.all([readiness.check(), isClickHouseReachable()])
    const isReady = Object.values(checks).every(Boolean)
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({
        status: isReady ? 'ready' : 'not-ready',
        checks,
        // A wrong clock affects payments, not redirects, so it does not make the process unready.
        clock: { isRight: !clock.isAlarming(), skewSeconds: clock.seconds() },
        // These clicks are safe on disk and wait for the database, so they do not make it unready either.
        clicks: describeWaiting(spool()),
        // While it is away, redirects and accounts work; charts do not.
        ...(isReachable !== null && { clickHouse: { isReachable } }),
      })
  })

  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, metricsToken)) {
      return sendPlainError(request, response, 404, 'not-found')
    }
    return await sendMetrics(metrics, response)
  })

  return router
}

function describeWaiting({ waiting, oldestSeconds }: SpoolMetrics) {
  return { waiting, oldestSeconds }
}
