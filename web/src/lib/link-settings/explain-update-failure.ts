import type { ErrorCode } from '@everyshelf/domain/messages'

/** Errors whose own text says what to do. All others read as a failed update. */
const WITH_OWN_TEXT: readonly ErrorCode[] = [
  'unauthorized',
  'premium-required',
  'premium-required-to-manage',
  'invalid-slug',
  'slug-reserved',
  'slug-taken',
  'invalid-retailer-page',
  'invalid-attribution-tag',
  'country-in-two-rules',
  'rate-limited',
  'offline',
  'unavailable',
]

/** The error to show for a refused change to a link. */
export function explainUpdateFailure(code: ErrorCode): ErrorCode {
  return WITH_OWN_TEXT.includes(code) ? code : 'link-update-failed'
}
