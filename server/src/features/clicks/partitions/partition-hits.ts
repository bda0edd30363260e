import type { Queries } from '../../../db/transact.ts'
import { firstHitIdAt, timeOfHitId } from '../hit-id.ts'
import {
  addTableEnd,
  dropTableEnd,
  findHitRange,
  findTableEnd,
  partitionTable,
  validateTableEnd,
} from '../store/hit-partitions.repo.ts'
import { withShortLocks } from '../store/short-locks.repo.ts'
import { startOfMonth } from './months.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** More than the conversion takes, and than a clock is usually wrong. */
const AHEAD_MS = 7 * DAY_MS
const CHECK_VIOLATION = '23514'

interface PartitionDeps {
  /** Without a time limit. */
  readonly db: Queries
  readonly now: () => number
}

/**
 * Converts a table with hits to one with partitions. Nothing is copied: the table becomes the partition of
 * all hits before the start of a coming month. Each step stays done when the process is killed after it.
 */
export async function partitionHits({ db, now }: PartitionDeps): Promise<void> {
  const end = (await findUsableEnd(db, now())) ?? (await chooseEnd(db, now()))
  if (!end.isValid) await validate(db)
  await withShortLocks(db, (queries) => partitionTable(queries, end.before))
}

async function findUsableEnd(db: Queries, nowMs: number) {
  const end = await findTableEnd(db)
  if (!end || timeOfHitId(end.before) > nowMs + DAY_MS) return end
  // The conversion did not finish in time. The table must accept the hits of the next month.
  await withShortLocks(db, dropTableEnd)
  return null
}

async function chooseEnd(db: Queries, nowMs: number) {
  const hits = await findHitRange(db)
  // A process whose clock was ahead may have stored later hits.
  const latestMs = Math.max(nowMs + AHEAD_MS, hits ? timeOfHitId(hits.newest) : 0)
  const before = firstHitIdAt(startOfMonth(latestMs, 1))
  await withShortLocks(db, (queries) => addTableEnd(queries, before))
  return { before, isValid: false }
}

async function validate(db: Queries): Promise<void> {
  try {
    await validateTableEnd(db)
  } catch (error) {
    // A later hit was stored just before the table got its end. The next run chooses another end.
    if ((error as { code?: unknown }).code === CHECK_VIOLATION) {
      await withShortLocks(db, dropTableEnd)
    }
    throw error
  }
}
