import { addDays, countDays, listDays, OTHER_VALUES } from '@everyshelf/domain/clicks'
import { LISTED_VALUES_MAX } from '@everyshelf/domain/limits'
import type { BreakdownDimension } from '../clicks/counting/breakdown.ts'
import { type ClickFilters, hasReaderCounts } from '../clicks/counting/click-filters.ts'
import type { ClickCounts } from '../clicks/counting/count-columns.ts'

export interface ClickTotal {
  readonly hits: number
  readonly clicks: number
  /** The sum of daily unique readers; null when a filter other than by one book makes it unknown. */
  readonly readers: number | null
}

export interface DayTotal extends ClickTotal {
  readonly day: string
}

export interface ValueClicks {
  /** Empty when unknown. */
  readonly value: string
  readonly clicks: number
}

export interface ValueHits {
  readonly value: string
  readonly hits: number
}

export interface ClickSums {
  readonly from: string
  readonly to: string
  readonly totals: ClickTotal
  /** The same number of days before. */
  readonly previous: ClickTotal & {
    readonly from: string
    readonly to: string
    /** The clicks of each day, oldest first. */
    readonly clicksByDay: readonly number[]
  }
  /** Every day of the period, oldest first. */
  readonly days: readonly DayTotal[]
  /** Most clicks first, like all lists here. */
  readonly countries: readonly ValueClicks[]
  readonly sellers: readonly ValueClicks[]
  readonly devices: readonly ValueClicks[]
  readonly browsers: readonly ValueClicks[]
  /** At most 200, then the sum of the others (`OTHER_VALUES`), because readers choose the values. */
  readonly referrers: readonly ValueClicks[]
  readonly channels: readonly ValueClicks[]
  /** Empty for clicks without a campaign. At most 200, like referrers. */
  readonly campaigns: readonly ValueClicks[]
  /** Clicks by day of the week, Monday first, and hour. */
  readonly hours: readonly (readonly number[])[]
  /** Excluded hits by exclusion reason. */
  readonly reasons: readonly ValueHits[]
  readonly books: readonly ValueClicks[]
}

/** What the dashboard shows of the counts. All lists of clicks add up to the same total. */
export function buildOverview(filters: ClickFilters, counts: ClickCounts): ClickSums {
  const { from, to } = filters
  const dayCount = countDays(from, to)
  const withReaders = hasReaderCounts(filters)
  const days = listDayTotals(counts.days, to, dayCount, withReaders)
  const lastBefore = addDays(from, -1)
  const before = listDayTotals(counts.days, lastBefore, dayCount, withReaders)
  const countsOf = (dimension: BreakdownDimension) => [...(counts.breakdown.get(dimension) ?? [])]
  const clicksBy = (dimension: BreakdownDimension) =>
    sortByClicks(countsOf(dimension).map(([value, clicks]) => ({ value, clicks })))
  return {
    from,
    to,
    totals: sumDays(days, withReaders),
    previous: {
      from: addDays(lastBefore, 1 - dayCount),
      to: lastBefore,
      clicksByDay: before.map(({ clicks }) => clicks),
      ...sumDays(before, withReaders),
    },
    days,
    countries: clicksBy('country'),
    sellers: clicksBy('seller'),
    devices: clicksBy('device'),
    browsers: clicksBy('browser'),
    referrers: sumOthers(clicksBy('referrer')),
    channels: clicksBy('channel'),
    campaigns: sumOthers(clicksBy('campaign')),
    hours: toWeek(countsOf('hour')),
    reasons: clicksBy('reason').map(({ value, clicks }) => ({ value, hits: clicks })),
    books: clicksBy('book'),
  }
}

/** The totals of `count` days up to `last`, including days without hits. */
export function listDayTotals(
  sums: ClickCounts['days'],
  last: string,
  count: number,
  withReaders: boolean,
): DayTotal[] {
  return listDays(last, count).map((day) => {
    const { hits, clicks, readers } = sums.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
    return { day, hits, clicks, readers: withReaders ? readers : null }
  })
}

export function sumDays(days: readonly DayTotal[], withReaders: boolean): ClickTotal {
  const sumOf = (pick: (day: DayTotal) => number | null) =>
    days.reduce((sum, day) => sum + (pick(day) ?? 0), 0)
  return {
    hits: sumOf(({ hits }) => hits),
    clicks: sumOf(({ clicks }) => clicks),
    readers: withReaders ? sumOf(({ readers }) => readers) : null,
  }
}

function sortByClicks(rows: readonly ValueClicks[]) {
  return rows
    .filter(({ clicks }) => clicks > 0)
    .sort((a, b) => b.clicks - a.clicks || (a.value < b.value ? -1 : 1))
}

/** Keeps the first values, and sums up the others in a last row. */
function sumOthers(rows: readonly ValueClicks[]) {
  if (rows.length <= LISTED_VALUES_MAX) return rows
  const clicks = rows.slice(LISTED_VALUES_MAX).reduce((sum, row) => sum + row.clicks, 0)
  return [...rows.slice(0, LISTED_VALUES_MAX), { value: OTHER_VALUES, clicks }]
}

function toWeek(hours: readonly (readonly [string, number])[]) {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const [value, clicks] of hours) {
    const day = week[Math.floor(Number(value) / 24)]
    if (day) day[Number(value) % 24] = clicks
  }
  return week
}
