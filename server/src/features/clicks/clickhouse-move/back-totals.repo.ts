import { setTimeout as wait } from 'node:timers/promises'
import type { Queries, Transact } from '../../../db/transact.ts'
import { ALL_BOOKS } from '../clickhouse/append-hits.repo.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import {
  addToBreakdown,
  type Breakdown,
  breakdownDimensions,
  formatBreakdown,
  mergeStoredBreakdown,
} from '../counting/breakdown.ts'
import type { DaySum } from '../counting/count-columns.ts'
import { deleteHitsBefore } from '../store/expire-hits.repo.ts'
import { lockOwner, NO_OWNER } from '../store/hit-owners.repo.ts'
import { deletePackedBefore } from '../store/pack-months.repo.ts'
import type { TotalRow } from './copy-totals.repo.ts'
import type { OwnerRange } from './day-facts.ts'
import { listOwnerRanges } from './main-hits.repo.ts'

interface BackTotalsDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly clickHouse: Pick<ClickHouse, 'query'>
  /** ClickHouse counts earlier days (UTC) by its totals. */
  readonly fromDay: string
}

/**
 * Replaces the totals of the main database with those of ClickHouse, and deletes the hits that these count.
 * Returns how many rows the main database has then.
 */
export async function copyTotalsBack(deps: BackTotalsDeps): Promise<number> {
  const { db, transact, clickHouse, fromDay } = deps
  let copied = 0
  for (const range of await listOwnerRanges(db)) {
    const rows = await readTotals(clickHouse, range, fromDay)
    const byOwner = Map.groupBy(rows, ({ owner }) => owner)
    for (let owner = range.first; owner <= range.last; owner++) {
      const totals = toMainTotals(byOwner.get(owner) ?? [])
      await replaceTotals(deps, owner, totals)
      await transact(async (queries) => {
        await lockOwner(queries, owner)
        if (owner !== NO_OWNER) await deletePackedBefore(queries, owner, fromDay)
      })
      await deleteHitsBefore(db, owner, fromDay)
      copied += totals.length
    }
  }
  return copied
}

/** Few enough that a server on SQLite, which waits for a lock for 25 ms only, can write in between (R5). */
const ROWS_PER_STEP = 100

type MainTotal = ReturnType<typeof toMainTotals>[number]

/** Writes those that the main database has not, or otherwise, and deletes those that it alone has. */
async function replaceTotals(
  { db, transact }: Pick<BackTotalsDeps, 'db' | 'transact'>,
  owner: number,
  totals: readonly MainTotal[],
): Promise<void> {
  const rows = await db.selectFrom('daily_total').selectAll().where('owner', '=', owner).execute()
  const known = new Map(rows.map((row) => [`${row.day} ${row.identifier}`, toComparable(row)]))
  const changed = totals.filter(
    (total) => known.get(`${total.day} ${total.identifier}`) !== toComparable(total),
  )
  const wanted = new Set(totals.map(({ day, identifier }) => `${day} ${identifier}`))
  for (const { day, identifier } of rows) {
    if (wanted.has(`${day} ${identifier}`)) continue
    await db
      .deleteFrom('daily_total')
      .where('owner', '=', owner)
      .where('identifier', '=', identifier)
      .where('day', '=', day)
      .execute()
  }
  for (let at = 0; at < changed.length; at += ROWS_PER_STEP) {
    const startedAt = performance.now()
    await transact(async (queries) => {
      await lockOwner(queries, owner)
      // A deleted account has no totals (P7).
      if (!(await hasAccount(queries, owner))) return
      for (const total of changed.slice(at, at + ROWS_PER_STEP)) {
        await queries
          .insertInto('daily_total')
          .values(total)
          .onConflict((conflict) =>
            conflict.columns(['owner', 'identifier', 'day']).doUpdateSet(total),
          )
          .execute()
      }
    })
    await wait(performance.now() - startedAt)
  }
}

function toComparable({ hits, clicks, readers, breakdown }: Omit<MainTotal, 'owner'>): string {
  const merged: Breakdown = new Map()
  mergeStoredBreakdown(merged, breakdown)
  const values = [...merged].flatMap(([name, counts]) =>
    [...counts].map(([value, count]) => `${name} ${value} ${count}`),
  )
  return JSON.stringify([hits, clicks, readers, values.sort()])
}

async function hasAccount(queries: Queries, owner: number): Promise<boolean> {
  const row = await queries
    .selectFrom('hit_owner')
    .select('ownerId')
    .where('number', '=', owner)
    .executeTakeFirst()
  return typeof row?.ownerId === 'string'
}

async function readTotals(
  clickHouse: Pick<ClickHouse, 'query'>,
  { first, last }: OwnerRange,
  fromDay: string,
): Promise<TotalRow[]> {
  return await clickHouse.query(
    `SELECT owner, day, identifier, dimension, value, sum(count) AS count FROM daily_total FINAL
WHERE owner BETWEEN {first:UInt32} AND {last:UInt32} AND utcDay < {fromDay:Date}
GROUP BY owner, day, identifier, dimension, value`,
    { first, last, fromDay },
  )
}

/** An owner's rows as the main database has them: one for each book, and one for all books. */
function toMainTotals(rows: readonly TotalRow[]) {
  const totals = new Map<string, { key: TotalKey; sum: DaySum; breakdown: Breakdown }>()
  const open = ({ owner, day }: TotalRow, identifier: string) => {
    const created = {
      key: { owner, day, identifier },
      sum: { hits: 0, clicks: 0, readers: 0 },
      breakdown: new Map(),
    }
    const total = totals.get(`${day} ${identifier}`) ?? created
    totals.set(`${day} ${identifier}`, total)
    return total
  }
  for (const row of rows) {
    const { identifier, dimension, value, count } = row
    const books = dimension === 'readers' ? [identifier] : new Set([identifier, ALL_BOOKS])
    for (const book of books) {
      const total = open(row, book)
      const known = breakdownDimensions.find((name) => name === dimension)
      if (known) addToBreakdown(total.breakdown, known, value, count)
      else if (dimension === 'hits' || dimension === 'clicks' || dimension === 'readers') {
        total.sum[dimension] += count
      }
    }
  }
  return [...totals.values()].map(({ key, sum, breakdown }) => ({
    ...key,
    ...sum,
    breakdown: formatBreakdown(breakdown),
  }))
}

type TotalKey = Pick<TotalRow, 'owner' | 'day' | 'identifier'>
