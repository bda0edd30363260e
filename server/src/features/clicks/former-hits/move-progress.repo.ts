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
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', STATE_KEY)
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : null
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
  const value = JSON.stringify(progress)
  const updatedAt = now.toISOString()
  await queries
    .insertInto('service_state')
    .values({ key: STATE_KEY, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}
