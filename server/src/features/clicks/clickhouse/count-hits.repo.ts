import { addDays, countDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import { addToBreakdown, type BreakdownDimension } from '../counting/breakdown.ts'
import type { ClickFilters } from '../counting/click-filters.ts'
import { addDay, type ClickCounts } from '../counting/count-columns.ts'
import { channelOf, sellerOf } from '../counting/hit-columns.ts'
import type { StoredHit } from '../hit.ts'
import { firstUtcDayOf, lastUtcDayOf } from '../store/daily-totals.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { type CountRange, toParameters } from './count-range.ts'

/** A filter is the same for all copies of a hit, so it may select rows before `FINAL` compares them. */
function listFilters(filters: ClickFilters): string {
  const { books, country, seller, channel, campaign, referrer, device, browser } = filters
  return [
    '1',
    books === null ? '' : 'AND identifier IN {books:Array(String)}',
    country === null ? '' : 'AND country = {country:String}',
    // Three times as fast as comparing the joined text.
    seller === null
      ? ''
      : `AND (retailer = {seller:String} AND empty(ifNull(marketplace, ''))
      OR retailer = {retailer:String} AND marketplace = {marketplace:String})`,
    channel === null
      ? ''
      : `AND ${channel === 'web' ? 'isNull(channel)' : 'channel = {channel:String}'}`,
    campaign === null ? '' : 'AND campaign = {campaign:String}',
    referrer === null ? '' : 'AND referrerHost = {referrer:String}',
    device === null ? '' : 'AND device = {device:String}',
    browser === null ? '' : 'AND browser = {browser:String}',
  ].join(' ')
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
  clickHouse: Pick<ClickHouse, 'query'>,
  counts: ClickCounts,
  range: CountRange,
  summed: readonly string[],
): Promise<void> {
  const shown = listHitDays(range, range.filters.from, range.filters.to, summed)
  if (shown.length === 0) return
  const groups = await clickHouse.query<HitGroup>(
    `SELECT
  grouping(localDay, weekHour, identifier, country, retailer, device, browser, referrerHost, excludedBecause,
    channel, campaign) AS grouping,
  localDay, weekHour, identifier, country, retailer, marketplace, device, browser, referrerHost,
  excludedBecause, channel, campaign, count() AS hits, countIf(isClick) AS clicks
FROM (${selectHits(range)})
GROUP BY GROUPING SETS (
  (localDay), (weekHour), (identifier), (country), (retailer, marketplace), (device), (browser), (referrerHost),
  (excludedBecause), (channel), (campaign)
)`,
    { ...toParameters(range), first: range.filters.from, last: range.filters.to, days: shown },
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

/** Counts only by day what precedes the filtered period. */
export async function countDaysBefore(
  clickHouse: Pick<ClickHouse, 'query'>,
  counts: ClickCounts,
  range: CountRange,
  summed: readonly string[],
): Promise<void> {
  const { firstDay, filters } = range
  const last = addDays(filters.from, -1)
  const daysBefore = listHitDays(range, firstDay, last, summed)
  if (daysBefore.length === 0) return
  const days = await clickHouse.query<Pick<HitGroup, 'localDay' | 'hits' | 'clicks'>>(
    `SELECT localDay, count() AS hits, countIf(isClick) AS clicks FROM (${selectHits(range)}) GROUP BY localDay`,
    { ...toParameters(range), first: firstDay, last, days: daysBefore },
  )
  for (const { localDay, hits, clicks } of days) {
    addDay(counts.days, localDay, { hits, clicks, readers: 0 })
  }
}

function selectHits({ filters }: CountRange): string {
  return `
  SELECT toTimeZone(openedAt, {zone:String}) AS local, toDate(local) AS localDay,
    toUInt8((toDayOfWeek(local) - 1) * 24 + toHour(local)) AS weekHour, isNull(excludedBecause) AS isClick,
    identifier, country, retailer, marketplace, device, browser, referrerHost, excludedBecause,
    channel, campaign
  FROM link_hit FINAL
  PREWHERE ${listFilters(filters)}
  WHERE owner = {owner:UInt32} AND day IN {days:Array(Date)} AND localDay BETWEEN {first:Date} AND {last:Date}
`
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
