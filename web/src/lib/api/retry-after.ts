import { readApiError } from '@everyshelf/client'

/** Longer than the server's one-minute limits, shorter than its daily ones. */
const LONGEST_WAIT_MS = 90_000

/** How long to wait before the next call after a rate limit; null when that is too long to wait. */
export function readRetryAfterMs(error: unknown, longestMs = LONGEST_WAIT_MS): number | null {
  const { code, details } = readApiError(error)
  const { retryAfterSeconds } = details
  if (code !== 'rate-limited' || typeof retryAfterSeconds !== 'number') return null
  const waitMs = retryAfterSeconds * 1000
  return waitMs <= longestMs ? waitMs : null
}
