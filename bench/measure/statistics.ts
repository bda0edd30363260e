export interface Quartiles {
  readonly lower: number
  readonly median: number
  readonly upper: number
}

/** @example quantile([4, 1, 2, 3, 5], 0.5) // 3 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? 0
  return below + (above - below) * (place - Math.floor(place))
}

export function quartiles(values: readonly number[]): Quartiles {
  return {
    lower: quantile(values, 0.25),
    median: quantile(values, 0.5),
    upper: quantile(values, 0.75),
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
