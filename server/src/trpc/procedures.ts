import type { ApiScope } from '@everyshelf/domain/api-keys'
import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { LimitName } from '../http/limits/rate-limits.ts'
import { findApiScope } from './api-key-scope.ts'
import { toTrpcError } from './error-mapping.ts'
import { isOpenToExtensions } from './extension-scope.ts'
import { t } from './init.ts'
import type { RecordAction, Session } from './request-context.ts'

export type { AnyRouter } from '@trpc/server'

export const router = t.router
export const mergeRouters = t.mergeRouters

function unavailable(cause: unknown): DomainError {
  return Object.assign(new DomainError('unavailable'), { cause })
}

/** Sends a DomainError with the status of its code. */
const translateErrors = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof DomainError) throw toTrpcError(cause)
  if (isDatabaseUnavailable(cause)) throw toTrpcError(unavailable(cause))
  return result
})

/** Counts every call of a batch. */
const countCalls = t.middleware(async ({ ctx, meta, next }) => {
  ctx.countCall(meta?.limit ?? 'api')
  return await next()
})

/**
 * Counts only calls that get this far: put it after `.input`, so that refused calls are free. The limit in
 * `meta` counts refused calls too.
 */
export function countAccepted(limit: LimitName) {
  return t.middleware(async ({ ctx, next }) => {
    ctx.countCall(limit)
    return await next()
  })
}

/**
 * For everyone.
 *
 * @example publicProcedure.meta({ level: 'public', limit: 'generate' }).input(schema).mutation(…)
 */
export const publicProcedure = t.procedure.use(translateErrors).use(countCalls)

const requireSession = t.middleware(async ({ ctx, path, next }) => {
  const { session } = ctx
  const isRefused = session?.client === 'extension' && !isOpenToExtensions(path)
  if (!session || isRefused) throw toTrpcError(new DomainError('unauthorized'))
  if (session.client === 'api') requireApiScope(path, session.scopes ?? [])
  return await next({ ctx: { session } })
})

/** A key can call only the procedures of its scopes, whichever way its request came. */
function requireApiScope(path: string, scopes: readonly ApiScope[]): void {
  const scope = findApiScope(path)
  if (!scope) throw toTrpcError(new DomainError('unauthorized'))
  if (scope !== 'any' && !scopes.includes(scope))
    throw toTrpcError(new DomainError('missing-scope', { scope }))
}

function requirePremium(code: Extract<ErrorCode, `premium-required-${string}`>) {
  return t.middleware(async ({ ctx, next }) => {
    if (!ctx.session?.isPremium) throw toTrpcError(new DomainError(code))
    return await next()
  })
}

/** For signed-in users; `ctx.session` is theirs. */
export const userProcedure = publicProcedure.use(requireSession)

interface RowCall {
  readonly ctx: { readonly session: Session }
  readonly input: { readonly id: string }
}

/**
 * Calls a service's method for the row that the input names.
 *
 * @example userProcedure.input(rowInput).mutation(ofRow(links.remove))
 */
export const ofRow =
  <Result>(method: (session: Session, id: string) => Result) =>
  ({ ctx, input }: RowCall) =>
    method(ctx.session, input.id)

/** Like `ofRow`, for a method that needs the ID of the row's owner. */
export const ofOwnRow = <Result>(method: (userId: string, id: string) => Result) =>
  ofRow(({ userId }, id) => method(userId, id))

/** For Premium users, to change where a link leads. */
export const managerProcedure = userProcedure.use(requirePremium('premium-required-to-manage'))

/** For Premium users, to read detailed analytics. */
export const analystProcedure = userProcedure.use(requirePremium('premium-required-to-analyze'))

/** Everyone else gets not-found for admin procedures. */
const requireRole = t.middleware(async ({ ctx, next }) => {
  const { session } = ctx
  if (session?.role !== 'admin' || session.client !== 'web') {
    throw toTrpcError(new DomainError('not-found'))
  }
  const record = ctx.admin.recordFor(session, ctx.requestId)
  return await next({ ctx: { session, record } })
})

/** For admins before the second factor, to set it up and enter codes. */
export const adminTwoFactorProcedure = publicProcedure
  .meta({ level: 'admin', limit: 'admin' })
  .use(requireRole)

/** For admins after the second factor, to read lists. */
export const adminProcedure = adminTwoFactorProcedure.use(async ({ ctx, next }) => {
  await ctx.admin.requireOpen(ctx.session, true)
  return await next({ ctx })
})

/** Like `adminProcedure`, for polling by pages: it does not count as activity. */
export const adminPollProcedure = adminTwoFactorProcedure.use(async ({ ctx, next }) => {
  await ctx.admin.requireOpen(ctx.session, false)
  return await next({ ctx })
})

/**
 * Like `adminProcedure`, for changes and for personal details: `ctx.record` goes to the service,
 * which must write exactly one audit row with it.
 *
 * @example auditedProcedure.input(schema).mutation(({ ctx, input }) => users.ban(ctx.record, input))
 */
export const auditedProcedure = adminProcedure
  .meta({ level: 'admin', limit: 'admin', isAudited: true })
  .use(async ({ ctx, path, next }) => {
    let rows = 0
    const record: RecordAction = async (queries, entry) => {
      await ctx.record(queries, entry)
      rows++
    }
    const result = await next({ ctx: { ...ctx, record } })
    if (result.ok && rows !== 1) throw new Error(`${path} wrote ${rows} audit rows instead of 1`)
    return result
  })
