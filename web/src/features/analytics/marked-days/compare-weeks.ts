import type { DayTotals } from '../overview.ts'

const WEEK = 7

/** Clicks before and after a day; undefined if the chart does not show it. */
export function compareWeeks(days: readonly Pick<DayTotals, 'day' | 'clicks'>[], day: string) {
  const at = days.findIndex((one) => one.day === day)
  if (at < 0) return undefined
  const sum = (from: number, to: number) =>
    days.slice(from, to).reduce((total, { clicks }) => total + clicks, 0)
  return {
    /** From the day on. */
    after: sum(at, at + WEEK),
    daysAfter: Math.min(WEEK, days.length - at),
    /** Null if the chart does not show the whole week. */
    before: at < WEEK ? null : sum(at - WEEK, at),
  }
}
