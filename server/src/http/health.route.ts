import { type RequestHandler, Router } from 'express'
import type { SpoolFigures } from '../metrics/watch-clicks.ts'
import type { ClockSkew } from './clock-skew.ts'
import { sendPlainError } from './errors.ts'
import type { Readiness } from './health.ts'
import { type Metrics, mayReadMetrics, sendMetrics } from './metrics.ts'

/** What operators and their machines ask: alive, ready, and how much. */
export function createHealthRoute(
  readiness: Readiness,
  metrics: Metrics,
  metricsToken: string | null,
  clock: Pick<ClockSkew, 'seconds' | 'isAlarming'>,
  spool: (() => SpoolFigures) | null,
): RequestHandler {
  const router = Router()

  router.get('/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' })
  })

  router.get('/readyz', async (_request, response) => {
    const checks = await readiness.check()
    const isReady = Object.values(checks).every(Boolean)
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({
        status: isReady ? 'ready' : 'not-ready',
        checks,
        // A wrong clock stops payments, and no redirect: it is told, and takes nobody out of service.
        clock: { isRight: !clock.isAlarming(), skewSeconds: clock.seconds() },
        // These are safe, and on their way to PostgreSQL; they take nobody out of service either.
        ...(spool && { clicks: describeWaiting(spool()) }),
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

function describeWaiting({ waiting, oldestSeconds }: SpoolFigures) {
  return { waiting, oldestSeconds }
}
