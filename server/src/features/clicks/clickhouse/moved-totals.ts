import {
  addToBreakdown,
  type Breakdown,
  breakdownDimensions,
  formatBreakdown,
  mergeStoredBreakdown,
} from '../counting/breakdown.ts'
import type { MovedTotal } from '../move/movable-clicks.ts'
import { ALL_BOOKS } from './append-hits.repo.ts'

/** A row of ClickHouse's `daily_total`: one count. The main database has all counts of a book in one row. */
export interface TotalRow {
  readonly owner: number
  readonly day: string
  readonly identifier: string
  readonly dimension: string
  readonly value: string
  readonly count: number
}

const sums = ['hits', 'clicks', 'readers'] as const

/** Joins the counts of some owners, and adds up the books for the row of all of them. */
export function joinTotals(rows: readonly TotalRow[]): MovedTotal[] {
  const totals = new Map<string, Omit<MovedTotal, 'breakdown'> & { values: Breakdown }>()
  for (const { owner, day, identifier, dimension, value, count } of rows) {
    const books = dimension === 'readers' ? [identifier] : new Set([identifier, ALL_BOOKS])
    for (const book of books) {
      const key = `${owner} ${day} ${book}`
      const empty = { owner, day, identifier: book, hits: 0, clicks: 0, readers: 0 }
      const total = totals.get(key) ?? { ...empty, values: new Map() }
      totals.set(key, total)
      const known = breakdownDimensions.find((name) => name === dimension)
      const sum = sums.find((name) => name === dimension)
      if (known) addToBreakdown(total.values, known, value, count)
      else if (sum) total[sum] += count
    }
  }
  return [...totals.values()].map(({ values, ...total }) => ({
    ...total,
    breakdown: formatBreakdown(values),
  }))
}

/** Splits all totals of some owners. What books do not add up to stays in rows without a book. */
export function splitTotals(totals: readonly MovedTotal[]): TotalRow[] {
  const rows = new Map<string, TotalRow>()
  const add = (row: TotalRow) => {
    const { owner, day, identifier, dimension, value, count } = row
    const key = [owner, day, identifier, dimension, value].join('\n')
    rows.set(key, { ...row, count: count + (rows.get(key)?.count ?? 0) })
  }
  const withAll = new Set(
    totals.flatMap(({ owner, day, identifier }) =>
      identifier === ALL_BOOKS ? `${owner} ${day}` : [],
    ),
  )
  for (const total of totals) {
    const { owner, day, identifier } = total
    for (const counted of listCounts(total)) {
      add({ owner, day, identifier, ...counted })
      // The readers of a book may have read another one, too.
      if (identifier === ALL_BOOKS || counted.dimension === 'readers') continue
      if (!withAll.has(`${owner} ${day}`)) continue
      add({ owner, day, identifier: ALL_BOOKS, ...counted, count: -counted.count })
    }
  }
  return [...rows.values()].filter(({ count }) => count > 0)
}

function listCounts(total: MovedTotal): Pick<TotalRow, 'dimension' | 'value' | 'count'>[] {
  const values: Breakdown = new Map()
  mergeStoredBreakdown(values, total.breakdown)
  return [
    ...sums.map((dimension) => ({ dimension, value: '', count: total[dimension] })),
    ...[...values].flatMap(([dimension, counts]) =>
      [...counts].map(([value, count]) => ({ dimension, value, count })),
    ),
  ]
}
