import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import {
  addToBreakdown,
  type Breakdown,
  type BreakdownDimension,
  formatBreakdown,
  mergeBreakdown,
  mergeStoredBreakdown,
} from '../counting/breakdown.ts'
import { type ClickFilters, hasReaderCounts, isByBookOnly } from '../counting/click-filters.ts'
import {
  addDay,
  type ClickCounts,
  createClickCounts,
  type DaySum,
} from '../counting/count-columns.ts'
import { countedColumns, readValue } from '../counting/hit-columns.ts'
import type { MarkedHit } from '../hit.ts'

/** The identifier of the row that counts all of an owner's books together. */
const ALL_BOOKS = ''

export interface TotalsOwner {
  readonly number: number
  readonly timeZone: string
}

/** Collects the totals of hits that are about to be deleted. */
export function collectDailyTotals({ number: owner, timeZone }: TotalsOwner) {
  const clock = createLocalClock(timeZone)
  const counted = new Map<string, { readonly key: TotalKey; readonly counts: ClickCounts }>()

  function addHit(identifier: string, hit: MarkedHit): void {
    const { day, hour } = clock(hit.openedAt)
    const known = counted.get(`${day} ${identifier}`)
    const own = known ?? { key: { owner, identifier, day }, counts: createClickCounts() }
    if (!known) counted.set(`${day} ${identifier}`, own)
    const { days, breakdown } = own.counts
    const clicks = Number(hit.excludedBecause === null)
    const isReader = hit.newReader >= (identifier === ALL_BOOKS ? 2 : 1)
    addDay(days, day, { hits: 1, clicks, readers: isReader ? clicks : 0 })
    for (const [dimension, value] of listValues(hit, day, hour)) {
      addToBreakdown(breakdown, dimension, value, 1)
    }
  }

  return {
    add: (hits: readonly MarkedHit[]): void => {
      for (const hit of hits) for (const book of [ALL_BOOKS, hit.identifier]) addHit(book, hit)
    },
    store: async (queries: Queries): Promise<void> => {
      for (const { key, counts } of counted.values()) {
        for (const sum of counts.days.values()) {
          await addTotal(queries, key, sum, counts.breakdown)
        }
      }
    },
  }
}

/** What a hit is counted by: for an excluded hit, its reason only. */
function listValues(hit: MarkedHit, day: string, hour: number): [BreakdownDimension, string][] {
  if (hit.excludedBecause !== null) return [['reason', hit.excludedBecause]]
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const columns = countedColumns.filter((name) => name !== 'reason')
  return [
    ...columns.map((name) => [name, readValue[name](hit)] as [BreakdownDimension, string]),
    ['hour', String(weekday * 24 + hour)],
  ]
}

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

/** Adds the totals of days whose hits are deleted. They know books, but no other filter. */
export async function countDailyTotals(
  queries: Queries,
  counts: ClickCounts,
  owner: number,
  filters: ClickFilters,
  firstDay: string,
): Promise<void> {
  const { from, to, books } = filters
  if (!isByBookOnly(filters)) return
  const identifiers = books ?? [ALL_BOOKS]
  for (let at = 0; at < identifiers.length; at += BOOKS_PER_QUERY) {
    const rows = await queries
      .selectFrom('daily_total')
      .select(['day', 'hits', 'clicks', 'readers', 'breakdown'])
      .where('owner', '=', owner)
      .where('day', '>=', firstDay)
      .where('day', '<=', to)
      .where('identifier', 'in', identifiers.slice(at, at + BOOKS_PER_QUERY))
      .execute()
    for (const { day, breakdown, ...sum } of rows) {
      addDay(counts.days, day, hasReaderCounts(filters) ? sum : { ...sum, readers: 0 })
      if (day >= from) mergeStoredBreakdown(counts.breakdown, breakdown)
    }
  }
}

const BOOKS_PER_QUERY = 500

/** See `ClickQueries.listTotals`. */
export async function listDailyTotals(queries: Queries, ownerId: string): Promise<object[]> {
  return await queries
    .selectFrom('daily_total')
    .innerJoin('hit_owner', 'hit_owner.number', 'daily_total.owner')
    .select(['day', 'identifier', 'hits', 'clicks', 'readers', 'breakdown'])
    .where('hit_owner.ownerId', '=', ownerId)
    .execute()
}

/** @example firstUtcDayOf('2026-11-21') // '2026-11-20', for time zones ahead of UTC */
export function firstUtcDayOf(localDay: string): string {
  return addDays(localDay, -1)
}

export function lastUtcDayOf(localDay: string): string {
  return addDays(localDay, 1)
}
