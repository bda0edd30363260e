import type { Queries, Transact } from '../../../db/transact.ts'
import { ALL_BOOKS } from '../clickhouse/append-hits.repo.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import {
  addToBreakdown,
  type Breakdown,
  breakdownDimensions,
  formatBreakdown,
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
      copied += await transact(async (queries) => {
        await lockOwner(queries, owner)
        if (owner !== NO_OWNER) await deletePackedBefore(queries, owner, fromDay)
        await deleteHitsBefore(queries, owner, fromDay)
        // A deleted account has no totals (P7).
        if (!(await hasAccount(queries, owner))) return 0
        await queries.deleteFrom('daily_total').where('owner', '=', owner).execute()
        for (const total of totals) await queries.insertInto('daily_total').values(total).execute()
        return totals.length
      })
    }
  }
  return copied
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
