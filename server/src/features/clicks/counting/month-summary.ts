import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LocalQuarters } from '@everyshelf/domain/clicks'
import { type Breakdown, formatBreakdown, mergeStoredBreakdown } from './breakdown.ts'
import { addDays, addHours, addValues, type ClickCounts, sumByCode } from './count-columns.ts'
import { countedColumns, type HitColumns } from './hit-columns.ts'
import { PACKED_VERSION } from './packed-columns.ts'
import { listRows, selectClicks, selectCodes, selectExcluded } from './select-rows.ts'

/**
 * The sums of a month's hits without filters, in their stored form, so charts of a year read no columns. Sums
 * over time are by quarter hour, so they serve every time zone.
 */
export interface MonthSummary {
  readonly hits: readonly number[]
  readonly clicks: readonly number[]
  readonly readers: readonly number[]
  /** By everything but the hour, see `formatBreakdown`. */
  readonly breakdown: string
  /** Of the month's packed form. */
  readonly version: number
}

/** Null when another version of the server wrote the text. */
export function readSummary(text: string): MonthSummary | null {
  const summary: MonthSummary = JSON.parse(text)
  return summary.version === PACKED_VERSION ? summary : null
}

export async function summarizeMonth(
  hits: HitColumns,
  quarterCount: number,
): Promise<MonthSummary> {
  const all = listRows(hits.length)
  const clicks = selectClicks(hits, all)
  await nextTurn()
  const excluded = selectExcluded(hits, all)
  const readers = selectCodes(clicks, hits.newReaders, Uint8Array.of(0, 0, 1))
  const breakdown: Breakdown = new Map()
  for (const name of countedColumns) {
    await nextTurn()
    addValues(breakdown, hits, name, name === 'reason' ? excluded : clicks)
  }
  const sumOf = (rows: Uint32Array) => [...sumByCode(quarterCount, hits.quarters, rows)]
  return {
    hits: sumOf(all),
    clicks: sumOf(clicks),
    readers: sumOf(readers),
    breakdown: formatBreakdown(breakdown),
    version: PACKED_VERSION,
  }
}

/** Adds a month: to the days from `firstDay` on only, or all of it to the breakdown too. */
export function countSummary(
  counts: ClickCounts,
  { breakdown, hits, clicks, readers }: MonthSummary,
  local: LocalQuarters,
  firstDay: string,
  isBrokenDown: boolean,
): void {
  addDays(counts.days, { hits, clicks, readers }, local, (day) => day >= firstDay)
  if (!isBrokenDown) return
  mergeStoredBreakdown(counts.breakdown, breakdown)
  addHours(counts.breakdown, clicks, local, () => true)
}
