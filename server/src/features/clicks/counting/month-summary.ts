import type { LocalQuarters } from '@everyshelf/domain/clicks'
import { type Breakdown, formatBreakdown, mergeStoredBreakdown } from './breakdown.ts'
import {
  addDay,
  addHours,
  addValues,
  type ClickCounts,
  type DaySum,
  sumByCode,
} from './count-columns.ts'
import type { HitColumns } from './hit-columns.ts'
import { listRows, selectClicks } from './select-rows.ts'

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
  const all = listRows(hits.length)
  const clicks = selectClicks(hits)
  const excluded = all.filter(
    (row) => hits.columns.reason.values[hits.columns.reason.codes[row] as number] !== '',
  )
  const readers = clicks.filter((row) => hits.newReaders[row] === 2)
  const breakdown: Breakdown = new Map()
  addValues(breakdown, hits, clicks, excluded)
  const sumOf = (rows: Uint32Array) => [...sumByCode(quarterCount, hits.quarters, rows)]
  return {
    hits: sumOf(all),
    clicks: sumOf(clicks),
    readers: sumOf(readers),
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
