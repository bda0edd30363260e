import { readApiError } from '@everyshelf/client'
import { countOf } from '@everyshelf/domain/format'
import { MINIMUM_PASSWORD_LENGTH } from '@everyshelf/domain/limits'
import { type ErrorCode, errorMessages, type Message } from '@everyshelf/domain/messages'
import { AuthError } from '../../../lib/account/auth-error.ts'

/** Codes whose text says more than that the action failed. */
const EXPLAINED_CODES: readonly ErrorCode[] = [
  'invalid-token',
  'offline',
  'unavailable',
  'unexpected',
]

/** Codes whose own title replaces the title of the failed action. */
const STANDALONE_CODES: readonly ErrorCode[] = [
  'account-banned',
  'wrong-sign-up-password',
  'wrong-code',
  'sign-in-expired',
  'passkey-failed',
  'passkey-unsupported',
  'passkey-already-added',
  'too-many-sign-in-methods',
  'admin-needs-two-factor',
  'admin-recovery',
]

/**
 * Explains why an action failed: the title comes from the action, the text from the reason.
 *
 * @example explainFailure(new AuthError('offline'), 'sign-in-failed').title // 'Sign in failed'
 */
export function explainFailure(error: unknown, actionCode: ErrorCode): Message {
  const failure = error instanceof AuthError ? error : readCallFailure(error)
  if (failure.code === 'unauthorized' && actionCode === 'profile-update-failed') {
    return errorMessages['sign-in-to-update-profile']
  }
  if (STANDALONE_CODES.includes(failure.code)) return errorMessages[failure.code]
  const { title, text } = errorMessages[actionCode]
  return { title, text: explainReason(failure) ?? text }
}

type Failure = Pick<AuthError, 'code' | 'problem' | 'retryAfterSeconds'>

/** The same facts from a failed tRPC call; AuthError covers the auth routes. */
function readCallFailure(error: unknown): Failure {
  const { code, details } = readApiError(error)
  const seconds = details.retryAfterSeconds
  return { code, problem: null, retryAfterSeconds: typeof seconds === 'number' ? seconds : null }
}

function explainReason({ code, problem, retryAfterSeconds }: Failure): string | null {
  if (problem === 'wrong-password') return 'The current password is incorrect.'
  if (problem === 'international-email')
    return 'Please use an email address without accented or non-Latin letters.'
  if (problem === 'password-too-short') {
    return `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`
  }
  if (code === 'rate-limited') {
    return `Too many attempts. Wait ${formatWait(retryAfterSeconds ?? 60)}, then try again.`
  }
  return EXPLAINED_CODES.includes(code) ? errorMessages[code].text : null
}

/** @example formatWait(90) // '2 minutes' */
export function formatWait(seconds: number): string {
  if (seconds < 60) return countOf(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? countOf(minutes, 'minute') : countOf(Math.ceil(minutes / 60), 'hour')
}
