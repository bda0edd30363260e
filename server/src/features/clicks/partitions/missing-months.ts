import { firstHitIdAt, firstHitIdFrom } from '../hit-id.ts'
import type { HitPartition } from '../store/hit-partitions.repo.ts'
import { listMonths, startOfMonth } from './months.ts'

/** With a wrong clock there would be hundreds. A server that was off for a year needs half of these. */
const MAX_PARTITIONS = 60

/** The months from one time to before another that have no partition, oldest first. */
export function listMissingMonths(
  partitions: readonly HitPartition[],
  fromMs: number,
  beforeMs: number,
): string[] {
  return listMonths(fromMs, beforeMs)
    .filter((month) => !partitions.some((partition) => hasMonth(partition, month)))
    .slice(0, Math.max(0, MAX_PARTITIONS - partitions.length))
}

/** Also when an operator's partition has a part of it. */
function hasMonth({ from, before }: HitPartition, month: string): boolean {
  const id = firstHitIdFrom(`${month}-01`)
  const next = firstHitIdAt(startOfMonth(Date.parse(`${month}-01`), 1))
  return before > id && (from === null || from < next)
}
