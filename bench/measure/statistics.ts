export interface Quartiles {
  readonly lower: number
  readonly median: number
  readonly upper: number
}

export function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => {
    const place = (sorted.length - 1) * share
    const below = sorted[Math.floor(place)] ?? 0
    const above = sorted[Math.ceil(place)] ?? 0
    return below + (above - below) * (place - Math.floor(place))
  }
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) }
}

export function median(values: readonly number[]): number {
  return quartiles(values).median
}
