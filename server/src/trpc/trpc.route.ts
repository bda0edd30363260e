import { DomainError } from '@everyshelf/domain/messages'
import type { TRPCError } from '@trpc/server'
import { createExpressMiddleware } from '@trpc/server/adapters/express'
import { type RequestHandler, Router } from 'express'
import type { AppRouter } from '../app.ts'
import { createVersionGuard } from '../http/client-version.ts'
import { createCrossSiteGuard } from '../http/cross-site.ts'
import { sendApiError } from '../http/errors.ts'
import { MAX_BODY_BYTES } from '../http/server.ts'
import type { Logger } from '../logger.ts'
import type { RequestContext } from './request-context.ts'

/** Clients send no larger batches; see `shared/client`. */
const MAX_BATCH_SIZE = 10

const OUR_FAULTS: ReadonlySet<TRPCError['code']> = new Set([
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
])

interface TrpcRouteDeps {
  readonly router: AppRouter
  readonly readContext: (
    request: Parameters<RequestHandler>[0],
    response: Parameters<RequestHandler>[1],
  ) => Promise<RequestContext>
  readonly ownOrigins: readonly string[]
  /** The oldest extension that is still served. */
  readonly minimumExtension: string
  readonly logger: Logger
}

/** `/api/trpc`: guarded, capped, and silent about what broke inside. */
export function createTrpcRoute(deps: TrpcRouteDeps): RequestHandler {
  const { router, readContext, ownOrigins, logger } = deps
  const trpc = createExpressMiddleware({
    router,
    createContext: ({ req, res }) => readContext(req, res),
    allowMethodOverride: true,
    maxBatchSize: MAX_BATCH_SIZE,
    maxBodySize: MAX_BODY_BYTES,
    responseMeta: ({ errors }) => ({ headers: new Headers(responseHeaders(errors)) }),
    onError: ({ error, path, ctx }) => {
      if (!OUR_FAULTS.has(error.code)) return
      const err = error.cause?.cause ?? error.cause ?? error
      logger.error({ err, path, requestId: ctx?.requestId }, 'call failed')
    },
  })
  return Router().use(
    createCrossSiteGuard(ownOrigins),
    createVersionGuard(deps.minimumExtension),
    refuseBrokenPath,
    trpc,
  )
}

/**
 * An address that cannot be decoded is nobody's call, nor is one whose rest would be read as another
 * host; the library would take them for a fault of ours.
 */
const refuseBrokenPath: RequestHandler = (request, response, next) => {
  if (isDecodable(request.path) && !request.path.startsWith('//')) next()
  else sendApiError(request, response, 404, 'not-found')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function responseHeaders(errors: readonly TRPCError[]): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  const waits = errors.map(({ cause }) =>
    cause instanceof DomainError ? Number(cause.details.retryAfterSeconds ?? 0) : 0,
  )
  const longest = Math.max(0, ...waits)
  if (longest > 0) headers['retry-after'] = String(longest)
  return headers
}
