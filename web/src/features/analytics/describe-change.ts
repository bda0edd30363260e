import { formatCount, formatPercent } from '../../format/numbers.ts'

/**
 * How a figure stands against the one before it.
 *
 * @example describeChange(30, 20) // '50% more than the 20 before'
 */
export function describeChange(now: number, before: number): string {
  if (now === before) return now === 0 ? 'None before either' : `As many as before`
  if (before === 0) return 'None before'
  const share = Math.abs(now - before) / before
  const amount =
    now > 2 * before ? `${formatCount(now - before)} more` : percentOf(share, now > before)
  return `${amount} than the ${formatCount(before)} before`
}

function percentOf(share: number, isMore: boolean): string {
  const text = share < 0.005 ? 'Slightly' : formatPercent(share)
  return `${text} ${isMore ? 'more' : 'fewer'}`
}
