import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/transact.ts'
import { eraseAccount } from '../../features/accounts/erasure.repo.ts'
import { erasePersonalData } from '../../personal-data.ts'

/**
 * In a restored database, deletes the accounts again that were deleted after the backup. Returns
 * how many still existed.
 */
export async function repeatErasures(
  { db }: Pick<Database, 'db'>,
  userIds: readonly string[],
  now: Date,
): Promise<number> {
  let found = 0
  for (const userId of userIds) {
    if (await isErased(db, userId)) continue
    const isFound = await db
      .transaction()
      .execute((queries) => eraseAccount(queries, userId, { erasePersonalData, now }))
    if (isFound) found++
  }
  return found
}

async function isErased(db: Queries, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('erasure')
    .select('doneAt')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.doneAt != null
}
