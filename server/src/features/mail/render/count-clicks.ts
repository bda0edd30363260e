const number = new Intl.NumberFormat('en')

export function formatCount(count: number): string {
  return number.format(count)
}

/** @example countClicks(1) // '1 click' */
export function countClicks(clicks: number): string {
  return clicks === 1 ? '1 click' : `${formatCount(clicks)} clicks`
}
