import type { RouterOutputs } from '@everyshelf/server/api'

export type Overview = RouterOutputs['admin']['overview']['read']

export type OverviewDay = Overview['days'][number]

export type FigureName = Exclude<keyof OverviewDay, 'day'>

/** All days together; null where no day was counted. */
export function sumOf(days: readonly OverviewDay[], name: FigureName): number | null {
  const counted = days.flatMap((day) => day[name] ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, count) => sum + count, 0)
}

/** Of the last day that was counted. */
export function lastOf(days: readonly OverviewDay[], name: FigureName): number | null {
  return days.findLast((day) => day[name] !== null)?.[name] ?? null
}
