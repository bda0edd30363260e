import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import {
  addCount,
  type Breakdown,
  type BreakdownDimension,
  formatBreakdown,
  mergeStoredBreakdown,
} from '../counting/breakdown.ts'
import { type ClickFilters, hasReaderCounts, isByBookOnly } from '../counting/click-filters.ts'
import { addDay, addSum, type ClickCounts, type DaySum } from '../counting/count-columns.ts'
import { countedColumns, readValue } from '../counting/hit-columns.ts'
import type { MarkedHit } from '../hit.ts'
import { ALL_BOOKS } from '../schema.ts'

export interface TotalsOwner {
  readonly number: number
  readonly timeZone: string
}

/** The sums of one day, of a book or of all. */
interface BookTotal extends DaySum {
  readonly breakdown: Breakdown
}

/** Collects the totals of hits that are about to be deleted. */
export function collectDailyTotals({ number: owner, timeZone }: TotalsOwner) {
  const clock = createLocalClock(timeZone)
  const days = new Map<string, Map<string, BookTotal>>()

  function addHit(identifier: string, hit: MarkedHit): void {
    const { day, hour } = clock(hit.openedAt)
    const books = days.get(day) ?? new Map<string, BookTotal>()
    const total = books.get(identifier) ?? createTotal()
    days.set(day, books.set(identifier, total))
    const clicks = Number(hit.excludedBecause === null)
    const isReader = hit.newReader >= (identifier === ALL_BOOKS ? 2 : 1)
    addSum(total, { hits: 1, clicks, readers: isReader ? clicks : 0 })
    for (const [dimension, value] of listValues(hit, day, hour)) {
      addCount(total.breakdown, dimension, value, 1)
    }
  }

  return {
    add: (hits: readonly MarkedHit[]): void => {
      for (const hit of hits) for (const book of [ALL_BOOKS, hit.identifier]) addHit(book, hit)
    },
    store: async (queries: Queries): Promise<void> => {
      for (const [day, books] of days) {
        const all = [...books]
        for (let at = 0; at < all.length; at += BOOKS_PER_QUERY) {
          await addTotals(queries, owner, day, new Map(all.slice(at, at + BOOKS_PER_QUERY)))
        }
      }
    },
  }
}

function createTotal(): BookTotal {
  return { hits: 0, clicks: 0, readers: 0, breakdown: new Map() }
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

/** Part of the same local day may have been added before, since days are deleted by UTC. */
async function addTotals(
  queries: Queries,
  owner: number,
  day: string,
  books: ReadonlyMap<string, BookTotal>,
): Promise<void> {
  const known = await queries
    .deleteFrom('daily_total')
    .where('owner', '=', owner)
    .where('day', '=', day)
    .where('identifier', 'in', [...books.keys()])
    .returningAll()
    .execute()
  for (const { identifier, breakdown, ...sum } of known) {
    const total = books.get(identifier)
    if (!total) continue
    addSum(total, sum)
    mergeStoredBreakdown(total.breakdown, breakdown)
  }
  const rows = [...books].map(([identifier, { breakdown, ...sum }]) => ({
    ...{ owner, day, identifier, ...sum },
    breakdown: formatBreakdown(breakdown),
  }))
  await queries.insertInto('daily_total').values(rows).execute()
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
