import { addDays, countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { type ClickFilters, isUnfiltered } from '../counting/click-filters.ts'
import { type ClickCounts, countColumns, createClickCounts } from '../counting/count-columns.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { countSummary, type MonthSummary, readSummary } from '../counting/month-summary.ts'
import { countDailyTotals, firstUtcDayOf, lastUtcDayOf } from './daily-totals.repo.ts'
import { endOfMonth, readHitMonths } from './hit-months.repo.ts'
import { findOwnerNumber } from './hit-owners.repo.ts'
import { openQuarterClock } from './quarter-clocks.ts'

/** See `ClickQueries.countClicks`. */
export async function countClicks(
  queries: Queries,
  filters: ClickFilters,
  firstDay: string,
): Promise<ClickCounts> {
  const counts = createClickCounts()
  const owner = await findOwnerNumber(queries, filters.ownerId)
  if (owner === null) return counts
  await countDailyTotals(queries, counts, owner, filters, firstDay)
  const localQuarters = openQuarterClock(filters.timeZone)
  const [first, last] = [firstUtcDayOf(firstDay), lastUtcDayOf(filters.to)]
  const days = listDays(last, countDays(first, last))
  const summarized = new Set<string>()
  for (const { month, summary } of await readSummaries(queries, owner, filters, days)) {
    const local = localQuarters(month)
    const [start = '', end = ''] = [local.days[0], local.days.at(-1)]
    const isShown = start >= filters.from && end <= filters.to
    if (!isShown && end >= filters.from) continue
    summarized.add(month)
    countSummary(counts, summary, local, firstDay, isShown)
  }
  const others = days.filter((day) => !summarized.has(monthOf(day)))
  for (const range of toRanges(others)) {
    for await (const hits of readHitMonths(queries, owner, range.first, range.last)) {
      countColumns(counts, hits, localQuarters(hits.month), filters, firstDay)
    }
  }
  return counts
}

/** The summaries of months that are packed to their end; none with a filter. */
async function readSummaries(
  queries: Queries,
  owner: number,
  filters: ClickFilters,
  days: readonly string[],
): Promise<{ month: string; summary: MonthSummary }[]> {
  if (!isUnfiltered(filters)) return []
  const rows = await queries
    .selectFrom('packed_month')
    .select(['month', 'until', 'summary'])
    .where('owner', '=', owner)
    .where('month', 'in', [...new Set(days.map(monthOf))])
    .execute()
  return rows.flatMap(({ month, until, summary: text }) => {
    const summary = text !== null && until === endOfMonth(month) ? readSummary(text) : null
    return summary ? [{ month, summary }] : []
  })
}

/** @example toRanges(['2026-11-01', '2026-11-02', '2026-11-05']) // two ranges */
function toRanges(days: readonly string[]): { first: string; last: string }[] {
  const ranges: { first: string; last: string }[] = []
  for (const day of days) {
    const range = ranges.at(-1)
    if (range && addDays(range.last, 1) === day) range.last = day
    else ranges.push({ first: day, last: day })
  }
  return ranges
}
