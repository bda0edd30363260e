import type { ErrorCode } from '@everyshelf/domain/messages'

/** Errors whose own text says what to do; all others count as a failed update. */
const SPECIFIC_ERRORS: readonly ErrorCode[] = ['premium-required', 'invalid-affiliate-tag']

/** The error to show when a change of tags is refused. */
export function explainTagFailure(code: ErrorCode): ErrorCode {
  if (code === 'unauthorized') return 'sign-in-to-update-profile'
  return SPECIFIC_ERRORS.includes(code) ? code : 'profile-update-failed'
}
