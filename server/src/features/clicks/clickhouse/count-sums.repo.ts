import { TupleParam } from '@clickhouse/client'
import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import { addCount, type BreakdownDimension } from '../counting/breakdown.ts'
import { isUnfiltered } from '../counting/click-filters.ts'
import { addDay, type ClickCounts } from '../counting/count-columns.ts'
import type { ClickHouse } from './clickhouse.ts'
import { type CountRange, toParameters } from './count-range.ts'
import { SUMMED } from './day-sums.repo.ts'

interface SummedDay {
  readonly day: string
  readonly version: number
}

/** The days (UTC) whose sums count as a whole: all of the day is shown, or all of it is in the period before. */
interface SummedDays {
  readonly shown: readonly SummedDay[]
  readonly before: readonly SummedDay[]
}

export async function findSummedDays(
  clickHouse: ClickHouse,
  range: CountRange,
): Promise<SummedDays> {
  const { filters, firstDay, expiredUntil } = range
  if (!isUnfiltered(filters)) return { shown: [], before: [] }
  const days = await clickHouse.query<SummedDay>(
    `SELECT day, changedAt AS version FROM summed_day FINAL
WHERE owner = {owner:UInt32} AND day BETWEEN {firstUtcDay:Date} AND {lastUtcDay:Date} AND state = ${SUMMED}
ORDER BY day`,
    toParameters(range),
  )
  const clock = createLocalClock(filters.timeZone)
  const listWithin = (first: string, last: string) =>
    days.filter(
      ({ day }) =>
        day >= expiredUntil &&
        clock(`${day}T00:00`).day >= first &&
        clock(`${day}T23:45`).day <= last,
    )
  return {
    shown: listWithin(filters.from, filters.to),
    before: listWithin(firstDay, addDays(filters.from, -1)),
  }
}

/** Hits and clicks by value or, with the dimension `hour`, by day and hour of the week in the owner's time zone. */
interface SummedValue {
  readonly localDay: string
  readonly dimension: BreakdownDimension
  readonly value: string
  readonly hits: number
  readonly clicks: number
}

/** Adds up these days; values other than the hour only of days that are shown. */
export async function countSums(
  clickHouse: ClickHouse,
  counts: ClickCounts,
  range: CountRange,
  { shown, before }: SummedDays,
): Promise<void> {
  const days = [...before, ...shown]
  if (days.length === 0) return
  const sums = await clickHouse.query<SummedValue>(
    `SELECT if(isTime, toDate(local), toDate(0)) AS localDay, if(isTime, 'hour', summed) AS dimension,
  if(isTime, toString((toDayOfWeek(local) - 1) * 24 + toHour(local)), summedValue) AS value,
  sum(summedHits) AS hits, sum(summedClicks) AS clicks
FROM (
  SELECT dimension AS summed, value AS summedValue, hits AS summedHits, clicks AS summedClicks,
    summed = 'quarter' AS isTime,
    toTimeZone(toDateTime(day, 'UTC') + 900 * toUInt32OrZero(value), {zone:String}) AS local
  FROM day_sum
  WHERE owner = {owner:UInt32} AND day BETWEEN {first:Date} AND {last:Date}
    AND (day, version) IN (SELECT arrayJoin({days:Array(Tuple(Date, UInt64))}))
    AND (summed = 'quarter' OR day IN {shown:Array(Date)})
)
GROUP BY localDay, dimension, value`,
    {
      ...{ ...toParameters(range), shown: shown.map(({ day }) => day) },
      first: days[0]?.day,
      last: days.at(-1)?.day,
      days: days.map(({ day, version }) => new TupleParam([day, version])),
    },
  )
  for (const { localDay, dimension, value, hits, clicks } of sums) {
    if (dimension === 'hour') addDay(counts.days, localDay, { hits, clicks, readers: 0 })
    const count = dimension === 'reason' ? hits : clicks
    if (count > 0 && (dimension !== 'hour' || localDay >= range.filters.from)) {
      addCount(counts.breakdown, dimension, value, count)
    }
  }
}
