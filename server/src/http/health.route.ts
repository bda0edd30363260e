import { type RequestHandler, Router } from 'express'
import { sendPlainError } from './errors.ts'
import type { Readiness } from './health.ts'
import { type Metrics, mayReadMetrics, sendMetrics } from './metrics.ts'

/** What operators and their machines ask: alive, ready, and how much. */
export function createHealthRoute(
  readiness: Readiness,
  metrics: Metrics,
  metricsToken: string | null,
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
      .json({ status: isReady ? 'ready' : 'not-ready', checks })
  })

  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, metricsToken)) {
      return sendPlainError(request, response, 404, 'not-found')
    }
    return await sendMetrics(metrics, response)
  })

  return router
}
