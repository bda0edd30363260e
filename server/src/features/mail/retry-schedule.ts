const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A mail that is not out within a day is given up. */
export const LIFE_MS = 24 * HOUR_MS

const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const

/**
 * How long to wait after so many failed tries; the last wait repeats until the mail expires.
 *
 * @example waitAfter(1) // 60000
 */
export function waitAfter(failures: number): number {
  return WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? MINUTE_MS
}
