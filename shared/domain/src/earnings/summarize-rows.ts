import type { EarningRow } from './earning-row.ts'

/** What is in a report, before it is imported. */
export interface ReportSummary {
  readonly rows: number
  readonly firstDay: string
  readonly lastDay: string
  readonly totals: readonly CurrencyTotal[]
  readonly items: number
  readonly orderedItems: number
}

export interface CurrencyTotal {
  readonly currency: string
  readonly amount: number
}

/**
 * Adds up the rows of a report, by currency.
 *
 * @example summarizeRows(rows).totals // [{ currency: 'USD', amount: 39900 }]
 */
export function summarizeRows(rows: readonly EarningRow[]): ReportSummary {
  const days = rows.map(({ day }) => day).toSorted()
  const itemsOf = (kind: EarningRow['kind']) =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? row.items : 0), 0)
  return {
    rows: rows.length,
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
    totals: sumByCurrency(rows),
    items: itemsOf('commission'),
    orderedItems: itemsOf('order'),
  }
}

/**
 * Adds up amounts by currency, sorted by currency code.
 *
 * @example sumByCurrency([{ currency: 'USD', amount: 1 }, { currency: 'USD', amount: 2 }]) // [{ currency: 'USD', amount: 3 }]
 */
export function sumByCurrency(
  rows: readonly Pick<EarningRow, 'currency' | 'amount'>[],
): CurrencyTotal[] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of rows) sums.set(currency, amount + (sums.get(currency) ?? 0))
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}
