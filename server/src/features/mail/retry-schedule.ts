const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** An email that is not sent within a day fails permanently. */
export const MAIL_TTL_MS = 24 * HOUR_MS

const RETRY_DELAYS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
] as const

/**
 * How long to wait after this many failures; the last delay repeats until the email expires.
 *
 * @example retryDelay(1) // 60000
 */
export function retryDelay(failures: number): number {
  return RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1] ?? MINUTE_MS
}
