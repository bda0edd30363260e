import type { RouterOutputs } from '@everyshelf/server/api'

export type Overview = RouterOutputs['admin']['overview']['read']

export type OverviewDay = Overview['days'][number]

export type MetricName = Exclude<keyof OverviewDay, 'day'>

/** The sum of all days; null if no day has data. */
export function sumOf(days: readonly OverviewDay[], name: MetricName): number | null {
  const counted = days.flatMap((day) => day[name] ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, count) => sum + count, 0)
}

/** The value of the last day that has data. */
export function lastOf(days: readonly OverviewDay[], name: MetricName): number | null {
  return days.findLast((day) => day[name] !== null)?.[name] ?? null
}
