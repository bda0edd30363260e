import type { LocalQuarters } from '@everyshelf/domain/clicks'
import { addToBreakdown, type Breakdown } from './breakdown.ts'
import { type ClickFilters, hasReaderCounts } from './click-filters.ts'
import { type Codes, type Column, countedColumns, type HitColumns } from './hit-columns.ts'
import { listRows, selectValues } from './select-rows.ts'

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
  const { days, dayIndex } = local
  const { quarters, newReaders } = hits
  const isShown = days.map((day) => day >= firstDay && day <= filters.to)
  const isBrokenDown = days.map((day, index) => isShown[index] && day >= filters.from)
  const noReason = hits.columns.reason.values.indexOf('')
  const reasons = hits.columns.reason.codes
  const readerFrom = newReaderLevel(filters)
  const sums = days.map((): DaySum => ({ hits: 0, clicks: 0, readers: 0 }))
  const matched = matchRows(hits, filters)
  const rows = {
    clicks: new Uint32Array(matched.length),
    excluded: new Uint32Array(matched.length),
  }
  const found = { clicks: 0, excluded: 0 }
  for (let at = 0; at < matched.length; at++) {
    const row = matched[at] as number
    const index = dayIndex[quarters[row] as number] as number
    if (!isShown[index]) continue
    const sum = sums[index] as DaySum
    const isClick = reasons[row] === noReason
    sum.hits++
    if (isClick) sum.clicks++
    if (isClick && (newReaders[row] as number) >= readerFrom) sum.readers++
    if (!isBrokenDown[index]) continue
    if (isClick) rows.clicks[found.clicks++] = row
    else rows.excluded[found.excluded++] = row
  }
  for (const [index, sum] of sums.entries()) addDay(counts.days, days[index] ?? '', sum)
  const clicks = rows.clicks.subarray(0, found.clicks)
  addValues(counts.breakdown, hits, clicks, rows.excluded.subarray(0, found.excluded))
  addHours(counts.breakdown, sumByCode(dayIndex.length, quarters, clicks), local)
}

/** From which mark on a click is one of a new reader, see `link_hit`. */
function newReaderLevel(filters: ClickFilters): number {
  if (!hasReaderCounts(filters)) return Number.POSITIVE_INFINITY
  return filters.books === null ? 2 : 1
}

function matchRows(
  { length, columns }: HitColumns,
  { books, country, seller }: ClickFilters,
): Uint32Array {
  const filters: [Column, readonly string[] | null][] = [
    [columns.book, books],
    [columns.country, country === null ? null : [country]],
    [columns.seller, seller === null ? null : [seller]],
  ]
  return filters.reduce(
    (rows, [column, wanted]) => (wanted ? selectValues(rows, column, wanted) : rows),
    listRows(length),
  )
}

export function addDay(days: Map<string, DaySum>, day: string, added: Readonly<DaySum>): void {
  if (added.hits === 0) return
  const sum = days.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
  sum.hits += added.hits
  sum.clicks += added.clicks
  sum.readers += added.readers
  days.set(day, sum)
}

/** Adds what does not depend on the time zone. */
export function addValues(
  breakdown: Breakdown,
  { columns }: HitColumns,
  clicks: Uint32Array,
  excluded: Uint32Array,
): void {
  for (const name of countedColumns) {
    const { values, codes } = columns[name]
    const sums = sumByCode(values.length, codes, name === 'reason' ? excluded : clicks)
    for (const [code, count] of sums.entries()) {
      if (count > 0) addToBreakdown(breakdown, name, values[code] ?? '', count)
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
