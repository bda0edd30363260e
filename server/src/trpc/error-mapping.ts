import { DomainError, type ErrorCode, isErrorCode } from '@everyshelf/domain/messages'
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { describeIssue } from './broken-rule.ts'

type TrpcCode = TRPCError['code']

/** The only mapping from our error codes to a status; all other codes mean malformed input. */
const statusByCode: Readonly<Partial<Record<ErrorCode, TrpcCode>>> = {
  unauthorized: 'UNAUTHORIZED',
  'sign-in-to-save': 'UNAUTHORIZED',
  'sign-in-to-upgrade': 'UNAUTHORIZED',
  'sign-in-to-update-profile': 'UNAUTHORIZED',
  'sign-in-to-save-links': 'UNAUTHORIZED',
  'sign-in-again': 'UNAUTHORIZED',
  'wrong-sign-up-password': 'FORBIDDEN',
  'second-factor-required': 'FORBIDDEN',
  'admin-needs-two-factor': 'FORBIDDEN',
  'admin-recovery': 'FORBIDDEN',
  'passkey-already-added': 'CONFLICT',
  'account-banned': 'FORBIDDEN',
  'premium-required': 'FORBIDDEN',
  'premium-required-to-manage': 'FORBIDDEN',
  'premium-required-to-analyze': 'FORBIDDEN',
  'premium-required-for-pages': 'FORBIDDEN',
  'premium-required-to-add': 'FORBIDDEN',
  'premium-required-for-domains': 'FORBIDDEN',
  'author-page-limit-reached': 'FORBIDDEN',
  'page-disabled': 'FORBIDDEN',
  'link-limit-reached': 'FORBIDDEN',
  'label-limit-reached': 'FORBIDDEN',
  'saved-filter-limit-reached': 'FORBIDDEN',
  'series-limit-reached': 'FORBIDDEN',
  'api-key-limit-reached': 'FORBIDDEN',
  'own-domain-limit-reached': 'FORBIDDEN',
  'own-domains-off': 'NOT_FOUND',
  'webhook-limit-reached': 'FORBIDDEN',
  'webhook-url-taken': 'CONFLICT',
  'webhook-not-active': 'CONFLICT',
  'missing-scope': 'FORBIDDEN',
  'invalid-api-key': 'UNAUTHORIZED',
  'method-not-allowed': 'METHOD_NOT_SUPPORTED',
  'unsupported-media-type': 'UNSUPPORTED_MEDIA_TYPE',
  'request-timeout': 'TIMEOUT',
  'foreign-origin': 'FORBIDDEN',
  'changed-meanwhile': 'PRECONDITION_FAILED',
  'idempotency-key-reused': 'CONFLICT',
  'request-in-progress': 'CONFLICT',
  'earnings-limit-reached': 'FORBIDDEN',
  'import-incomplete': 'CONFLICT',
  'move-limit-reached': 'FORBIDDEN',
  'import-undo-over': 'CONFLICT',
  'link-already-saved': 'CONFLICT',
  'label-name-taken': 'CONFLICT',
  'slug-taken': 'CONFLICT',
  'series-slug-taken': 'CONFLICT',
  'page-address-taken': 'CONFLICT',
  'not-found': 'NOT_FOUND',
  'no-such-link': 'NOT_FOUND',
  'rate-limited': 'TOO_MANY_REQUESTS',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'cover-too-large': 'PAYLOAD_TOO_LARGE',
  'client-outdated': 'PRECONDITION_FAILED',
  unavailable: 'SERVICE_UNAVAILABLE',
  'search-unavailable': 'SERVICE_UNAVAILABLE',
  offline: 'SERVICE_UNAVAILABLE',
  unexpected: 'INTERNAL_SERVER_ERROR',
}

/** Our codes for tRPC's own errors; all others are malformed requests. */
const codeByStatus: Readonly<Partial<Record<TrpcCode, ErrorCode>>> = {
  NOT_FOUND: 'not-found',
  PAYLOAD_TOO_LARGE: 'too-large',
  TOO_MANY_REQUESTS: 'rate-limited',
  UNAUTHORIZED: 'unauthorized',
  SERVICE_UNAVAILABLE: 'unavailable',
  INTERNAL_SERVER_ERROR: 'unexpected',
}

/** @example statusOf(new DomainError('not-found')) // 404 */
export function statusOf(error: DomainError): number {
  return getHTTPStatusCodeFromError(toTrpcError(error))
}

export function toTrpcError(error: DomainError): TRPCError {
  const code = statusByCode[error.code] ?? 'BAD_REQUEST'
  return new TRPCError({ code, message: error.code, cause: error })
}

export interface ErrorReport {
  readonly reason: ErrorCode
  readonly details: DomainError['details']
}

/** What a client receives for an error: our code and details, never its message or stack. */
export function reportError(error: TRPCError): ErrorReport {
  const { cause } = error
  if (cause instanceof DomainError) return { reason: cause.code, details: cause.details }
  if (cause instanceof ZodError) return reportInvalidInput(cause)
  return { reason: codeByStatus[error.code] ?? 'invalid-input', details: {} }
}

/** A schema can use one of our codes as its message; the first one becomes the reason. */
function reportInvalidInput(error: ZodError): ErrorReport {
  const named = error.issues.find(({ message }) => isErrorCode(message))
  const issue = named ?? error.issues[0]
  const reason = named && isErrorCode(named.message) ? named.message : 'invalid-input'
  const { field, rule } = issue ? describeIssue(issue) : { field: '', rule: '' }
  const isRuleKnown = reason === 'invalid-input' && rule !== ''
  return { reason, details: { ...(field && { field }), ...(isRuleKnown && { rule }) } }
}
