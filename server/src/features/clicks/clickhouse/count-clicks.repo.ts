import {
  addToBreakdown,
  type Breakdown,
  type BreakdownDimension,
  mergeBreakdown,
} from '../counting/breakdown.ts'
import { hasReaderCounts, isByBookOnly } from '../counting/click-filters.ts'
import { type ClickCounts, createClickCounts, type DaySum } from '../counting/count-columns.ts'
import type { ClickHouse } from './clickhouse.ts'
import { countDaysBefore, countHits } from './count-hits.repo.ts'
import { type CountRange, toParameters } from './count-range.ts'
import { countSums, findSummedDays } from './count-sums.repo.ts'

/** See `ClickQueries.countClicks`. */
export async function countClicks(
  clickHouse: Pick<ClickHouse, 'query'>,
  range: CountRange,
): Promise<ClickCounts> {
  const counts = createClickCounts()
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
    // Totals know books, but no other filter.
    isByBookOnly(range.filters) && countTotals(clickHouse, counts, range),
  ])
  return counts
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
    addToDay(counts.days, localDay, 'readers', readers)
  }
}

/** Readers whose first click came from another store have no quarter: their number did, too. */
export const IS_COUNTED_HERE = 'quarter > toDateTime(0)'

async function countTotals(
  clickHouse: Pick<ClickHouse, 'query'>,
  counts: ClickCounts,
  range: CountRange,
): Promise<void> {
  const { filters } = range
  const rows = await clickHouse.query<{
    localDay: string
    dimension: BreakdownDimension | keyof DaySum
    value: string
    count: number
  }>(
    `SELECT if(isSum, day, toDate(0)) AS localDay, dimension, value, sum(count) AS count
FROM (
  SELECT *, dimension IN ('hits', 'clicks', 'readers') AS isSum
  FROM daily_total FINAL
  WHERE owner = {owner:UInt32} AND day BETWEEN {firstDay:Date} AND {to:Date}
    AND utcDay < {expiredUntil:Date} AND (isSum OR day >= {from:Date})
    AND if(dimension = 'readers', ${hasReaderCounts(filters) ? 'identifier = {readersOf:String}' : '0'},
      ${filters.books === null ? '1' : 'identifier IN {books:Array(String)}'})
)
GROUP BY localDay, dimension, value`,
    toParameters(range),
  )
  const breakdown: Breakdown = new Map()
  for (const { localDay, dimension, value, count } of rows) {
    if (dimension === 'hits' || dimension === 'clicks' || dimension === 'readers') {
      addToDay(counts.days, localDay, dimension, count)
    } else addToBreakdown(breakdown, dimension, value, count)
  }
  mergeBreakdown(counts.breakdown, breakdown)
}

function addToDay(days: Map<string, DaySum>, day: string, name: keyof DaySum, count: number): void {
  const sum = days.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
  sum[name] += count
  days.set(day, sum)
}
