import type { LocalQuarters } from '@everyshelf/domain/clicks'
import { addToBreakdown, type Breakdown } from './breakdown.ts'
import { type ClickFilters, hasReaderCounts } from './click-filters.ts'
import {
  type Codes,
  type Column,
  countedColumns,
  findQuarter,
  type HitColumns,
} from './hit-columns.ts'

/** The sums of one day in the owner's time zone. */
export interface DaySum {
  hits: number
  clicks: number
  /** 0 when the filters make it unknown. */
  readers: number
}

/** Sums that grow with each month of hits that is counted. */
export interface ClickCounts {
  /** By day; includes the previous period. Days without hits are absent. */
  readonly days: Map<string, DaySum>
  /** Of the filtered period only. */
  readonly breakdown: Breakdown
}

export function createClickCounts(): ClickCounts {
  return { days: new Map(), breakdown: new Map() }
}

/** Adds the hits that match the filters; days in the owner's time zone from `firstDay` on. */
export function countColumns(
  counts: ClickCounts,
  hits: HitColumns,
  local: LocalQuarters,
  filters: ClickFilters,
  firstDay: string,
): void {
  const isHit = matchHits(hits, filters)
  if (!isHit) return
  const isClick = isHit.slice()
  keepValues(isClick, hits.columns.reason, [''])
  const rowsOf = createDayFinder(hits, local)
  const readerFrom = newReaderLevel(filters)
  for (const [index, day] of local.days.entries()) {
    if (day < firstDay || day > filters.to) continue
    const [start, end] = rowsOf(index)
    const sum = { hits: 0, clicks: 0, readers: 0 }
    for (let row = start; row < end; row++) {
      const click = isClick[row] as number
      sum.hits += isHit[row] as number
      sum.clicks += click
      if ((hits.newReaders[row] as number) >= readerFrom) sum.readers += click
    }
    addDay(counts.days, day, sum)
  }
  const firstShown = local.days.findIndex((day) => day >= filters.from)
  const lastShown = local.days.findLastIndex((day) => day <= filters.to)
  if (firstShown < 0 || lastShown < firstShown) return
  const shown = { start: rowsOf(firstShown)[0], end: rowsOf(lastShown)[1] }
  breakDown(counts.breakdown, hits, local, { isHit, isClick, ...shown })
}

/** From which mark on a click is one of a new reader, see `link_hit`. */
function newReaderLevel(filters: ClickFilters): number {
  if (!hasReaderCounts(filters)) return Number.POSITIVE_INFINITY
  return filters.books === null ? 2 : 1
}

/** 1 for each hit that is a click. */
export function markClicks({ length, columns }: HitColumns): Uint8Array {
  const isClick = new Uint8Array(length).fill(1)
  keepValues(isClick, columns.reason, [''])
  return isClick
}

/** 1 for each hit that matches; null when none does. */
function matchHits(
  { length, columns }: HitColumns,
  { books, country, seller }: ClickFilters,
): Uint8Array | null {
  const isHit = new Uint8Array(length).fill(1)
  const isPossible =
    (books === null || keepValues(isHit, columns.book, books)) &&
    (country === null || keepValues(isHit, columns.country, [country])) &&
    (seller === null || keepValues(isHit, columns.seller, [seller]))
  return isPossible ? isHit : null
}

/** Sets the rows with other values to 0. False when none of the values is in the column. */
export function keepValues(
  rows: Uint8Array,
  { values, codes }: Column,
  wanted: readonly string[],
): boolean {
  const isWanted = new Set(wanted)
  const matches = Uint8Array.from(values, (value) => Number(isWanted.has(value)))
  for (let row = 0; row < rows.length; row++) {
    rows[row] = (rows[row] as number) & (matches[codes[row] as number] as number)
  }
  return matches.includes(1)
}

/** Returns a function that finds the rows of a local day: they are next to each other. */
export function createDayFinder(
  { quarters }: Pick<HitColumns, 'quarters'>,
  { dayIndex }: LocalQuarters,
): (index: number) => readonly [start: number, end: number] {
  const firstQuarters: number[] = []
  for (const [quarter, day] of dayIndex.entries()) firstQuarters[day] ??= quarter
  const startOf = (index: number) => findQuarter(quarters, firstQuarters[index] ?? dayIndex.length)
  return (index) => [startOf(index), startOf(index + 1)]
}

export function addDay(days: Map<string, DaySum>, day: string, added: Readonly<DaySum>): void {
  if (added.hits === 0) return
  const sum = days.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
  sum.hits += added.hits
  sum.clicks += added.clicks
  sum.readers += added.readers
  days.set(day, sum)
}

export interface MatchedRows {
  readonly isHit: Uint8Array
  readonly isClick: Uint8Array
  readonly start: number
  readonly end: number
}

function breakDown(
  breakdown: Breakdown,
  hits: HitColumns,
  local: LocalQuarters,
  rows: MatchedRows,
): void {
  addValues(breakdown, hits, rows)
  addHours(breakdown, sumByCode(local.hour.length, hits.quarters, rows.isClick, rows), local)
}

/** Adds what does not depend on the time zone. */
export function addValues(breakdown: Breakdown, hits: HitColumns, rows: MatchedRows): void {
  for (const name of countedColumns) {
    const { values, codes } = hits.columns[name]
    const counted = name === 'reason' ? rows.isHit : rows.isClick
    for (const [code, count] of sumByCode(values.length, codes, counted, rows).entries()) {
      const value = values[code] ?? ''
      const isNoReason = name === 'reason' && value === ''
      if (count > 0 && !isNoReason) addToBreakdown(breakdown, name, value, count)
    }
  }
}

/** Adds the clicks of each quarter hour of the month to the hours of the week. */
export function addHours(
  breakdown: Breakdown,
  clicks: ArrayLike<number>,
  { days, dayIndex, hour: hours }: LocalQuarters,
): void {
  const weekHours = new Uint32Array(7 * 24)
  const weekdays = days.map((day) => (new Date(day).getUTCDay() + 6) % 7)
  for (let quarter = 0; quarter < dayIndex.length; quarter++) {
    const weekday = weekdays[dayIndex[quarter] as number] as number
    const hour = weekday * 24 + (hours[quarter] as number)
    weekHours[hour] = (weekHours[hour] as number) + (clicks[quarter] as number)
  }
  for (const [hour, count] of weekHours.entries()) {
    if (count > 0) addToBreakdown(breakdown, 'hour', String(hour), count)
  }
}

/** How many of the counted rows, from one to before another, have each code. */
export function sumByCode(
  size: number,
  codes: Codes,
  counted: Uint8Array,
  { start, end }: Pick<MatchedRows, 'start' | 'end'>,
): Uint32Array {
  const sums = new Uint32Array(size)
  for (let row = start; row < end; row++) {
    const code = codes[row] as number
    sums[code] = (sums[code] as number) + (counted[row] as number)
  }
  return sums
}
