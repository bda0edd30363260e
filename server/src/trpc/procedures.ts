import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { toTrpcError } from './error-mapping.ts'
import { isOpenToExtensions } from './extension-scope.ts'
import { t } from './init.ts'
import type { RecordAction } from './request-context.ts'

export type { AnyRouter } from '@trpc/server'

export const router = t.router
export const mergeRouters = t.mergeRouters

function unavailable(cause: unknown): DomainError {
  return Object.assign(new DomainError('unavailable'), { cause })
}

/** A rule's no reaches the client with the status of its code. */
const translateErrors = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof DomainError) throw toTrpcError(cause)
  if (isDatabaseUnavailable(cause)) throw toTrpcError(unavailable(cause))
  return result
})

/** Every call of a batch counts for itself (R42). */
const countCalls = t.middleware(async ({ ctx, meta, next }) => {
  ctx.countCall(meta?.limit ?? 'api')
  return await next()
})

/**
 * Anybody may call it.
 *
 * @example publicProcedure.meta({ level: 'public', limit: 'generate' }).input(schema).mutation(…)
 */
export const publicProcedure = t.procedure.use(translateErrors).use(countCalls)

const requireSession = t.middleware(async ({ ctx, path, next }) => {
  const { session } = ctx
  const isRefused = session?.client === 'extension' && !isOpenToExtensions(path)
  if (!session || isRefused) throw toTrpcError(new DomainError('unauthorized'))
  return await next({ ctx: { session } })
})

function requirePremium(otherwise: Extract<ErrorCode, `premium-required-${string}`>) {
  return t.middleware(async ({ ctx, next }) => {
    if (!ctx.session?.isPremium) throw toTrpcError(new DomainError(otherwise))
    return await next()
  })
}

/** Who is signed in may call it; `ctx.session` is theirs. */
export const userProcedure = publicProcedure.use(requireSession)

/** Who is signed in and has Premium may call it, to change where a link leads. */
export const managerProcedure = userProcedure.use(requirePremium('premium-required-to-manage'))

/** Who is signed in and has Premium may call it, to see who clicked where. */
export const analystProcedure = userProcedure.use(requirePremium('premium-required-to-analyse'))

/** To anybody else the calls of admins are as unknown as any that are not there (S61). */
const requireRole = t.middleware(async ({ ctx, next }) => {
  const { session } = ctx
  if (session?.role !== 'admin' || session.client !== 'web') {
    throw toTrpcError(new DomainError('not-found'))
  }
  const record = ctx.admin.recordFor(session, ctx.requestId)
  return await next({ ctx: { session, record } })
})

/** An admin may call it before the second factor: to set it up and to give it. */
export const adminDoorProcedure = publicProcedure
  .meta({ level: 'admin', limit: 'admin' })
  .use(requireRole)

/** An admin may call it while the second factor holds. For reading lists. */
export const adminProcedure = adminDoorProcedure.use(async ({ ctx, next }) => {
  await ctx.admin.requireOpen(ctx.session, true)
  return await next({ ctx })
})

/** The same for what a page asks again and again by itself: it does not keep the area open. */
export const adminGlanceProcedure = adminDoorProcedure.use(async ({ ctx, next }) => {
  await ctx.admin.requireOpen(ctx.session, false)
  return await next({ ctx })
})

/**
 * The same for whatever an admin changes, and for the details of a person: `ctx.record` goes to the
 * service, which writes exactly one row with it.
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
    if (result.ok && rows !== 1) throw new Error(`${path} left ${rows} rows in the audit log`)
    return result
  })
