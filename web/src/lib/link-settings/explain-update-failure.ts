import type { ErrorCode } from '@everyshelf/domain/messages'

/** Those whose own words say what to do; the rest is an update that failed. */
const TOLD: readonly ErrorCode[] = [
  'unauthorized',
  'premium-required',
  'premium-required-to-manage',
  'invalid-slug',
  'slug-reserved',
  'slug-taken',
  'invalid-shop-page',
  'rate-limited',
  'offline',
  'unavailable',
]

/** As which error of the catalogue a refused change of a link is told. */
export function explainUpdateFailure(code: ErrorCode): ErrorCode {
  return TOLD.includes(code) ? code : 'link-update-failed'
}
