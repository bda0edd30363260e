import type { HourlyTotalTable } from '../../../db/tables/click-hourly-total.table.ts'

/** The number of hits of each owner. */
export function countByOwner(
  hourlyTotals: readonly Pick<HourlyTotalTable, 'ownerId' | 'hits'>[],
): [ownerId: string, hits: number][] {
  const counts = new Map<string, number>()
  for (const { ownerId, hits } of hourlyTotals)
    counts.set(ownerId, (counts.get(ownerId) ?? 0) + hits)
  return [...counts]
}
