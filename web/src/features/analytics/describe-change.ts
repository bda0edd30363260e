const number = new Intl.NumberFormat('en')
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

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
    now > 2 * before ? `${number.format(now - before)} more` : percentOf(share, now > before)
  return `${amount} than the ${number.format(before)} before`
}

function percentOf(share: number, isMore: boolean): string {
  const text = share < 0.005 ? 'Slightly' : percent.format(share)
  return `${text} ${isMore ? 'more' : 'fewer'}`
}
