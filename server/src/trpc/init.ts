import { initTRPC } from '@trpc/server'
import type { LimitName } from '../http/rate-limits.ts'
import { reportError } from './error-mapping.ts'
import type { RequestContext } from './request-context.ts'

/** What each procedure declares of itself: who may call it and what its calls count against. */
export interface ProcedureMeta {
  readonly level: 'public' | 'user' | 'premium' | 'admin'
  readonly limit: LimitName
}

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    defaultMeta: { level: 'public', limit: 'api' },
    errorFormatter: ({ shape, error, ctx }) => {
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
