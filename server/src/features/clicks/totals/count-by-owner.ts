import type { ClickCellTable } from '../../../db/tables/click-cell.table.ts'

/** How many hits there are of each owner. */
export function countByOwner(
  cells: readonly Pick<ClickCellTable, 'ownerId' | 'hits'>[],
): [ownerId: string, hits: number][] {
  const counts = new Map<string, number>()
  for (const { ownerId, hits } of cells) counts.set(ownerId, (counts.get(ownerId) ?? 0) + hits)
  return [...counts]
}
