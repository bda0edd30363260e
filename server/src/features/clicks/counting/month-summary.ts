import type { LocalQuarters } from '@everyshelf/domain/clicks'
import { type Breakdown, formatBreakdown, mergeStoredBreakdown } from './breakdown.ts'
import {
  addDay,
  addHours,
  addValues,
  type ClickCounts,
  type DaySum,
  markClicks,
  sumByCode,
} from './count-columns.ts'
import type { HitColumns } from './hit-columns.ts'

/**
 * The sums of a month's hits without filters, in its stored form: charts of a year then read no columns. Sums by
 * time are by quarter hour, so they serve every time zone.
 */
export interface MonthSummary {
  readonly hits: readonly number[]
  readonly clicks: readonly number[]
  readonly readers: readonly number[]
  /** By everything but the hour, see `formatBreakdown`. */
  readonly breakdown: string
}

export function summarizeMonth(hits: HitColumns, quarterCount: number): MonthSummary {
  const all = { start: 0, end: hits.length }
  const isHit = new Uint8Array(hits.length).fill(1)
  const isClick = markClicks(hits)
  const isReader = isClick.map((click, row) => Number(click === 1 && hits.newReaders[row] === 2))
  const sumOf = (counted: Uint8Array) => [...sumByCode(quarterCount, hits.quarters, counted, all)]
  const breakdown: Breakdown = new Map()
  addValues(breakdown, hits, { isHit, isClick, ...all })
  return {
    hits: sumOf(isHit),
    clicks: sumOf(isClick),
    readers: sumOf(isReader),
    breakdown: formatBreakdown(breakdown),
  }
}

/** Adds all hits of a month: to the days only, or to the breakdown too. */
export function countSummary(
  counts: ClickCounts,
  { hits, clicks, readers, breakdown }: MonthSummary,
  local: LocalQuarters,
  isBrokenDown: boolean,
): void {
  const sums = local.days.map((): DaySum => ({ hits: 0, clicks: 0, readers: 0 }))
  for (const [quarter, count] of hits.entries()) {
    const sum = sums[local.dayIndex[quarter] as number] as DaySum
    sum.hits += count
    sum.clicks += clicks[quarter] as number
    sum.readers += readers[quarter] as number
  }
  for (const [index, sum] of sums.entries()) addDay(counts.days, local.days[index] ?? '', sum)
  if (!isBrokenDown) return
  mergeStoredBreakdown(counts.breakdown, breakdown)
  addHours(counts.breakdown, clicks, local)
}
