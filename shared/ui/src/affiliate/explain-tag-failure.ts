import type { ErrorCode } from '@everyshelf/domain/messages'

/** Those whose own words say what to do; the rest is an update that failed. */
const TOLD: readonly ErrorCode[] = [
  'premium-required',
  'invalid-affiliate-tag',
  'rate-limited',
  'offline',
  'unavailable',
]

/** As which error of the catalogue a refused change of tags is told. */
export function explainTagFailure(code: ErrorCode): ErrorCode {
  if (code === 'unauthorized') return 'sign-in-to-update-profile'
  return TOLD.includes(code) ? code : 'profile-update-failed'
}
