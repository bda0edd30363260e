import { addDays, countDays, listDays } from '@everyshelf/domain/clicks'
import type { Count, FigureDimension } from '../totals/figures.ts'
import { type ClickQuestion, type ClickRows, type DayRow, tellsReaders } from './click-rows.ts'

export interface ClickTotal {
  readonly hits: number
  readonly clicks: number
  /** The readers of each day, added up; null where a filter makes them unknowable. */
  readonly readers: number | null
}

export interface DayTotal extends ClickTotal {
  readonly day: string
}

export interface ValueClicks {
  /** Empty where nothing told. */
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
  /** As many days before. */
  readonly previous: ClickTotal & {
    readonly from: string
    readonly to: string
    /** The clicks of each day, oldest first: as many as there are days. */
    readonly clicksByDay: readonly number[]
  }
  /** Every day of the period, oldest first. */
  readonly days: readonly DayTotal[]
  /** Most first, as all lists here. */
  readonly countries: readonly ValueClicks[]
  readonly shops: readonly ValueClicks[]
  readonly devices: readonly ValueClicks[]
  readonly browsers: readonly ValueClicks[]
  readonly referers: readonly ValueClicks[]
  /** Clicks by day of the week, Monday first, and hour. */
  readonly hours: readonly (readonly number[])[]
  /** Hits that are no clicks, and why. */
  readonly reasons: readonly ValueHits[]
  readonly books: readonly ValueClicks[]
}

/** Adds rows up into what a dashboard shows. Every list of clicks has the same sum. */
export function buildOverview(question: ClickQuestion, rows: ClickRows): ClickSums {
  const { from, to } = question
  const length = countDays(from, to)
  const isWithReaders = tellsReaders(question)
  const days = listDayTotals(rows.days, to, length, isWithReaders)
  const lastBefore = addDays(from, -1)
  const before = listDayTotals(rows.days, lastBefore, length, isWithReaders)
  const countsOf = (dimension: FigureDimension) => [...(rows.figures.get(dimension) ?? [])]
  const clicksBy = (dimension: FigureDimension) =>
    mostFirst(countsOf(dimension).map(([value, { clicks }]) => ({ value, clicks })))
  return {
    from,
    to,
    totals: sumDays(days, isWithReaders),
    previous: {
      from: addDays(lastBefore, 1 - length),
      to: lastBefore,
      clicksByDay: before.map(({ clicks }) => clicks),
      ...sumDays(before, isWithReaders),
    },
    days,
    countries: clicksBy('country'),
    shops: clicksBy('shop'),
    devices: clicksBy('device'),
    browsers: clicksBy('browser'),
    referers: clicksBy('referer'),
    hours: toWeek(countsOf('hour')),
    reasons: mostFirst(
      countsOf('reason').map(([value, { hits }]) => ({ value, clicks: hits })),
    ).map(({ value, clicks }) => ({ value, hits: clicks })),
    books: clicksBy('book'),
  }
}

/** So many days, today the last, those without openings too. */
export function listDayTotals(
  rows: readonly DayRow[],
  last: string,
  count: number,
  isWithReaders: boolean,
): DayTotal[] {
  const known = new Map<string, { hits: number; clicks: number; readers: number }>()
  for (const row of rows) {
    const sum = known.get(row.day) ?? { hits: 0, clicks: 0, readers: 0 }
    sum.hits += row.hits
    sum.clicks += row.clicks
    sum.readers += row.readers
    known.set(row.day, sum)
  }
  return listDays(last, count).map((day) => {
    const { hits, clicks, readers } = known.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
    return { day, hits, clicks, readers: isWithReaders ? readers : null }
  })
}

export function sumDays(days: readonly DayTotal[], isWithReaders: boolean): ClickTotal {
  const sumOf = (pick: (day: DayTotal) => number | null) =>
    days.reduce((sum, day) => sum + (pick(day) ?? 0), 0)
  return {
    hits: sumOf(({ hits }) => hits),
    clicks: sumOf(({ clicks }) => clicks),
    readers: isWithReaders ? sumOf(({ readers }) => readers) : null,
  }
}

function mostFirst(rows: readonly ValueClicks[]): ValueClicks[] {
  return rows
    .filter(({ clicks }) => clicks > 0)
    .sort((a, b) => b.clicks - a.clicks || (a.value < b.value ? -1 : 1))
}

function toWeek(hours: readonly (readonly [string, Count])[]): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const [value, { clicks }] of hours) {
    const day = week[Math.floor(Number(value) / 24)]
    if (day) day[Number(value) % 24] = clicks
  }
  return week
}
