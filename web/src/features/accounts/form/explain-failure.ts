import { readApiError } from '@everyshelf/client'
import { type ErrorCode, errorMessages, type Message } from '@everyshelf/domain/messages'
import { MINIMUM_PASSWORD_LENGTH } from '@everyshelf/domain/plans'
import { AuthError } from '../../../lib/auth-error.ts'

/** Codes that say more than that the act has failed. */
const TELLING: readonly ErrorCode[] = ['invalid-token', 'offline', 'unavailable', 'unexpected']

/** Codes whose own title says more than the act's. */
const SAID_WHOLE: readonly ErrorCode[] = ['account-banned', 'wrong-sign-up-password']

/**
 * The words for a failed act: the act's own title, and of the reason what helps.
 *
 * @example explainFailure(new AuthError('offline'), 'sign-in-failed').title // 'Sign in failed'
 */
export function explainFailure(error: unknown, act: ErrorCode): Message {
  const failure = error instanceof AuthError ? error : readCallFailure(error)
  if (failure.code === 'unauthorized' && act === 'profile-update-failed') {
    return errorMessages['sign-in-to-update-profile']
  }
  if (SAID_WHOLE.includes(failure.code)) return errorMessages[failure.code]
  const { title, text } = errorMessages[act]
  return { title, text: explainReason(failure) ?? text }
}

type Failure = Pick<AuthError, 'code' | 'problem' | 'retryAfterSeconds'>

/** The same facts from the other door to the server. */
function readCallFailure(error: unknown): Failure {
  const { code, details } = readApiError(error)
  const seconds = details.retryAfterSeconds
  return { code, problem: null, retryAfterSeconds: typeof seconds === 'number' ? seconds : null }
}

function explainReason({ code, problem, retryAfterSeconds }: Failure): string | null {
  if (problem === 'wrong-password') return 'The current password is not right.'
  if (problem === 'password-too-short') {
    return `Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters`
  }
  if (code === 'rate-limited') {
    return `Too many tries. Please wait ${formatWait(retryAfterSeconds ?? 60)} and try again.`
  }
  return TELLING.includes(code) ? errorMessages[code].text : null
}

/** @example formatWait(90) // '2 minutes' */
export function formatWait(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour')
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
