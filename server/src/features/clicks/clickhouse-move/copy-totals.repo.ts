import type { Queries } from '../../../db/transact.ts'
import { ALL_BOOKS } from '../clickhouse/append-hits.repo.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { type Breakdown, mergeStoredBreakdown } from '../counting/breakdown.ts'
import type { OwnerRange } from './day-facts.ts'
import { listOwnerRanges } from './main-hits.repo.ts'

/**
 * Totals from the main database have this `utcDay`: their local day has hits of up to three days (UTC), and
 * ClickHouse may add totals of its own to it later.
 */
export const MOVED_UTC_DAY = '1970-01-01'

/** A row of ClickHouse's `daily_total`. */
export interface TotalRow {
  readonly owner: number
  readonly day: string
  readonly identifier: string
  readonly dimension: string
  readonly value: string
  readonly count: number
}

/** Counts of one owner and day, or of one book on it. */
type Counts = Map<string, Pick<TotalRow, 'dimension' | 'value'> & { count: number }>

/** Copies the totals of days whose hits are deleted. Returns how many rows the main database has. */
export async function copyTotals(
  db: Queries,
  clickHouse: Pick<ClickHouse, 'insert'>,
): Promise<number> {
  let copied = 0
  for (const range of await listOwnerRanges(db)) {
    const rows = await readTotals(db, range)
    copied += rows.length
    const byDay = Map.groupBy(rows, ({ owner, day }) => `${owner} ${day}`)
    const totals = [...byDay.values()].flatMap(toTotals)
    for (let at = 0; at < totals.length; at += ROWS_PER_INSERT) {
      const part = totals.slice(at, at + ROWS_PER_INSERT)
      await clickHouse.insert(
        'daily_total',
        part.map((row) => ({ ...row, utcDay: MOVED_UTC_DAY })),
      )
    }
  }
  return copied
}

const ROWS_PER_INSERT = 50_000

type MainTotal = Awaited<ReturnType<typeof readTotals>>[number]

/** Not those of deleted accounts. */
async function readTotals(db: Queries, { first, last }: OwnerRange) {
  return await db
    .selectFrom('daily_total')
    .innerJoin('hit_owner', 'hit_owner.number', 'daily_total.owner')
    .selectAll('daily_total')
    .where('owner', '>=', first)
    .where('owner', '<=', last)
    .where('hit_owner.ownerId', 'is not', null)
    .orderBy('owner')
    .orderBy('day')
    .execute()
}

/** The totals of one owner's day. */
function toTotals(rows: readonly MainTotal[]): TotalRow[] {
  const totals: TotalRow[] = []
  const rest: Counts = new Map()
  const books = rows.filter(({ identifier }) => identifier !== ALL_BOOKS)
  const all = rows.find(({ identifier }) => identifier === ALL_BOOKS)
  if (all) addCounts(rest, all, 1)
  for (const book of books) {
    const counts: Counts = new Map()
    addCounts(counts, book, 1)
    addCount(counts, 'readers', '', book.readers)
    if (all) addCounts(rest, book, -1)
    totals.push(...toRows(book, counts))
  }
  if (!all) return totals
  // ClickHouse adds up books; the readers of a book may have read another one, too.
  addCount(rest, 'readers', '', all.readers)
  return [...totals, ...toRows(all, rest)]
}

function addCounts(counts: Counts, { hits, clicks, breakdown }: MainTotal, factor: 1 | -1): void {
  addCount(counts, 'hits', '', factor * hits)
  addCount(counts, 'clicks', '', factor * clicks)
  const values: Breakdown = new Map()
  mergeStoredBreakdown(values, breakdown)
  for (const [dimension, ofDimension] of values) {
    for (const [value, count] of ofDimension) addCount(counts, dimension, value, factor * count)
  }
}

function addCount(counts: Counts, dimension: string, value: string, count: number): void {
  const key = `${dimension} ${value}`
  const known = counts.get(key) ?? { dimension, value, count: 0 }
  known.count += count
  counts.set(key, known)
}

function toRows({ owner, day, identifier }: MainTotal, counts: Counts): TotalRow[] {
  const key = { owner, day, identifier }
  return [...counts.values()].filter(({ count }) => count > 0).map((row) => ({ ...key, ...row }))
}
