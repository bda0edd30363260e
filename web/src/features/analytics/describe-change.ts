import { formatCount, formatPercent } from '../../format/numbers.ts'

/**
 * Compares a count with that of the previous period of as many days. From twice the count on, it names
 * the difference instead of percents.
 *
 * @example describeChange(30, 20, 7) // '↑ 50% vs. 20 in the previous 7 days'
 */
export function describeChange(count: number, previousCount: number, days: number): string {
  const period = `in the previous ${days === 1 ? 'day' : `${days} days`}`
  if (previousCount === 0) return `None ${period}`
  if (count === previousCount) return `Same as ${period}`
  const change =
    count > 2 * previousCount
      ? `+${formatCount(count - previousCount)}`
      : `${count > previousCount ? '↑' : '↓'} ${formatShare(Math.abs(count - previousCount) / previousCount)}`
  return `${change} vs. ${formatCount(previousCount)} ${period}`
}

function formatShare(share: number): string {
  return share < 0.005 ? '<1%' : formatPercent(share)
}
