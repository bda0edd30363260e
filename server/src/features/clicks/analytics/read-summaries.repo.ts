import { addDays, countDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import { type Breakdown, mergeBreakdown, mergeStoredBreakdown } from '../totals/breakdown.ts'
import { monthOf } from '../totals/click-summary.ts'
import { type ClickFilters, type ClickRows, type DayRow, hasReaderCounts } from './click-filters.ts'
import { listMonths } from './list-months.ts'
import { readHourlyTotalsOfDays } from './read-hourly-totals.repo.ts'

/** Adds up an owner's summaries: of whole months where they exist, else of days. */
export async function readSummaries(
  queries: Queries,
  filters: ClickFilters,
  firstDay: string,
): Promise<ClickRows> {
  if (filters.identifier !== null) return await readBookSummaries(queries, filters, firstDay)
  const { from, to } = filters
  const breakdown: Breakdown = new Map()
  const months = await selectSummaries(queries, filters, listMonths(from, to)).execute()
  const known = new Set(months.map(({ day }) => day))
  const others = listDays(to, countDays(from, to)).filter((day) => !known.has(monthOf(day)))
  const rest = await selectSummaries(queries, filters, others).execute()
  for (const summary of [...months, ...rest]) mergeStoredBreakdown(breakdown, summary.figures)
  if (hasReaderCounts(filters)) return { days: [], breakdown }
  const allDays = listDays(to, countDays(firstDay, to))
  return { days: await readSummaryDays(queries, filters, allDays), breakdown }
}

/** Days with few hits on a book have no summary; hourly totals fill in for them. */
async function readBookSummaries(
  queries: Queries,
  filters: ClickFilters,
  firstDay: string,
): Promise<ClickRows> {
  const { from, to } = filters
  const breakdown: Breakdown = new Map()
  const summaries = await selectSummaries(queries, filters, listDays(to, countDays(from, to)))
    .select(['hits', 'clicks'])
    .execute()
  for (const summary of summaries) mergeStoredBreakdown(breakdown, summary.figures)
  const withReaders = hasReaderCounts(filters)
  const first = withReaders ? from : firstDay
  const before = await readSummaryDays(
    queries,
    filters,
    listDays(addDays(from, -1), countDays(first, from) - 1),
  )
  const days = [
    ...before,
    ...summaries.map(({ day, hits, clicks }) => ({ day, hits, clicks, readers: 0 })),
  ]
  const known = new Set(days.map(({ day }) => day))
  const others = listDays(to, countDays(first, to)).filter((day) => !known.has(day))
  const rows = await readHourlyTotalsOfDays(queries, filters, first, others)
  mergeBreakdown(breakdown, rows.breakdown)
  return { days: withReaders ? [] : [...days, ...rows.days], breakdown }
}

async function readSummaryDays(
  queries: Queries,
  filters: ClickFilters,
  days: readonly string[],
): Promise<DayRow[]> {
  const rows = await selectSummaries(queries, filters, days)
    .clearSelect()
    .select(['span as day', 'hits', 'clicks'])
    .execute()
  return rows.map((row) => ({ ...row, readers: 0 }))
}

function selectSummaries(queries: Queries, filters: ClickFilters, spans: readonly string[]) {
  const { ownerId, identifier, country, seller } = filters
  return queries
    .selectFrom('click_sheet')
    .select(['span as day', 'figures'])
    .where('ownerId', '=', ownerId)
    .where('span', 'in', spans)
    .where('identifier', '=', identifier ?? '')
    .where('country', '=', country ?? '')
    .where('shop', '=', seller ?? '')
}
