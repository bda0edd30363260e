const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** @example describeAge('2026-11-20T09:00:00Z', Date.parse('2026-11-21T10:00:00Z')) // 'yesterday' */
export function describeAge(time: string, now: number = Date.now()): string {
  const age = now - Date.parse(time)
  if (age < MINUTE_MS) return 'just now'
  if (age < HOUR_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute')
  if (age < DAY_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour')
  return format.format(-Math.floor(age / DAY_MS), 'day')
}
