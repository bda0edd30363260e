export interface Quartiles {
  readonly lower: number
  readonly median: number
  readonly upper: number
}

/** @example quantile([4, 1, 2, 3, 5], 0.5) // 3 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const dataFolder = (sorted.length - 1) * share
  const below = sorted[Math.floor(dataFolder)] ?? 0
  const above = sorted[Math.ceil(dataFolder)] ?? 0
  return below + (above - below) * (dataFolder - Math.floor(dataFolder))
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
