import { DomainError } from '@everyshelf/domain/messages'
import type { TRPCError } from '@trpc/server'
import { createExpressMiddleware } from '@trpc/server/adapters/express'
import { type RequestHandler, Router } from 'express'
import { sendApiError } from '../../http/errors/errors.ts'
import { createVersionGuard } from '../../http/headers/client-version.ts'
import { createCrossSiteGuard } from '../../http/headers/cross-site.ts'
import { MAX_BODY_BYTES } from '../../http/server.ts'
import type { Logger } from '../../logger.ts'
import type { RequestContext } from '../../trpc/request-context.ts'
import type { AppRouter } from './app-router.ts'

/** The same limit as in `shared/client`. */
const MAX_BATCH_SIZE = 10

const SERVER_ERRORS: ReadonlySet<TRPCError['code']> = new Set([
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
])

interface TrpcRouteDeps {
  readonly router: AppRouter
  readonly readContext: (
    request: Parameters<RequestHandler>[0],
    response: Parameters<RequestHandler>[1],
  ) => Promise<RequestContext>
  readonly trustedOrigins: readonly string[]
  /** The oldest supported extension version. */
  readonly minimumExtension: string
  readonly logger: Logger
}

/** `/api/trpc`, with guards and size limits; responses contain no internal errors. */
export function createTrpcRoute(deps: TrpcRouteDeps): RequestHandler {
  const { router, readContext, trustedOrigins, logger } = deps
  const trpc = createExpressMiddleware({
    router,
    createContext: ({ req, res }) => readContext(req, res),
    allowMethodOverride: true,
    maxBatchSize: MAX_BATCH_SIZE,
    maxBodySize: MAX_BODY_BYTES,
    responseMeta: ({ errors }) => ({ headers: new Headers(responseHeaders(errors)) }),
    onError: ({ error, path, ctx }) => {
      if (!SERVER_ERRORS.has(error.code)) return
      const err = error.cause?.cause ?? error.cause ?? error
      logger.error({ err, path, requestId: ctx?.requestId }, 'procedure failed')
    },
  })
  return Router().use(
    createCrossSiteGuard(trustedOrigins),
    createVersionGuard(deps.minimumExtension),
    refuseBrokenPath,
    trpc,
  )
}

/**
 * Answers 404 for paths that cannot be decoded or start with `//`; the library would report them as
 * server errors.
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
