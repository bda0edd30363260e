import type { ErrorCode } from '@everyshelf/domain/messages'

/** What is wrong with a field, where the error code alone is not specific enough. */
export type AuthProblem = 'password-too-short' | 'wrong-password' | 'international-email'

interface AuthErrorDetails {
  readonly problem?: AuthProblem
  readonly retryAfterSeconds?: number
}

/** A refusal from the account endpoints, as one of our error codes. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: ErrorCode
  readonly problem: AuthProblem | null
  /** How long to wait; null when waiting would not help. */
  readonly retryAfterSeconds: number | null

  constructor(code: ErrorCode, { problem, retryAfterSeconds }: AuthErrorDetails = {}) {
    super(code)
    this.code = code
    this.problem = problem ?? null
    this.retryAfterSeconds = retryAfterSeconds ?? null
  }
}
