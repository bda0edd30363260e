import type { ErrorCode } from '@everyshelf/domain/messages'
import { initTRPC } from '@trpc/server'
import type { TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODE_NUMBER } from '@trpc/server/rpc'
import type { LimitName } from '../http/limits/rate-limits.ts'
import { type ErrorReport, reportError } from './error-mapping.ts'
import type { RequestContext } from './request-context.ts'

/** What each procedure declares: who may call it and which limit applies. */
export interface ProcedureMeta {
  readonly level: 'public' | 'user' | 'premium' | 'admin'
  readonly limit: LimitName
  /** Each successful call adds one row to the audit log. */
  readonly isAudited?: boolean
}

/** The error response a client receives. */
export interface ApiErrorShape {
  readonly message: ErrorCode
  readonly code: TRPC_ERROR_CODE_NUMBER
  readonly data: ErrorReport & {
    readonly code: TRPC_ERROR_CODE_KEY
    readonly httpStatus: number
    /** The request's id in the log. */
    readonly requestId: string | null
  }
}

const STREAM_PING_MS = 15_000

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // A stream without a ping for longer than this is broken, possibly by a proxy.
    sse: {
      ping: { enabled: true, intervalMs: STREAM_PING_MS },
      client: { reconnectAfterInactivityMs: 3 * STREAM_PING_MS },
    },
    defaultMeta: { level: 'public', limit: 'api' },
    errorFormatter: ({ shape, error, ctx }): ApiErrorShape => {
      const { reason, details } = reportError(error)
      return {
        code: shape.code,
        message: reason,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          reason,
          details,
          requestId: ctx?.requestId ?? null,
        },
      }
    },
  })
