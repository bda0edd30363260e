import type { LocalQuarters } from '@everyshelf/domain/clicks'
import { addToBreakdown, type Breakdown } from './breakdown.ts'
import { type ClickFilters, hasReaderCounts } from './click-filters.ts'
import { type Column, countedColumns, type HitColumns } from './hit-columns.ts'

/** The sums of one day in the owner's time zone. */
export interface DaySum {
  hits: number
  clicks: number
  /** 0 when the filters make it unknown. */
  readers: number
}

/** Sums that grow with each day of hits that is counted. */
export interface ClickCounts {
  /** By day; includes the previous period. Days without hits are absent. */
  readonly days: Map<string, DaySum>
  /** Of the filtered period only. */
  readonly breakdown: Breakdown
}

export function createClickCounts(): ClickCounts {
  return { days: new Map(), breakdown: new Map() }
}

/** Adds the hits of one day (UTC) that match the filters; days in the owner's time zone from `firstDay` on. */
export function countColumns(
  counts: ClickCounts,
  hits: HitColumns,
  local: LocalQuarters,
  filters: ClickFilters,
  firstDay: string,
): void {
  const isMatch = createMatcher(hits, filters)
  if (!isMatch) return
  const { quarters, newReaders } = hits
  const reasons = hits.columns.reason
  const noReason = reasons.values.indexOf('')
  const newReaderFrom = newReaderLevel(filters)
  const sums = local.days.map((): DaySum => ({ hits: 0, clicks: 0, readers: 0 }))
  const isShown = local.days.map((day) => day >= firstDay && day <= filters.to)
  const isBrokenDown = local.days.map((day, index) => isShown[index] && day >= filters.from)
  const rows = new Uint32Array(hits.length)
  let rowCount = 0
  for (let row = 0; row < hits.length; row++) {
    const dayIndex = local.dayIndex[quarters[row] as number] as number
    if (!isShown[dayIndex] || !isMatch(row)) continue
    const sum = sums[dayIndex] as DaySum
    sum.hits++
    if (reasons.codes[row] === noReason) {
      sum.clicks++
      if ((newReaders[row] as number) >= newReaderFrom) sum.readers++
    }
    if (isBrokenDown[dayIndex]) rows[rowCount++] = row
  }
  for (const [index, sum] of sums.entries()) addDay(counts.days, local.days[index] ?? '', sum)
  breakDown(counts.breakdown, hits, local, rows.subarray(0, rowCount))
}

/** From which mark on a click is one of a new reader, see `link_hit`. */
function newReaderLevel(filters: ClickFilters): number {
  if (!hasReaderCounts(filters)) return Number.POSITIVE_INFINITY
  return filters.books === null ? 2 : 1
}

/** Null when no hit of the day matches. */
function createMatcher(
  { columns }: HitColumns,
  { books, country, seller }: ClickFilters,
): ((row: number) => boolean) | null {
  const tests = [
    books && matchOneOf(columns.book, books),
    country !== null && matchOneOf(columns.country, [country]),
    seller !== null && matchOneOf(columns.seller, [seller]),
  ].filter((test) => test !== null && test !== false)
  if (tests.includes('none')) return null
  const [first, second, third] = tests.filter((test) => test !== 'none')
  if (!first) return () => true
  if (!second) return first
  return (row) => first(row) && second(row) && (!third || third(row))
}

function matchOneOf(
  { values, codes }: Column,
  wanted: readonly string[],
): ((row: number) => boolean) | 'none' {
  const isWanted = new Set(wanted)
  const matches = Uint8Array.from(values, (value) => Number(isWanted.has(value)))
  return matches.includes(1) ? (row) => matches[codes[row] as number] === 1 : 'none'
}

export function addDay(days: Map<string, DaySum>, day: string, added: Readonly<DaySum>): void {
  if (added.hits === 0) return
  const sum = days.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
  sum.hits += added.hits
  sum.clicks += added.clicks
  sum.readers += added.readers
  days.set(day, sum)
}

function breakDown(
  breakdown: Breakdown,
  hits: HitColumns,
  local: LocalQuarters,
  rows: Uint32Array,
): void {
  const { reason: reasons } = hits.columns
  const noReason = reasons.values.indexOf('')
  const isClick = (row: number) => Number(reasons.codes[row] === noReason)
  for (const name of countedColumns) {
    const { values, codes } = hits.columns[name]
    const sums = countCodes(values.length, rows, (row) => codes[row] as number, isClick)
    for (const [code, count] of sums.entries()) {
      const value = values[code] ?? ''
      const isNoReason = name === 'reason' && value === ''
      if (count.hits > 0 && !isNoReason) addToBreakdown(breakdown, name, value, count)
    }
  }
  const hours = local.days.map((day) => ((new Date(day).getUTCDay() + 6) % 7) * 24)
  const hourOfQuarter = Uint8Array.from(
    local.hour,
    (hour, quarter) => (hours[local.dayIndex[quarter] as number] ?? 0) + hour,
  )
  const { quarters } = hits
  const byHour = (row: number) => hourOfQuarter[quarters[row] as number] as number
  for (const [hour, count] of countCodes(HOURS_PER_WEEK, rows, byHour, isClick).entries()) {
    if (count.hits > 0) addToBreakdown(breakdown, 'hour', String(hour), count)
  }
}

const HOURS_PER_WEEK = 168

function countCodes(
  size: number,
  rows: Uint32Array,
  codeOf: (row: number) => number,
  isClick: (row: number) => number,
) {
  const hits = new Uint32Array(size)
  const clicks = new Uint32Array(size)
  for (const row of rows) {
    const code = codeOf(row)
    hits[code] = (hits[code] as number) + 1
    clicks[code] = (clicks[code] as number) + isClick(row)
  }
  return Array.from(hits, (count, code) => ({ hits: count, clicks: clicks[code] as number }))
}
