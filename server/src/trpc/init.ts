import type { ErrorCode } from '@everyshelf/domain/messages'
import { initTRPC } from '@trpc/server'
import type { TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODE_NUMBER } from '@trpc/server/rpc'
import type { LimitName } from '../http/rate-limits.ts'
import { type ErrorReport, reportError } from './error-mapping.ts'
import type { RequestContext } from './request-context.ts'

/** What each procedure declares of itself: who may call it and what its calls count against. */
export interface ProcedureMeta {
  readonly level: 'public' | 'user' | 'premium' | 'admin'
  readonly limit: LimitName
  /** Each call that is answered well leaves one row in the audit log. */
  readonly isAudited?: boolean
}

/** What a client receives of an error. */
export interface ApiErrorShape {
  readonly message: ErrorCode
  readonly code: TRPC_ERROR_CODE_NUMBER
  readonly data: ErrorReport & {
    readonly code: TRPC_ERROR_CODE_KEY
    readonly httpStatus: number
    /** Names the request in the log. */
    readonly requestId: string | null
  }
}

const STREAM_PING_MS = 15_000

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // A stream that says nothing for longer than this is broken, whoever stands between.
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
