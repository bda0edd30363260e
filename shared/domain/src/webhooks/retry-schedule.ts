const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** The longest waits after each failure: 47.5 hours together. */
const LONGEST_WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  16 * HOUR_MS,
] as const

/** A wait is at most this much shorter, so that many retries do not come at once. */
const JITTER = 0.2

/** How often the server tries to deliver an event. */
export const WEBHOOK_ATTEMPTS_MAX = LONGEST_WAITS_MS.length + 1

/**
 * How long to wait after this many failures of one delivery, in milliseconds; undefined when the server
 * gives up. `random` is from 0 to 1.
 *
 * @example webhookRetryDelay(1, 0) // 5000
 */
export function webhookRetryDelay(failures: number, random: number): number | undefined {
  const longest = LONGEST_WAITS_MS[failures - 1]
  return longest && Math.round(longest * (1 - JITTER * random))
}

/**
 * How long a whole webhook rests after this many failures in a row, in milliseconds. It limits the
 * requests to a receiver that is down, however many events wait for it.
 *
 * @example webhookRest(3) // 300000
 */
export function webhookRest(failures: number): number {
  return failures < 2 ? 5 * SECOND_MS : failures < 3 ? MINUTE_MS : 5 * MINUTE_MS
}
