import { monthOf } from '../counting/hit-columns.ts'

/** Where a month (UTC) begins, some months after the one of this time. */
export function startOfMonth(timeMs: number, monthsLater = 0): number {
  const date = new Date(timeMs)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater)
}

/** The months (UTC) from one time to before another. @example ['2026-11', '2026-12'] */
export function listMonths(fromMs: number, beforeMs: number): string[] {
  const months: string[] = []
  for (let month = startOfMonth(fromMs); month < beforeMs; month = startOfMonth(month, 1)) {
    months.push(monthOf(new Date(month).toISOString()))
  }
  return months
}
