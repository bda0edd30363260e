import { type DomainError, type ErrorCode, isErrorCode } from '@everyshelf/domain/messages'
import { TRPCClientError } from '@trpc/client'

/** A failed call; `errorMessages[code]` has its texts. */
export interface ApiError {
  readonly code: ErrorCode
  readonly details: DomainError['details']
  /** The request's id in the server's log; null when no request arrived. */
  readonly requestId: string | null
}

/**
 * Reads the error that a call threw. Errors that do not come from the server become `offline` (no
 * answer), `unavailable` (a timeout, or a proxy's answer) or `unexpected`.
 *
 * @example readApiError(new TypeError('fetch failed')).code // 'offline'
 */
export function readApiError(error: unknown): ApiError {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined
  if (isRecord(data)) return fromServer(data)
  return { code: toNetworkErrorCode(error), details: {}, requestId: null }
}

function fromServer({ reason, details, requestId }: Readonly<Record<string, unknown>>): ApiError {
  return {
    code: isErrorCode(reason) ? reason : 'unexpected',
    details: isRecord(details) ? (details as DomainError['details']) : {},
    requestId: typeof requestId === 'string' ? requestId : null,
  }
}

function toNetworkErrorCode(error: unknown): ErrorCode {
  if (isNetworkError(error)) return 'offline'
  const cause = getCause(error)
  // HTML instead of JSON comes from a proxy whose server is offline.
  const isForeignResponse = cause instanceof SyntaxError || cause?.name === 'TimeoutError'
  return isForeignResponse || hasResponse(error) ? 'unavailable' : 'unexpected'
}

/** `fetch` rejects with a TypeError when the connection fails or breaks. */
export function isNetworkError(error: unknown): boolean {
  return !hasResponse(error) && getCause(error) instanceof TypeError
}

function getCause(error: unknown): Error | undefined {
  if (error instanceof TRPCClientError) return error.cause
  return error instanceof Error ? error : undefined
}

function hasResponse(error: unknown): boolean {
  return error instanceof TRPCClientError && error.meta?.response !== undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
