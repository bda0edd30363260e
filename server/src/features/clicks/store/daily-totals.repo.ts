import { addDays, listDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import {
  type Breakdown,
  formatBreakdown,
  mergeBreakdown,
  mergeStoredBreakdown,
} from '../counting/breakdown.ts'
import { type ClickFilters, hasReaderCounts } from '../counting/click-filters.ts'
import {
  addDay,
  type ClickCounts,
  countColumns,
  createClickCounts,
  type DaySum,
} from '../counting/count-columns.ts'
import { monthOf, toColumns } from '../counting/hit-columns.ts'
import type { StoredHit } from '../hit.ts'
import { openQuarterClock } from './quarter-clocks.ts'

/** The identifier of the row that counts all of an owner's books together. */
const ALL_BOOKS = ''

export interface TotalsOwner {
  readonly number: number
  readonly timeZone: string
}

/** Collects the totals of one day (UTC), whose hits are about to be deleted. */
export function collectDailyTotals({ number: owner, timeZone }: TotalsOwner, utcDay: string) {
  const month = monthOf(utcDay)
  const local = openQuarterClock(timeZone)(month)
  const days = listDays(lastUtcDayOf(utcDay), 3)
  const counted = new Map<string, ClickCounts[]>()

  /** The counts of a book, or of all, on each local day that the day touches. */
  function countsOf(identifier: string): ClickCounts[] {
    const known = counted.get(identifier) ?? days.map(createClickCounts)
    counted.set(identifier, known)
    return known
  }

  function addGroup(identifier: string, hits: readonly StoredHit[]): void {
    const columns = toColumns(month, hits)
    for (const [index, counts] of countsOf(identifier).entries()) {
      const day = days[index] ?? ''
      const books = identifier === ALL_BOOKS ? null : [identifier]
      countColumns(
        counts,
        columns,
        local,
        { ...everything, timeZone, books, from: day, to: day },
        day,
      )
    }
  }

  return {
    add: (hits: readonly StoredHit[]): void => {
      addGroup(ALL_BOOKS, hits)
      const groups = Map.groupBy(hits, ({ identifier }) => identifier)
      for (const [identifier, group] of groups) addGroup(identifier, group)
    },
    store: async (queries: Queries): Promise<void> => {
      for (const [identifier, ofDays] of counted) {
        for (const { days, breakdown } of ofDays) {
          for (const [day, sum] of days) {
            await addTotal(queries, { owner, identifier, day }, sum, breakdown)
          }
        }
      }
    },
  }
}

const everything = { ownerId: '', country: null, seller: null }

interface TotalKey {
  readonly owner: number
  readonly identifier: string
  readonly day: string
}

/** Part of the same local day may have been added before, since days are deleted by UTC. */
async function addTotal(
  queries: Queries,
  key: TotalKey,
  sum: DaySum,
  breakdown: Breakdown,
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
    .onConflict((conflict) => conflict.columns(['owner', 'identifier', 'day']).doUpdateSet(total))
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
  const { from, to, books, country, seller } = filters
  if (country !== null || seller !== null) return
  const rows = await queries
    .selectFrom('daily_total')
    .select(['day', 'hits', 'clicks', 'readers', 'breakdown'])
    .where('owner', '=', owner)
    .where('day', '>=', firstDay)
    .where('day', '<=', to)
    .where('identifier', 'in', books ?? [ALL_BOOKS])
    .execute()
  for (const { day, breakdown, ...sum } of rows) {
    addDay(counts.days, day, hasReaderCounts(filters) ? sum : { ...sum, readers: 0 })
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
