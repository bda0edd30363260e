const steps = [1, 2, 3, 4, 5, 6, 8]

/**
 * A round number at or above the highest, for the upper edge of a chart; its half is whole too.
 *
 * @example roundUp(37) // 40
 */
export function roundUp(highest: number): number {
  if (highest <= 10) return Math.max(2, 2 * Math.ceil(highest / 2))
  const power = 10 ** Math.floor(Math.log10(highest))
  return power * (steps.find((step) => step * power >= highest) ?? 10)
}
