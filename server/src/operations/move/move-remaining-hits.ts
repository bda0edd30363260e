import type { Database } from '../../db/database.ts'
import { createTransact } from '../../db/transact.ts'
import { moveFormerHits } from '../../features/clicks/former-hits/move-former-hits.ts'
import type { Progress } from '../progress.ts'

/**
 * Moves hits that are still in the tables of an earlier version, which the server otherwise does while it
 * runs. Only the tables of this version can be copied to PostgreSQL.
 */
export async function moveRemainingHits(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  progress: Progress,
): Promise<void> {
  await moveFormerHits({
    db,
    kind,
    transact: createTransact(db),
    onProgress: ({ moved, total }) => progress.show('moving hits', moved, total),
    shouldStop: () => false,
    pauseFactor: 0,
    now: Date.now,
  })
}
