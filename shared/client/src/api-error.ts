import { type DomainError, type ErrorCode, isErrorCode } from '@everyshelf/domain/messages'
import { TRPCClientError } from '@trpc/client'

/** A failed call as screens want it; `errorMessages[code]` has the words. */
export interface ApiError {
  readonly code: ErrorCode
  readonly details: DomainError['details']
  /** Names the request in the server's log; null when none got there. */
  readonly requestId: string | null
}

/**
 * Reads whatever a call threw. What the server did not say itself becomes `offline` (nobody
 * answered), `unavailable` (too slow, or something in between answered) or `unexpected`.
 *
 * @example readApiError(new TypeError('fetch failed')).code // 'offline'
 */
export function readApiError(error: unknown): ApiError {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined
  if (isRecord(data)) return fromServer(data)
  return { code: withoutAnswer(error), details: {}, requestId: null }
}

function fromServer({ reason, details, requestId }: Readonly<Record<string, unknown>>): ApiError {
  return {
    code: isErrorCode(reason) ? reason : 'unexpected',
    details: isRecord(details) ? (details as DomainError['details']) : {},
    requestId: typeof requestId === 'string' ? requestId : null,
  }
}

function withoutAnswer(error: unknown): ErrorCode {
  if (isNetworkError(error)) return 'offline'
  const cause = causeOf(error)
  // A page where JSON should be comes from a proxy whose server is away.
  const isNoAnswerOfOurs = cause instanceof SyntaxError || cause?.name === 'TimeoutError'
  return isNoAnswerOfOurs || hasResponse(error) ? 'unavailable' : 'unexpected'
}

/** `fetch` rejects with a TypeError when no connection came about or it broke. */
export function isNetworkError(error: unknown): boolean {
  return !hasResponse(error) && causeOf(error) instanceof TypeError
}

function causeOf(error: unknown): Error | undefined {
  if (error instanceof TRPCClientError) return error.cause
  return error instanceof Error ? error : undefined
}

function hasResponse(error: unknown): boolean {
  return error instanceof TRPCClientError && error.meta?.response !== undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
