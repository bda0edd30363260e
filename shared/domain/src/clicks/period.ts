/** The longest period that analytics show: daily totals are stored for 25 months. */
export const ANALYTICS_DAYS_MAX = 800

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Adds days to a calendar day; a negative number subtracts them.
 *
 * @example addDays('2026-03-01', -1) // '2026-02-28'
 */
export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * DAY_MS)
}

function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/**
 * Lists `count` days up to and including `last`, oldest first.
 *
 * @example listDays('2026-03-01', 3) // ['2026-02-27', '2026-02-28', '2026-03-01']
 */
export function listDays(last: string, count: number): string[] {
  const firstMs = Date.parse(last) - (count - 1) * DAY_MS
  return Array.from({ length: count }, (_, index) => dayAt(firstMs + index * DAY_MS))
}

/**
 * Counts the days of a period, including both its first and its last day.
 *
 * @example countDays('2026-11-20', '2026-11-21') // 2
 */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}
