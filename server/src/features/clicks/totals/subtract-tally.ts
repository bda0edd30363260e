import type { Tally } from './tally.ts'

/** The difference of two tallies, without rows that are equal in both. */
export function subtractTally(more: Tally, less: Tally): Omit<Tally, 'readers'> {
  return {
    days: subtract(more.days, less.days),
    hourlyTotals: subtract(more.hourlyTotals, less.hourlyTotals),
  }
}

interface Counted {
  readonly hits: number
  readonly clicks?: number
}

function subtract<Row extends Counted>(more: readonly Row[], less: readonly Row[]): Row[] {
  const rows = new Map<string, Row>(more.map((row) => [keyOf(row), row]))
  for (const row of less) {
    const key = keyOf(row)
    rows.set(key, minus(rows.get(key) ?? { ...row, ...zeroOf(row) }, row))
  }
  return [...rows.values()].filter(({ hits, clicks = 0 }) => hits !== 0 || clicks !== 0)
}

function keyOf({ hits, clicks, ...key }: Counted): string {
  return JSON.stringify(key)
}

function zeroOf({ clicks }: Counted): Counted {
  return clicks === undefined ? { hits: 0 } : { hits: 0, clicks: 0 }
}

function minus<Row extends Counted>(row: Row, less: Row): Row {
  const hits = row.hits - less.hits
  if (row.clicks === undefined) return { ...row, hits }
  return { ...row, hits, clicks: row.clicks - (less.clicks ?? 0) }
}
