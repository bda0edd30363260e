import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import { addCount } from '../counting/breakdown.ts'
import { isUnfiltered } from '../counting/click-filters.ts'
import { addDay, type ClickCounts } from '../counting/count-columns.ts'
import { firstUtcDayOf, lastUtcDayOf } from '../store/daily-totals.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import type { CountRange } from './count-range.ts'
import { addUpDays, listSummedDays, type SummedDays } from './day-sums.repo.ts'

/** The days (UTC) whose sums count as a whole: all of the day is shown, or all of it is before. */
export async function findSummedDays(
  clickHouse: Pick<ClickHouse, 'query'>,
  { owner, filters, firstDay, expiredUntil }: CountRange,
): Promise<SummedDays> {
  const { from, to } = filters
  if (!isUnfiltered(filters)) return { shown: [], before: [] }
  const clock = createLocalClock(filters.timeZone)
  const days = await listSummedDays(clickHouse, owner, firstUtcDayOf(firstDay), lastUtcDayOf(to))
  const listWithin = (first: string, last: string) =>
    days.filter(
      ({ day }) =>
        day >= expiredUntil &&
        clock(`${day}T00:00`).day >= first &&
        clock(`${day}T23:45`).day <= last,
    )
  return { shown: listWithin(from, to), before: listWithin(firstDay, addDays(from, -1)) }
}

export async function countSums(
  clickHouse: Pick<ClickHouse, 'query'>,
  counts: ClickCounts,
  { owner, filters: { timeZone, from } }: CountRange,
  summed: SummedDays,
): Promise<void> {
  for (const sum of await addUpDays(clickHouse, owner, summed, timeZone)) {
    const { localDay, dimension, value, hits, clicks } = sum
    if (dimension === 'hour') addDay(counts.days, localDay, { hits, clicks, readers: 0 })
    const count = dimension === 'reason' ? hits : clicks
    if (count > 0 && (dimension !== 'hour' || localDay >= from)) {
      addCount(counts.breakdown, dimension, value, count)
    }
  }
}
