import type { Queries } from '../../../db/transact.ts'
import type { ExpiredBefore } from '../click-store.ts'
import { readExpiredUntil } from '../clickhouse/expired-until.repo.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { deleteReadersBefore, deleteTotalsBefore } from '../store/delete-in-steps.repo.ts'
import { deleteHitsBefore } from '../store/expire-hits.repo.ts'
import { listOwnerRanges } from './main-hits.repo.ts'
import { readMoveState } from './move-state.repo.ts'

/** Deletes what is too old from the main database, too, which keeps the clicks from before a move (P2, P3). */
export async function expireCopied(
  db: Queries,
  { hits, totals, readers }: ExpiredBefore,
  shouldStop: () => boolean,
): Promise<void> {
  if (readers !== undefined) await deleteReadersBefore(db, readers)
  // Before it is complete, ClickHouse may lack some.
  if ((await readMoveState(db))?.phase !== 'complete') return
  if (totals !== undefined) await deleteTotalsBefore(db, totals)
  if (hits === undefined) return
  const until = await readExpiredUntil(db)
  for (const range of await listOwnerRanges(db)) {
    for (let owner = range.first; owner <= range.last; owner++) {
      if (shouldStop()) return
      await deleteHitsBefore(db, owner, until)
      await db
        .deleteFrom('packed_month')
        .where('owner', '=', owner)
        .where('month', '<', monthOf(until))
        .execute()
    }
  }
}
