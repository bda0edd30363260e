import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'

/** How many rows of the former tables are moved, and the first day (UTC) whose hits all are. */
export interface MoveProgress {
  readonly moved: number
  readonly total: number
  readonly completeFrom: string | null
}

/** The key in `service_state`. */
const STATE_KEY = 'moving-hits'

/** Null when nothing is being moved. */
export async function readMoveProgress(db: Queries): Promise<MoveProgress | null> {
  const progress = await readState(db, STATE_KEY)
  return progress === null ? null : JSON.parse(progress)
}

/** Null when all hits are moved. */
export async function writeMoveProgress(
  queries: Queries,
  progress: MoveProgress | null,
  now: Date,
): Promise<void> {
  if (progress === null) {
    await queries.deleteFrom('service_state').where('key', '=', STATE_KEY).execute()
    return
  }
  await writeState(queries, STATE_KEY, JSON.stringify(progress), now)
}
