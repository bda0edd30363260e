import { earningsPerClick, formatAmount } from '@everyshelf/domain/earnings'
import { formatPercent } from '@everyshelf/domain/format'

/** @example formatPerClick(39900, 12, 'USD') // '$0.333' */
export function formatPerClick(amount: number, clicks: number | null, currency: string): string {
  const average = earningsPerClick(amount, clicks)
  return average === null ? '–' : formatAmount(average, currency, 3)
}

/** @example describeAmountChange(30, 20) // '↑ 50%' */
export function describeAmountChange(amount: number, previous: number): string {
  if (previous <= 0 || amount === previous) return ''
  const share = Math.abs(amount - previous) / previous
  const text = share < 0.005 ? '<1%' : formatPercent(share)
  return `${amount > previous ? '↑' : '↓'} ${text}`
}
