import { addDays, createQuarterClock } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import {
  type Breakdown,
  formatBreakdown,
  mergeBreakdown,
  mergeStoredBreakdown,
} from '../counting/breakdown.ts'
import type { ClickFilters } from '../counting/click-filters.ts'
import {
  addDay,
  type ClickCounts,
  countColumns,
  createClickCounts,
  type DaySum,
} from '../counting/count-columns.ts'
import { toColumns } from '../counting/hit-columns.ts'
import type { StoredHit } from '../hit.ts'

/** The identifier of the row that counts all of an owner's books together. */
const ALL_BOOKS = ''

export interface TotalsOwner {
  readonly number: number
  readonly timeZone: string
}

/** Adds some hits of one day (UTC), which are about to be deleted, to the owner's daily totals. */
export async function addToDailyTotals(
  queries: Queries,
  { number: owner, timeZone }: TotalsOwner,
  utcDay: string,
  hits: readonly StoredHit[],
): Promise<void> {
  const local = createQuarterClock(timeZone)(utcDay)
  const groups = new Map([[ALL_BOOKS, hits], ...Map.groupBy(hits, ({ identifier }) => identifier)])
  for (const [identifier, group] of groups) {
    const columns = toColumns(utcDay, group)
    for (const day of local.days) {
      const counts = createClickCounts()
      const filters = { ...everything, timeZone, from: day, to: day }
      const book = identifier === ALL_BOOKS ? null : identifier
      countColumns(counts, columns, local, { ...filters, identifier: book }, day)
      const sum = counts.days.get(day)
      if (sum) await addTotal(queries, { owner, day, identifier }, sum, counts)
    }
  }
}

const everything = { ownerId: '', books: null, country: null, seller: null }

interface TotalKey {
  readonly owner: number
  readonly day: string
  readonly identifier: string
}

/** Part of the same local day may have been added before, since days are deleted by UTC. */
async function addTotal(
  queries: Queries,
  key: TotalKey,
  sum: DaySum,
  { breakdown }: Pick<ClickCounts, 'breakdown'>,
): Promise<void> {
  const known = await queries
    .selectFrom('daily_total')
    .select(['hits', 'clicks', 'readers', 'breakdown'])
    .where('owner', '=', key.owner)
    .where('day', '=', key.day)
    .where('identifier', '=', key.identifier)
    .executeTakeFirst()
  const merged: Breakdown = new Map()
  if (known) mergeStoredBreakdown(merged, known.breakdown)
  mergeBreakdown(merged, breakdown)
  const total = {
    hits: sum.hits + (known?.hits ?? 0),
    clicks: sum.clicks + (known?.clicks ?? 0),
    readers: sum.readers + (known?.readers ?? 0),
    breakdown: formatBreakdown(merged),
  }
  await queries
    .insertInto('daily_total')
    .values({ ...key, ...total })
    .onConflict((conflict) => conflict.columns(['owner', 'day', 'identifier']).doUpdateSet(total))
    .execute()
}

/** Adds the totals of days whose hits are deleted. They know books, but not a country or seller. */
export async function countDailyTotals(
  queries: Queries,
  counts: ClickCounts,
  owner: number,
  filters: ClickFilters,
  firstDay: string,
): Promise<void> {
  const { from, to, identifier, books, country, seller } = filters
  if (country !== null || seller !== null) return
  const rows = await queries
    .selectFrom('daily_total')
    .select(['day', 'hits', 'clicks', 'readers', 'breakdown'])
    .where('owner', '=', owner)
    .where('day', '>=', firstDay)
    .where('day', '<=', to)
    .where('identifier', 'in', books ?? [identifier ?? ALL_BOOKS])
    .execute()
  for (const { day, breakdown, ...sum } of rows) {
    addDay(counts.days, day, books ? { ...sum, readers: 0 } : sum)
    if (day >= from) mergeStoredBreakdown(counts.breakdown, breakdown)
  }
}

/** @example firstUtcDayOf('2026-11-21') // '2026-11-20', for time zones ahead of UTC */
export function firstUtcDayOf(localDay: string): string {
  return addDays(localDay, -1)
}

export function lastUtcDayOf(localDay: string): string {
  return addDays(localDay, 1)
}
