import { performance } from 'node:perf_hooks'
import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from '../logger.ts'
import type { ReadClientAddress } from './client-address.ts'
import { createErrorHandler, sendApiError, sendPlainError } from './errors.ts'
import { type Metrics, requestKind } from './metrics.ts'
import { sendRequestId } from './request-id.ts'
import { createRequestLog } from './request-log.ts'
import type { createSecurityHeaders } from './security-headers.ts'

/** Handles requests under its own paths, and passes on all others. */
export interface Route extends RequestHandler {}

interface ExpressAppOptions {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly readClient: ReadClientAddress
  readonly secure: ReturnType<typeof createSecurityHeaders>
  readonly health: RequestHandler
  /** Refuses calls while the process cannot keep up. */
  readonly shedLoad: RequestHandler
  readonly trpc: RequestHandler
  /** Routes of the features, such as the covers. */
  readonly features: readonly RequestHandler[]
  readonly webApp: RequestHandler
}

/** Everything but the redirects, which never come here. */
export function createExpressApp(options: ExpressAppOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')

  app.use((request, response, next) => {
    const begun = performance.now()
    response.once('finish', () => {
      // How long somebody watched a stream says nothing of how quick the server is.
      if (response.getHeader('content-type') === 'text/event-stream') return
      const seconds = (performance.now() - begun) / 1000
      options.metrics.observeRequest(requestKind(request.path), response.statusCode, seconds)
    })
    sendRequestId(request, response)
    options.secure(request, response)
    next()
  })
  app.use(createRequestLog(options.logger, options.readClient))
  app.use(options.health)
  app.use('/api', options.shedLoad)
  app.use('/api/trpc', options.trpc)
  for (const route of options.features) app.use(route)
  app.use('/api', (request, response) => sendApiError(request, response, 404, 'not-found'))
  app.use(options.webApp)
  app.use((request, response) => sendPlainError(request, response, 404, 'not-found'))
  app.use(createErrorHandler(options.logger))
  return app
}
