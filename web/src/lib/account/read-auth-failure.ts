import type { ErrorCode } from '@everyshelf/domain/messages'
import { AuthError, type AuthProblem } from './auth-error.ts'

const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'sign-in-failed',
  INVALID_TOKEN: 'invalid-token',
  WRONG_SIGN_UP_PASSWORD: 'wrong-sign-up-password',
  ACCOUNT_BANNED: 'account-banned',
  WRONG_CODE: 'wrong-code',
  SIGN_IN_EXPIRED: 'sign-in-expired',
  PASSKEY_FAILED: 'passkey-failed',
  ADMIN_RECOVERY: 'admin-recovery',
}

const problems: Readonly<Record<string, AuthProblem>> = {
  PASSWORD_TOO_SHORT: 'password-too-short',
  INVALID_PASSWORD: 'wrong-password',
  INTERNATIONAL_EMAIL: 'international-email',
}

/** Turns a refused response into an AuthError; `fallback` is for responses without a known code. */
export function readAuthFailure(response: Response, body: unknown, fallback: ErrorCode): AuthError {
  const { code } = (body ?? {}) as { readonly code?: unknown }
  if (response.status === 429) {
    return new AuthError('rate-limited', { retryAfterSeconds: readRetryAfterSeconds(response) })
  }
  if (typeof code === 'string' && problems[code]) {
    return new AuthError(fallback, { problem: problems[code] })
  }
  if (typeof code === 'string' && codes[code]) return new AuthError(codes[code])
  return new AuthError(response.status >= 500 ? 'unavailable' : fallback)
}

/** The standard header, and better-auth's own. */
function readRetryAfterSeconds({ headers }: Response) {
  const seconds = Number(headers.get('retry-after') ?? headers.get('x-retry-after') ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 60
}
