import { addToBreakdown, type BreakdownDimension } from '../counting/breakdown.ts'
import { type ClickFilters, hasReaderCounts } from '../counting/click-filters.ts'
import {
  addDay,
  type ClickCounts,
  createClickCounts,
  type DaySum,
} from '../counting/count-columns.ts'
import { sellerOf } from '../counting/hit-columns.ts'
import type { StoredHit } from '../hit.ts'
import { firstUtcDayOf, lastUtcDayOf } from '../store/daily-totals.repo.ts'
import { ALL_BOOKS } from './append-hits.repo.ts'
import type { ClickHouse, Parameters } from './clickhouse.ts'
import { countSums, findSummedDays } from './count-sums.repo.ts'
import type { SummedDays } from './day-sums.repo.ts'
import { toServerZone } from './server-zone.ts'
import { MOVED_DAY } from './tables.repo.ts'

/** Which of an owner's rows to count. */
export interface CountRange {
  readonly owner: number
  readonly filters: ClickFilters
  readonly firstDay: string
  /** Before this day (UTC), totals are counted instead of hits. */
  readonly expiredUntil: string
}

/** See `ClickQueries.countClicks`. */
export async function countClicks(
  clickHouse: Pick<ClickHouse, 'query'>,
  range: CountRange,
): Promise<ClickCounts> {
  const counts = createClickCounts()
  const { country, seller } = range.filters
  const summed = await findSummedDays(clickHouse, range)
  await Promise.all([
    countHits(clickHouse, counts, range, summed),
    countSums(clickHouse, counts, range, summed),
    hasReaderCounts(range.filters) && countReaders(clickHouse, counts, range),
    // Totals know books, but not a country or seller.
    country === null && seller === null && countTotals(clickHouse, counts, range),
  ])
  return counts
}

function toParameters({ owner, filters, firstDay, expiredUntil }: CountRange): Parameters {
  const { timeZone, from, to, books, country, seller } = filters
  return {
    ...{ owner, zone: toServerZone(timeZone), from, to, firstDay, expiredUntil },
    ...{ books: books ?? [], country: country ?? '', ...splitSeller(seller ?? '') },
    firstUtcDay: firstUtcDayOf(firstDay),
    lastUtcDay: lastUtcDayOf(to),
    readersOf: books?.[0] ?? ALL_BOOKS,
    movedDay: MOVED_DAY,
  }
}

/** `sellerOf`, backwards. A marketplace has no hyphen. */
function splitSeller(seller: string) {
  const at = seller.lastIndexOf('-')
  return { seller, retailer: seller.slice(0, Math.max(at, 0)), marketplace: seller.slice(at + 1) }
}

function listConditions({ books, country, seller }: ClickFilters): string {
  return [
    books === null ? '' : 'AND identifier IN {books:Array(String)}',
    country === null ? '' : 'AND country = {country:String}',
    // Three times as fast as comparing the joined text.
    seller === null
      ? ''
      : `AND (retailer = {seller:String} AND empty(ifNull(marketplace, ''))
      OR retailer = {retailer:String} AND marketplace = {marketplace:String})`,
  ].join(' ')
}

/** A group of hits by one thing: the day, or a dimension. The others have their column's default. */
interface HitGroup extends Pick<StoredHit, 'retailer' | 'marketplace'> {
  readonly grouping: number
  readonly isShown: number
  readonly localDay: string
  readonly weekHour: number
  readonly identifier: string
  readonly country: string | null
  readonly device: string
  readonly browser: string
  readonly refererHost: string | null
  readonly excludedBecause: string | null
  readonly hits: number
  readonly clicks: number
}

/** By the bit that `grouping` sets for what a group is not grouped by, in the order of its arguments. */
const dimensions: readonly (readonly [BreakdownDimension, (group: HitGroup) => string])[] = [
  ['hour', ({ weekHour }) => String(weekHour)],
  ['book', ({ identifier }) => identifier],
  ['country', ({ country }) => country ?? ''],
  ['seller', sellerOf],
  ['device', ({ device }) => device],
  ['browser', ({ browser }) => browser],
  ['referer', ({ refererHost }) => refererHost ?? ''],
  ['reason', ({ excludedBecause }) => excludedBecause ?? ''],
]

async function countHits(
  clickHouse: Pick<ClickHouse, 'query'>,
  counts: ClickCounts,
  range: CountRange,
  { shown, before }: SummedDays,
): Promise<void> {
  const groups = await clickHouse.query<HitGroup>(
    `SELECT
  grouping(localDay, weekHour, identifier, country, retailer, device, browser, refererHost, excludedBecause)
    AS grouping,
  isShown, localDay, weekHour, identifier, country, retailer, marketplace, device, browser, refererHost,
  excludedBecause, count() AS hits, countIf(isClick) AS clicks
FROM (
  SELECT toTimeZone(openedAt, {zone:String}) AS local, toDate(local) AS localDay,
    toUInt8((toDayOfWeek(local) - 1) * 24 + toHour(local)) AS weekHour,
    localDay >= {from:Date} AS isShown, isNull(excludedBecause) AS isClick, identifier, country, retailer,
    marketplace, device, browser, refererHost, excludedBecause
  FROM link_hit FINAL
  WHERE owner = {owner:UInt32} AND day BETWEEN {firstUtcDay:Date} AND {lastUtcDay:Date}
    AND day >= {expiredUntil:Date} AND day NOT IN {summed:Array(Date)}
    ${listConditions(range.filters)}
)
WHERE localDay BETWEEN {firstDay:Date} AND {to:Date}
GROUP BY GROUPING SETS (
  (localDay), (isShown, weekHour), (isShown, identifier), (isShown, country),
  (isShown, retailer, marketplace), (isShown, device), (isShown, browser), (isShown, refererHost),
  (isShown, excludedBecause)
)
HAVING grouping(localDay) = 0 OR isShown`,
    { ...toParameters(range), summed: [...before, ...shown].map(({ day }) => day) },
  )
  const all = 2 ** (dimensions.length + 1) - 1
  for (const group of groups) {
    const { hits, clicks, localDay } = group
    const position = dimensions.length - Math.log2(all - group.grouping)
    const dimension = dimensions[position - 1]
    if (!dimension) addDay(counts.days, localDay, { hits, clicks, readers: 0 })
    else {
      const [name, read] = dimension
      const value = read(group)
      const count = name === 'reason' ? hits - clicks : clicks
      if (count > 0) addToBreakdown(counts.breakdown, name, value, count)
    }
  }
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
  for (const { localDay, dimension, value, count } of rows) {
    if (dimension === 'hits' || dimension === 'clicks' || dimension === 'readers') {
      addToDay(counts.days, localDay, dimension, count)
    } else addToBreakdown(counts.breakdown, dimension, value, count)
  }
}

function addToDay(days: Map<string, DaySum>, day: string, name: keyof DaySum, count: number): void {
  const sum = days.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
  sum[name] += count
  days.set(day, sum)
}
