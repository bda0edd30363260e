import { hasReaderCounts } from '../counting/click-filters.ts'
import { addDay, type ClickCounts } from '../counting/count-columns.ts'
import type { ClickHouse } from './clickhouse.ts'
import { countDaysBefore, countHits } from './count-hits.repo.ts'
import { type CountRange, toParameters } from './count-range.ts'
import { countSums, findSummedDays } from './count-sums.repo.ts'

/** Adds what has not expired. See `ClickQueries.countClicks`. */
export async function countClicks(
  clickHouse: Pick<ClickHouse, 'query'>,
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
  clickHouse: Pick<ClickHouse, 'query'>,
  counts: ClickCounts,
  range: CountRange,
): Promise<void> {
  const ofBooks = 'owner = {owner:UInt32} AND identifier = {readersOf:String}'
  const days = 'day BETWEEN {firstUtcDay:Date} AND {lastUtcDay:Date}'
  const rows = await clickHouse.query<{ localDay: string; readers: number }>(
    `SELECT toDate(toTimeZone(quarter, {zone:String})) AS localDay, sum(readers) AS readers
FROM (
  -- For a moment, the readers of a day are in both tables.
  SELECT day, quarter, max(readers) AS readers
  FROM (
    SELECT day, quarter, toUInt64(readers) AS readers FROM quarter_readers FINAL
    WHERE ${ofBooks} AND (${days} OR day = {movedDay:Date})
    UNION ALL
    SELECT day, quarter, count() AS readers
    FROM (
      SELECT day, min(firstQuarter) AS quarter FROM day_reader WHERE ${ofBooks} AND ${days} GROUP BY day, visitorHash
    )
    WHERE ${IS_COUNTED_HERE} GROUP BY day, quarter
  )
  GROUP BY day, quarter
)
WHERE toDate(quarter) >= {expiredUntil:Date}
GROUP BY localDay
HAVING localDay BETWEEN {firstDay:Date} AND {to:Date}`,
    toParameters(range),
  )
  for (const { localDay, readers } of rows) {
    addDay(counts.days, localDay, { hits: 0, clicks: 0, readers })
  }
}

/** Readers whose first click came from another store have no quarter: their number did, too. */
export const IS_COUNTED_HERE = 'quarter > toDateTime(0)'
