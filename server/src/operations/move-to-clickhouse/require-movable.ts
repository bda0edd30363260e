import type { Queries } from '../../db/transact.ts'
import type { ClickHouse } from '../../features/clicks/clickhouse/clickhouse.ts'
import { hasClickHouseHits } from '../../features/clicks/clickhouse-move/clickhouse-hits.repo.ts'
import { forgetMove, readMoveState } from '../../features/clicks/clickhouse-move/move-state.repo.ts'
import { readRulesProgress } from '../../features/clicks/store/rules-progress.repo.ts'
import { StartError } from '../../start-error.ts'

/** Throws when the clicks cannot be moved now, and says what to do. */
export async function requireMovable(
  db: Queries,
  clickHouse: Pick<ClickHouse, 'query'>,
  { isBack, deletesCopied }: { readonly isBack: boolean; readonly deletesCopied: boolean },
): Promise<void> {
  if (((await readRulesProgress(db))?.next ?? null) !== null) {
    throw new StartError(
      'The server is still classifying stored clicks by new rules. Run this command when the job "Counting rules" is done; the admin area shows its last run.',
    )
  }
  const phase = (await readMoveState(db))?.phase
  if (!isBack && (phase === 'returning' || phase === 'returned')) {
    if (await hasClickHouseHits(clickHouse)) {
      throw new StartError(
        'ClickHouse still has the clicks that were copied back with --back. To move again, empty its tables link_hit, day_reader, quarter_readers, and daily_total (TRUNCATE TABLE). To continue copying back, run this command with --back.',
      )
    }
    await forgetMove(db)
  }
  if (!isBack && !deletesCopied && phase === 'emptied') {
    throw new StartError(
      'The copied clicks were deleted from the main database. If a server still stored clicks there, run this command with --delete-copied again.',
    )
  }
}
