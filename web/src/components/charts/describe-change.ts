import { formatCount, formatPercent } from '@everyshelf/domain/format'

/**
 * Compares a count with that of the previous period of as many days.
 *
 * @example describeChange(30, 20, 7) // '↑ 50% vs. 20 in the previous 7 days'
 */
export function describeChange(count: number, previousCount: number, days: number): string {
  const period = days === 1 ? 'on the previous day' : `in the previous ${days} days`
  if (previousCount === 0) return `None ${period}`
  if (count === previousCount) return `Same as ${period}`
  return `${formatChange(count, previousCount)} vs. ${formatCount(previousCount)} ${period}`
}

/**
 * The change alone; empty when there is none, or nothing to compare with. If the count more than doubled, it
 * is the difference rather than a percentage.
 *
 * @example formatChange(30, 20) // '↑ 50%'
 */
export function formatChange(count: number, previousCount: number): string {
  if (previousCount === 0 || count === previousCount) return ''
  return count > 2 * previousCount
    ? `+${formatCount(count - previousCount)}`
    : `${count > previousCount ? '↑' : '↓'} ${formatShare(Math.abs(count - previousCount) / previousCount)}`
}

function formatShare(share: number): string {
  return share < 0.005 ? '<1%' : formatPercent(share)
}
