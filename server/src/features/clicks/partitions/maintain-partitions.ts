import { HIT_RETENTION_MONTHS } from '@everyshelf/domain/limits'
import type { Queries } from '../../../db/transact.ts'
import { firstHitIdAt, HIT_ID_EPOCH_MS, timeOfHitId } from '../hit-id.ts'
import {
  createHitMonth,
  dropIfEmpty,
  findOtherHit,
  type HitPartition,
  hasOtherHits,
  isOwnPartition,
  listHitPartitions,
} from '../store/hit-partitions.repo.ts'
import { withShortLocks } from '../store/short-locks.repo.ts'
import { listMissingMonths } from './missing-months.ts'
import { startOfMonth } from './months.ts'

const MONTHS_AHEAD = 3

export interface MaintainDeps {
  /** PostgreSQL without a time limit. */
  readonly db: Queries
  /** A time that has certainly passed (R52). */
  readonly readProven: () => Promise<number | null>
  readonly shouldStop?: () => boolean
  readonly now: () => number
}

/**
 * Keeps the partitions of hits by month: creates the months ahead of time, moves hits of a month that had no
 * partition, and drops old months that have no hits any more.
 */
export async function maintainPartitions(deps: MaintainDeps): Promise<string | null> {
  const { db, readProven, shouldStop = () => false, now } = deps
  if (!(await hasOtherHits(db))) return 'The table link_hit has partitions of your own'
  for (const month of await listMissing(deps, await listHitPartitions(db))) {
    if (shouldStop()) return null
    await withShortLocks(db, (queries) => createHitMonth(queries, month))
  }
  // The oldest first, so that no month is missing between two others.
  const provenMs = Math.min(now(), (await readProven()) ?? 0)
  for (const partition of await listHitPartitions(db)) {
    if (shouldStop() || !isOld(partition, provenMs)) break
    if (!(await dropIfEmpty(db, partition))) break
  }
  return null
}

/** The months without a partition, from the oldest one with hits to the last one ahead. */
async function listMissing(
  { db, now }: MaintainDeps,
  partitions: readonly HitPartition[],
): Promise<string[]> {
  const storedFrom = Math.max(startOfMonth(now(), -HIT_RETENTION_MONTHS), HIT_ID_EPOCH_MS)
  const other = await findOtherHit(db, firstHitIdAt(storedFrom))
  const first = partitions[0]
  const starts = [
    now(),
    ...(other === null ? [] : [timeOfHitId(other)]),
    ...(first ? [timeOfHitId(first.from)] : []),
  ]
  const beforeMs = startOfMonth(now(), MONTHS_AHEAD + 1)
  return listMissingMonths(partitions, Math.min(...starts), beforeMs)
}

/** An operator's partitions stay. */
function isOld(partition: HitPartition, provenMs: number): boolean {
  const storedFrom = firstHitIdAt(startOfMonth(provenMs, -HIT_RETENTION_MONTHS))
  return isOwnPartition(partition) && partition.before <= storedFrom
}
