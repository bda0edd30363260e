import { addDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { markChanged } from '../clickhouse/day-sums.repo.ts'
import { MOVED_DAY } from '../clickhouse/tables.repo.ts'
import type { OwnerRange } from './day-facts.ts'
import { listOwnerRanges, readMainFacts } from './main-hits.repo.ts'

/**
 * Deletes from ClickHouse what an earlier run copied of days whose hits the main database has turned into totals
 * since then. Otherwise both would count. Returns how many days of owners there were.
 */
export async function dropExpired(
  db: Queries,
  clickHouse: Pick<ClickHouse, 'query' | 'command'>,
): Promise<number> {
  let dropped = 0
  for (const range of await listOwnerRanges(db)) {
    const expired = await listExpired(db, clickHouse, range)
    dropped += expired.length
    for (const [day, ofDay] of Map.groupBy(expired, (one) => one.day)) {
      const parameters = { day, owners: ofDay.map(({ owner }) => owner), movedDay: MOVED_DAY }
      for (const statement of DELETE_DAY) await clickHouse.command(statement, parameters)
      await markChanged(clickHouse, ofDay)
    }
  }
  return dropped
}

const DELETE_DAY = [
  'ALTER TABLE quarter_readers DELETE WHERE owner IN {owners:Array(UInt32)} AND day = {movedDay:Date} AND toDate(quarter) = {day:Date}',
  'ALTER TABLE daily_total DELETE WHERE owner IN {owners:Array(UInt32)} AND utcDay = {day:Date}',
  'ALTER TABLE link_hit DELETE WHERE owner IN {owners:Array(UInt32)} AND day = {day:Date}',
]

/** Days (UTC) that ClickHouse has and the main database has not, next to a day (local) with totals. */
async function listExpired(
  db: Queries,
  clickHouse: Pick<ClickHouse, 'query'>,
  range: OwnerRange,
): Promise<{ owner: number; day: string }[]> {
  const totals = await db
    .selectFrom('daily_total')
    .select(['owner', 'day'])
    .distinct()
    .where('owner', '>=', range.first)
    .where('owner', '<=', range.last)
    .orderBy('day')
    .execute()
  const lastDay = totals.at(-1)?.day
  if (lastDay === undefined) return []
  const withTotals = new Set(totals.map(({ owner, day }) => `${owner} ${day}`))
  const known = await clickHouse.query<{ owner: number; day: string }>(
    `SELECT DISTINCT owner, day FROM (
  SELECT owner, day FROM link_hit WHERE owner BETWEEN {first:UInt32} AND {last:UInt32} AND day <= {until:Date}
  UNION ALL
  SELECT owner, utcDay AS day FROM daily_total
  WHERE owner BETWEEN {first:UInt32} AND {last:UInt32} AND utcDay > toDate(0)
)`,
    { ...range, until: addDays(lastDay, 1) },
  )
  if (known.length === 0) return []
  const main = await readMainFacts(db, range, MOVED_DAY)
  return known.filter(
    ({ owner, day }) =>
      !main.get(owner)?.has(day) &&
      [-1, 0, 1].some((days) => withTotals.has(`${owner} ${addDays(day, days)}`)),
  )
}
