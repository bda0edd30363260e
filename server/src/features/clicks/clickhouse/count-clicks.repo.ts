import { hasReaderCounts } from '../counting/click-filters.ts'
import { addDay, type ClickCounts } from '../counting/count-columns.ts'
import type { ClickHouse } from './clickhouse.ts'
import { countDaysBefore, countHits } from './count-hits.repo.ts'
import { type CountRange, toParameters } from './count-range.ts'
import { countSums, findSummedDays } from './count-sums.repo.ts'

/** Adds what has not expired. See `ClickQueries.countClicks`. */
export async function countClicks(
  clickHouse: ClickHouse,
  counts: ClickCounts,
  range: CountRange,
): Promise<void> {
  await Promise.all([
    findSummedDays(clickHouse, range).then(async (summed) => {
      const days = [...summed.before, ...summed.shown].map(({ day }) => day)
      await Promise.all([
        countHits(clickHouse, counts, range, days),
        countDaysBefore(clickHouse, counts, range, days),
        countSums(clickHouse, counts, range, summed),
      ])
    }),
    hasReaderCounts(range.filters) && countReaders(clickHouse, counts, range),
  ])
}

async function countReaders(
  clickHouse: ClickHouse,
  counts: ClickCounts,
  range: CountRange,
): Promise<void> {
  const days = '(day BETWEEN {firstUtcDay:Date} AND {lastUtcDay:Date} OR day = {movedDay:Date})'
  const ofBooks = `owner = {owner:UInt32} AND identifier = {readersOf:String} AND ${days}`
  const rows = await clickHouse.query<{ localDay: string; readers: number }>(
    `SELECT toDate(toTimeZone(quarter, {zone:String})) AS localDay, sum(readers) AS readers
FROM (${selectReaders(ofBooks)})
WHERE toDate(quarter) >= {expiredUntil:Date}
GROUP BY localDay
HAVING localDay BETWEEN {firstDay:Date} AND {to:Date}`,
    toParameters(range),
  )
  for (const { localDay, readers } of rows) {
    addDay(counts.days, localDay, { hits: 0, clicks: 0, readers })
  }
}

/**
 * The number of readers by the quarter hour of their first click on a day. A day's readers are briefly in
 * both tables.
 */
export function selectReaders(where: string): string {
  return `SELECT owner, identifier, day, quarter, max(count) AS readers
FROM (
  SELECT owner, identifier, day, quarter, toUInt64(readers) AS count FROM quarter_readers FINAL WHERE ${where}
  UNION ALL ${selectDayReaders(where)}
)
GROUP BY owner, identifier, day, quarter`
}

/** The same of days whose readers can still be told apart. */
export function selectDayReaders(where: string): string {
  return `SELECT owner, identifier, day, quarter, count() AS count
FROM (
  SELECT owner, identifier, day, min(firstQuarter) AS quarter
  FROM day_reader WHERE ${where} GROUP BY owner, identifier, day, visitorHash
)
WHERE ${IS_COUNTED_HERE} GROUP BY owner, identifier, day, quarter`
}

/** Readers whose first click came from another store have no quarter: their number did, too. */
export const IS_COUNTED_HERE = 'quarter > toDateTime(0)'
