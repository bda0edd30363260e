import { addDays, countDays } from '../clicks/index.ts'
import type { EarningRow } from './earning-row.ts'
import { earningSources } from './earning-sources.ts'

/** Days, including both the first and the last. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** What tells which reports an earning can stand in. */
export type EarningOrigin = Pick<EarningRow, 'source' | 'kind' | 'seller' | 'currency'>

/** The days of one report, for one origin that it has rows of. */
export interface CoveredDays extends EarningOrigin, DayRange {}

/** What the reports of an account cover, and what of it was earned on a day. */
export interface OriginDay extends EarningOrigin {
  readonly day: string
  readonly amount: number
}

/**
 * Names the reports that contain an earning. A network's reports cover all its stores; another program's
 * reports cover one store. Commissions and bounties have separate reports, and so does each currency.
 *
 * @example nameReports({ source: 'awin', kind: 'commission', seller: 'librofm', currency: 'USD' }) // 'awin commission USD'
 */
export function nameReports({ source, kind, seller, currency }: EarningOrigin): string {
  const store = earningSources[source].isNetwork ? [] : [seller ?? '']
  return [source, kind, ...store, currency].join(' ')
}

/** How many of the reports that the period has cover a day. */
export type DayCoverage = 'all' | 'some' | 'none'

/** The same days of two periods that reports cover both times. */
export interface CoveredComparison {
  readonly amount: number
  readonly previousAmount: number
  /** How many days of the period it compares. */
  readonly days: number
  /** Whether that is all that reports cover in the two periods. */
  readonly isWhole: boolean
}

/** Each range of a store is a count of its clicks. Beyond so many, the shortest gaps count as covered. */
export const COVERED_RANGES_MAX = 60

/** On which days an account has reports. Days without one say nothing about what was earned. */
export interface Coverage {
  /** The days of a period that the reports of any of these origins cover, in order and without overlaps. */
  readonly listRanges: (origins: readonly EarningOrigin[], period: DayRange) => DayRange[]
  readonly describeDay: (day: string, period: DayRange) => DayCoverage
  /** Compares with the same number of days before; null if no day has reports both times. */
  readonly compare: (earned: readonly OriginDay[], period: DayRange) => CoveredComparison | null
}

/**
 * @example createCoverage([{ ...origin, from: '2026-11-01', to: '2026-11-20' }]).describeDay('2026-11-21', november) // 'none'
 */
export function createCoverage(reports: readonly CoveredDays[]): Coverage {
  const byName = new Map<string, DayRange[]>()
  for (const { from, to, ...origin } of reports) {
    const name = nameReports(origin)
    byName.set(name, joinRanges([...(byName.get(name) ?? []), { from, to }]))
  }
  const covers = (name: string, day: string) =>
    (byName.get(name) ?? []).some(({ from, to }) => from <= day && day <= to)

  return {
    listRanges: (origins, period) => {
      const names = [...new Set(origins.map(nameReports))]
      const ranges = joinRanges(names.flatMap((name) => byName.get(name) ?? []))
      return closeGaps(cut(ranges, period), COVERED_RANGES_MAX)
    },

    describeDay: (day, period) => {
      const shown = [...byName].filter(([, ranges]) => cut(ranges, period).length > 0)
      const covering = shown.filter(([name]) => covers(name, day)).length
      if (covering === 0) return 'none'
      return covering === shown.length ? 'all' : 'some'
    },

    compare: (earned, period) => {
      const length = countDays(period.from, period.to)
      const before = { from: addDays(period.from, -length), to: addDays(period.from, -1) }
      const compared = new Map<string, DayRange[]>()
      let isWhole = true
      for (const [name, ranges] of byName) {
        const now = cut(ranges, period)
        const then = cut(ranges, before).map((range) => moveRange(range, length))
        const both = now.flatMap((range) => cut(then, range))
        if (both.length > 0) compared.set(name, both)
        isWhole &&= countOf(both) === countOf(now) && countOf(both) === countOf(then)
      }
      const both = joinRanges([...compared.values()].flat())
      if (both.length === 0) return null
      const sumOf = (daysLater: number) =>
        earned.reduce((sum, { day, amount, ...origin }) => {
          const moved = addDays(day, daysLater)
          const ranges = compared.get(nameReports(origin)) ?? []
          return ranges.some(({ from, to }) => from <= moved && moved <= to) ? sum + amount : sum
        }, 0)
      return { amount: sumOf(0), previousAmount: sumOf(length), days: countOf(both), isWhole }
    },
  }
}

/** Sorts ranges and joins those that overlap or touch. */
function joinRanges(ranges: readonly DayRange[]): DayRange[] {
  const joined: DayRange[] = []
  for (const range of ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1)
    if (last && range.from <= addDays(last.to, 1)) {
      joined[joined.length - 1] = { from: last.from, to: laterOf(last.to, range.to) }
    } else joined.push(range)
  }
  return joined
}

/** Joins the ranges with the fewest days between them, until there are at most so many. */
function closeGaps(ranges: readonly DayRange[], max: number): DayRange[] {
  const gaps = ranges.slice(1).map(({ from }, index) => ({
    index: index + 1,
    days: countDays(ranges[index]?.to ?? from, from),
  }))
  const closed = gaps
    .toSorted((a, b) => a.days - b.days)
    .slice(0, Math.max(0, ranges.length - max))
    .map(({ index }) => index)
  const starts = ranges.flatMap((_, index) => (closed.includes(index) ? [] : index))
  return starts.flatMap((start, index) => {
    const [first, last] = [ranges[start], ranges[(starts[index + 1] ?? ranges.length) - 1]]
    return first && last ? { from: first.from, to: last.to } : []
  })
}

/** The part of each range that lies in the period. */
function cut(ranges: readonly DayRange[], period: DayRange): DayRange[] {
  return ranges
    .map(({ from, to }) => ({
      from: laterOf(from, period.from),
      to: earlierOf(to, period.to),
    }))
    .filter(({ from, to }) => from <= to)
}

function laterOf(a: string, b: string): string {
  return earlierOf(a, b) === a ? b : a
}

function earlierOf(a: string, b: string): string {
  return [a, b].toSorted()[0] ?? a
}

function moveRange({ from, to }: DayRange, days: number): DayRange {
  return { from: addDays(from, days), to: addDays(to, days) }
}

function countOf(ranges: readonly DayRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + countDays(from, to), 0)
}
