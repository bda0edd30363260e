import { readApiError } from '@everyshelf/client'

/** Longer than the server's limits of a minute, shorter than those of a day. */
const LONGEST_WAIT_MS = 90_000

/** How long the server asks to wait before the next call; null when waiting would not help soon. */
export function askedToWaitMs(error: unknown): number | null {
  const { code, details } = readApiError(error)
  const { retryAfterSeconds } = details
  if (code !== 'rate-limited' || typeof retryAfterSeconds !== 'number') return null
  const waitMs = retryAfterSeconds * 1000
  return waitMs <= LONGEST_WAIT_MS ? waitMs : null
}
