import { addDays, countDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import { addCount, type BreakdownDimension } from '../counting/breakdown.ts'
import { filterNames, type noFilters } from '../counting/click-filters.ts'
import {
  addDay,
  type ClickCounts,
  type ClickPairs,
  type CountedPair,
} from '../counting/count-columns.ts'
import { channelOf, sellerOf } from '../counting/hit-columns.ts'
import type { StoredHit } from '../hit.ts'
import { firstUtcDayOf, lastUtcDayOf } from '../store/daily-totals.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { type CountRange, toParameters } from './count-range.ts'
import { SELLER } from './day-sums.repo.ts'

/** A filter is the same for all copies of a hit, so it may select rows before `FINAL` compares them. */
const CONDITIONS: Readonly<Record<keyof typeof noFilters, string>> = {
  books: 'identifier IN {books:Array(String)}',
  country: 'country = {country:String}',
  // Three times as fast as comparing the joined text.
  seller: `(retailer = {seller:String} AND empty(ifNull(marketplace, ''))
    OR retailer = {retailer:String} AND marketplace = {marketplace:String})`,
  channel: "(channel = {channel:String} OR {channel:String} = 'web' AND isNull(channel))",
  campaign: 'campaign = {campaign:String}',
  referrer: 'referrerHost = {referrer:String}',
  device: 'device = {device:String}',
  browser: 'browser = {browser:String}',
}

/** A group of hits by one thing: the day, or a dimension. The others have their column's default. */
interface HitGroup extends Pick<StoredHit, 'retailer' | 'marketplace' | 'channel' | 'campaign'> {
  readonly grouping: number
  readonly localDay: string
  readonly weekHour: number
  readonly identifier: string
  readonly country: string | null
  readonly device: string
  readonly browser: string
  readonly referrerHost: string | null
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
  ['referrer', ({ referrerHost }) => referrerHost ?? ''],
  ['reason', ({ excludedBecause }) => excludedBecause ?? ''],
  ['channel', channelOf],
  ['campaign', ({ campaign }) => campaign ?? ''],
]

/** Counts the hits of the filtered period, except on days (UTC) that are summed. */
export async function countHits(
  clickHouse: ClickHouse,
  counts: ClickCounts,
  range: CountRange,
  summed: readonly string[],
): Promise<void> {
  const { from, to } = range.filters
  const groups = await selectGroups<HitGroup>(clickHouse, range, {
    ...{ first: from, last: to, summed },
    columns: `grouping(localDay, weekHour, identifier, country, retailer, device, browser, referrerHost, excludedBecause,
    channel, campaign) AS grouping,
  localDay, weekHour, identifier, country, retailer, marketplace, device, browser, referrerHost,
  excludedBecause, channel, campaign`,
    groupBy: `GROUPING SETS (
  (localDay), (weekHour), (identifier), (country), (retailer, marketplace), (device), (browser), (referrerHost),
  (excludedBecause), (channel), (campaign)
)`,
  })
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
      if (count > 0) addCount(counts.breakdown, name, value, count)
    }
  }
}

/** Counts only by day what precedes the filtered period. */
export async function countDaysBefore(
  clickHouse: ClickHouse,
  counts: ClickCounts,
  range: CountRange,
  summed: readonly string[],
): Promise<void> {
  const days = { first: range.firstDay, last: addDays(range.filters.from, -1), summed }
  const groups = await selectGroups<Pick<HitGroup, 'localDay' | 'hits' | 'clicks'>>(
    clickHouse,
    range,
    { ...days, columns: 'localDay', groupBy: 'localDay' },
  )
  for (const { localDay, hits, clicks } of groups) {
    addDay(counts.days, localDay, { hits, clicks, readers: 0 })
  }
}

const PAIRED = {
  book: 'toString(identifier)',
  day: 'toString(localDay)',
  country: `ifNull(toString(country), '')`,
  seller: SELLER,
} as const

/** See `ClickQueries.countPairs`. */
export async function countPairs(
  clickHouse: ClickHouse,
  range: CountRange,
  [first, second]: CountedPair,
): Promise<ClickPairs> {
  const { from, to } = range.filters
  const groups = await selectGroups<{ first: string; second: string; clicks: number }>(
    clickHouse,
    range,
    {
      ...{ first: from, last: to, summed: [] },
      columns: `${PAIRED[first]} AS first, ${PAIRED[second]} AS second`,
      groupBy: 'first, second',
    },
  )
  const pairs: ClickPairs = new Map()
  for (const { first: value, second: other, clicks } of groups) {
    if (clicks > 0) addCount(pairs, value, other, clicks)
  }
  return pairs
}

/** Days in the owner's time zone, and what to group their hits by. */
interface Grouping {
  readonly first: string
  readonly last: string
  /** Days (UTC) to leave out. */
  readonly summed: readonly string[]
  readonly columns: string
  readonly groupBy: string
}

async function selectGroups<Group>(
  clickHouse: ClickHouse,
  range: CountRange,
  { first, last, summed, columns, groupBy }: Grouping,
): Promise<Group[]> {
  const days = listHitDays(range, first, last, summed)
  if (days.length === 0) return []
  const filters = filterNames.flatMap((name) =>
    range.filters[name] === null ? [] : CONDITIONS[name],
  )
  return await clickHouse.query<Group>(
    `SELECT ${columns}, count() AS hits, countIf(isNull(excludedBecause)) AS clicks
FROM (
  SELECT *, toTimeZone(openedAt, {zone:String}) AS local, toDate(local) AS localDay,
    toUInt8((toDayOfWeek(local) - 1) * 24 + toHour(local)) AS weekHour
  FROM link_hit FINAL
  PREWHERE ${['1', ...filters].join(' AND ')}
  WHERE owner = {owner:UInt32} AND day IN {days:Array(Date)} AND localDay BETWEEN {first:Date} AND {last:Date}
)
GROUP BY ${groupBy}`,
    { ...toParameters(range), first, last, days },
  )
}

/** The UTC days that overlap a period in the author's time zone, except days that are summed or expired. */
function listHitDays(
  { filters, expiredUntil }: CountRange,
  first: string,
  last: string,
  summed: readonly string[],
): string[] {
  const [firstUtcDay, lastUtcDay] = [firstUtcDayOf(first), lastUtcDayOf(last)]
  const clock = createLocalClock(filters.timeZone)
  return listDays(lastUtcDay, countDays(firstUtcDay, lastUtcDay)).filter(
    (day) =>
      day >= expiredUntil &&
      !summed.includes(day) &&
      clock(`${day}T23:45`).day >= first &&
      clock(`${day}T00:00`).day <= last,
  )
}
