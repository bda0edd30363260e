import type { ErrorCode } from '@everyshelf/domain/messages'

/** What is wrong with a field, where the catalogue's code says too little. */
export type AuthProblem = 'password-too-short' | 'wrong-password'

interface AuthErrorFacts {
  readonly problem?: AuthProblem
  readonly retryAfterSeconds?: number
}

/** A no from the account endpoints, in our own codes. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly code: ErrorCode
  readonly problem: AuthProblem | null
  /** How long to wait; null when waiting is not the point. */
  readonly retryAfterSeconds: number | null

  constructor(code: ErrorCode, { problem, retryAfterSeconds }: AuthErrorFacts = {}) {
    super(code)
    this.code = code
    this.problem = problem ?? null
    this.retryAfterSeconds = retryAfterSeconds ?? null
  }
}
