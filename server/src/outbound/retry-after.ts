/** A wrong clock, ours or theirs, must not pause an upstream for days. */
const MAX_MS = 60 * 60 * 1000

/**
 * Reads a Retry-After header (RFC 9110 §10.2.3), seconds or a date, as milliseconds from now.
 *
 * @example parseRetryAfter('120', Date.now()) // 120000
 */
export function parseRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined
  const text = header.trim()
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), MAX_MS)
}
