import { DomainError } from '@everyshelf/domain/messages'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { Failure } from '../http/errors/problem-detail.ts'
import { reportError, toTrpcError } from './error-mapping.ts'

/** What a client gets of an error that no rule explains. */
export const UNEXPECTED: Failure = { status: 500, reason: 'unexpected', details: {} }

/** The failure that an error stands for; undefined for an unexpected error, which only the log gets. */
export function readFailure(error: unknown): Failure | undefined {
  const failed = toFailedCall(error)
  const status = failed && getHTTPStatusCodeFromError(failed)
  if (!failed || status === undefined || status === 500) return undefined
  return { status, ...reportError(failed) }
}

function toFailedCall(error: unknown): TRPCError | undefined {
  if (error instanceof TRPCError) return error
  if (error instanceof DomainError) return toTrpcError(error)
  if (error instanceof ZodError) return new TRPCError({ code: 'BAD_REQUEST', cause: error })
  return isDatabaseUnavailable(error) ? toTrpcError(new DomainError('unavailable')) : undefined
}
