import type { LocalQuarters } from '@everyshelf/domain/clicks'
import { addCount, type Breakdown } from './breakdown.ts'
import { type ClickFilters, filteredColumns, hasReaderCounts } from './click-filters.ts'
import {
  type Codes,
  type Column,
  type CountedColumn,
  countedColumns,
  type HitColumns,
} from './hit-columns.ts'
import {
  listRows,
  selectClicks,
  selectCodes,
  selectDays,
  selectExcluded,
  selectValues,
} from './select-rows.ts'

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
  const matched = matchRows(hits, filters)
  const clicks = selectClicks(hits, matched)
  const readers = selectReaders(hits, clicks, filters)
  const sumOf = (rows: Uint32Array) => sumByCode(local.dayIndex.length, hits.quarters, rows)
  const sums = { hits: sumOf(matched), clicks: sumOf(clicks), readers: sumOf(readers) }
  addDays(counts.days, sums, local, (day) => day >= firstDay && day <= filters.to)
  const isBrokenDown = (day: string) => day >= filters.from && day <= filters.to
  addHours(counts.breakdown, sums.clicks, local, isBrokenDown)
  const shownClicks = selectDays(hits, clicks, local, isBrokenDown)
  const shownExcluded = selectDays(hits, selectExcluded(hits, matched), local, isBrokenDown)
  for (const name of countedColumns) {
    addValues(counts.breakdown, hits, name, name === 'reason' ? shownExcluded : shownClicks)
  }
}

/** What clicks are counted by in pairs. */
export type CountedPair = readonly ['book', 'day'] | readonly ['country', 'seller']

/** The clicks of each pair of values. */
export type ClickPairs = Map<string, Map<string, number>>

/** Adds the clicks of the filtered period. */
export function countColumnPairs(
  pairs: ClickPairs,
  hits: HitColumns,
  local: LocalQuarters,
  filters: ClickFilters,
  by: CountedPair,
): void {
  const clicks = selectClicks(hits, matchRows(hits, filters))
  const isCounted = (day: string) => day >= filters.from && day <= filters.to
  const rows = selectDays(hits, clicks, local, isCounted)
  const [one, other] = [by[0], by[1]].map((name) =>
    name === 'day' ? toDayColumn(hits, local, rows) : hits.columns[name],
  ) as [Column, Column]
  const width = other.values.length
  const sums = new Uint32Array(one.values.length * width)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const pair = (one.codes[row] as number) * width + (other.codes[row] as number)
    sums[pair] = (sums[pair] as number) + 1
  }
  for (const [pair, count] of sums.entries()) {
    const value = one.values[Math.floor(pair / width)] ?? ''
    if (count > 0) addCount(pairs, value, other.values[pair % width] ?? '', count)
  }
}

/** The days of some rows. */
function toDayColumn(
  { length, quarters }: HitColumns,
  local: LocalQuarters,
  rows: Uint32Array,
): Column {
  const codes = new Uint8Array(length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    codes[row] = local.dayIndex[quarters[row] as number] as number
  }
  return { values: local.days, codes }
}

/** Clicks with the mark of a new reader: of the book, or of all books. See `link_hit`. */
function selectReaders(
  { newReaders }: HitColumns,
  clicks: Uint32Array,
  filters: ClickFilters,
): Uint32Array {
  if (!hasReaderCounts(filters)) return clicks.subarray(0, 0)
  const isReader = Uint8Array.of(0, filters.books === null ? 0 : 1, 1)
  return selectCodes(clicks, newReaders, isReader)
}

function matchRows({ length, columns }: HitColumns, filters: ClickFilters): Uint32Array {
  const books = filters.books && new Set(filters.books)
  const all = listRows(length)
  return filteredColumns.reduce(
    (rows, name) => {
      const wanted = filters[name]
      return wanted === null ? rows : selectValues(rows, columns[name], (one) => one === wanted)
    },
    books ? selectValues(all, columns.book, (book) => books.has(book)) : all,
  )
}

export function addDay(days: Map<string, DaySum>, day: string, added: Readonly<DaySum>): void {
  if (added.hits + added.readers === 0) return
  const sum = days.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
  addSum(sum, added)
  days.set(day, sum)
}

export function addSum(sum: DaySum, added: Readonly<DaySum>): void {
  sum.hits += added.hits
  sum.clicks += added.clicks
  sum.readers += added.readers
}

/** The sums of each quarter hour of a month. */
export type QuarterSums = Readonly<Record<keyof DaySum, ArrayLike<number>>>

/** Adds the quarter hours of the days that count. */
export function addDays(
  days: Map<string, DaySum>,
  { hits, clicks, readers }: QuarterSums,
  local: LocalQuarters,
  isCounted: (day: string) => boolean,
): void {
  const sums = local.days.map((): DaySum => ({ hits: 0, clicks: 0, readers: 0 }))
  for (const [quarter, day] of local.dayIndex.entries()) {
    const sum = sums[day] as DaySum
    sum.hits += hits[quarter] as number
    sum.clicks += clicks[quarter] as number
    sum.readers += readers[quarter] as number
  }
  for (const [index, day] of local.days.entries()) {
    if (isCounted(day)) addDay(days, day, sums[index] as DaySum)
  }
}

/** Adds the rows by their values in a column. */
export function addValues(
  breakdown: Breakdown,
  { columns }: HitColumns,
  name: CountedColumn,
  rows: Uint32Array,
): void {
  const { values, codes } = columns[name]
  const [only = ''] = values
  // Many owners have one channel and no campaign.
  if (values.length === 1 && rows.length > 0) addCount(breakdown, name, only, rows.length)
  if (values.length === 1) return
  for (const [code, count] of sumByCode(values.length, codes, rows).entries()) {
    if (count > 0) addCount(breakdown, name, values[code] ?? '', count)
  }
}

/** Adds the clicks of each quarter hour of the days that count to the hours of the week. */
export function addHours(
  breakdown: Breakdown,
  clicks: ArrayLike<number>,
  { days, dayIndex, hour: hours }: LocalQuarters,
  isCounted: (day: string) => boolean,
): void {
  const weekHours = new Uint32Array(7 * 24)
  const weekdays = days.map((day) => (isCounted(day) ? (new Date(day).getUTCDay() + 6) % 7 : null))
  for (const [quarter, day] of dayIndex.entries()) {
    const weekday = weekdays[day] ?? null
    if (weekday === null) continue
    const hour = weekday * 24 + (hours[quarter] as number)
    weekHours[hour] = (weekHours[hour] as number) + (clicks[quarter] as number)
  }
  for (const [hour, count] of weekHours.entries()) {
    if (count > 0) addCount(breakdown, 'hour', String(hour), count)
  }
}

/** How many of the rows have each code. */
export function sumByCode(size: number, codes: Codes, rows: Uint32Array): Uint32Array {
  const sums = new Uint32Array(size)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const code = codes[row] as number
    sums[code] = (sums[code] as number) + 1
  }
  return sums
}
