import { createQuarterClock } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { type ClickFilters, isUnfiltered } from '../counting/click-filters.ts'
import {
  type ClickCounts,
  type ClickPairs,
  type CountedPair,
  countColumnPairs,
  countColumns,
  createClickCounts,
} from '../counting/count-columns.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { countSummary, type MonthSummary, readSummary } from '../counting/month-summary.ts'
import { countDailyTotals, firstUtcDayOf, lastUtcDayOf } from './daily-totals.repo.ts'
import { endOfMonth, readHitMonths } from './hit-months.repo.ts'
import { findOwnerNumber } from './hit-owners.repo.ts'

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
  const summarized = new Set<string>()
  const summaries = isUnfiltered(filters) ? await readSummaries(queries, owner, first, last) : []
  for (const { month, summary } of summaries) {
    const local = localQuarters(month)
    const [start = '', end = ''] = [local.days[0], local.days.at(-1)]
    const isShown = start >= filters.from && end <= filters.to
    if (!isShown && end >= filters.from) continue
    summarized.add(month)
    countSummary(counts, summary, local, firstDay, isShown)
  }
  for await (const hits of readHitMonths(queries, owner, first, last, summarized)) {
    countColumns(counts, hits, localQuarters(hits.month), filters, firstDay)
  }
  return counts
}

/** See `ClickQueries.countPairs`. */
export async function countPairs(
  queries: Queries,
  filters: ClickFilters,
  by: CountedPair,
): Promise<ClickPairs> {
  const pairs: ClickPairs = new Map()
  const owner = await findOwnerNumber(queries, filters.ownerId)
  if (owner === null) return pairs
  const localQuarters = openQuarterClock(filters.timeZone)
  const [first, last] = [firstUtcDayOf(filters.from), lastUtcDayOf(filters.to)]
  for await (const hits of readHitMonths(queries, owner, first, last)) {
    countColumnPairs(pairs, hits, localQuarters(hits.month), filters, by)
  }
  return pairs
}

/** The summaries of months that are packed to their end. */
async function readSummaries(
  queries: Queries,
  owner: number,
  first: string,
  last: string,
): Promise<{ month: string; summary: MonthSummary }[]> {
  const rows = await queries
    .selectFrom('packed_month')
    .select(['month', 'until', 'summary'])
    .where('owner', '=', owner)
    .where('month', '>=', monthOf(first))
    .where('month', '<=', monthOf(last))
    .execute()
  return rows.flatMap(({ month, until, summary: text }) => {
    const summary = text !== null && until === endOfMonth(month) ? readSummary(text) : null
    return summary ? [{ month, summary }] : []
  })
}

/** One for each time zone that owners have chosen, since asking a time zone for its offsets takes long. */
const clocks = new Map<string, ReturnType<typeof createQuarterClock>>()

/** About as many as there are; names of time zones may have any case. */
const MAX_CLOCKS = 500

function openQuarterClock(timeZone: string): ReturnType<typeof createQuarterClock> {
  const clock = clocks.get(timeZone) ?? createQuarterClock(timeZone)
  if (clocks.size >= MAX_CLOCKS) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}
