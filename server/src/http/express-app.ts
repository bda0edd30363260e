import { performance } from 'node:perf_hooks'
import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from '../logger.ts'
import { createErrorHandler, sendApiError, sendPlainError } from './errors/errors.ts'
import type { ReadClientAddress } from './geo/client-address.ts'
import { sendRequestId } from './headers/request-id.ts'
import type { createSecurityHeaders } from './headers/security-headers.ts'
import { type Metrics, requestKind } from './health/metrics.ts'
import { closeIfUnread } from './limits/limited-body.ts'
import { createRequestLog } from './request-log.ts'

/** Handles requests under its own paths and passes all others on. */
export interface Route extends RequestHandler {}

interface ExpressAppDeps {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly readClient: ReadClientAddress
  readonly secure: ReturnType<typeof createSecurityHeaders>
  readonly health: RequestHandler
  /** Rejects API calls while the process is overloaded. */
  readonly shedLoad: RequestHandler
  readonly trpc: RequestHandler
  /** Routes of the features, such as the covers. */
  readonly features: readonly RequestHandler[]
  readonly webApp: RequestHandler
}

/** Handles all requests except redirects. */
export function createExpressApp(deps: ExpressAppDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')

  app.use((request, response, next) => {
    const begun = performance.now()
    response.once('finish', () => {
      closeIfUnread(request)
      // The duration of an event stream says nothing about the server's speed.
      if (response.getHeader('content-type') === 'text/event-stream') return
      const seconds = (performance.now() - begun) / 1000
      deps.metrics.observeRequest(requestKind(request.path), response.statusCode, seconds)
    })
    sendRequestId(request, response)
    deps.secure(request, response)
    next()
  })
  app.use(createRequestLog(deps.logger, deps.readClient))
  app.use(deps.health)
  app.use(['/api', '/mcp'], deps.shedLoad)
  app.use('/api/trpc', deps.trpc)
  for (const route of deps.features) app.use(route)
  app.use('/api', (request, response) => sendApiError(request, response, 404, 'not-found'))
  app.use(deps.webApp)
  app.use((request, response) => sendPlainError(request, response, 404, 'not-found'))
  app.use(createErrorHandler(deps.logger))
  return app
}
