import type { Database } from '../../db/database.ts'
import { createTransact, type Queries } from '../../db/transact.ts'
import { createErasureRepo } from '../../features/accounts/erasure.repo.ts'
import { finishErasures } from '../../features/accounts/erasure.ts'
import { lockTotals } from '../../features/clicks/totals/lock-totals.repo.ts'
import { createMailRepo } from '../../features/mail/mail.repo.ts'

/**
 * Deletes accounts from an older state of the database that were deleted since (P7), as deleting them
 * does. Returns how many of them were there.
 */
export async function eraseAgain(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  userIds: readonly string[],
  now: Date,
): Promise<number> {
  const repo = createErasureRepo(db, createTransact(db), kind, lockTotals)
  const mail = createMailRepo(db)
  let found = 0
  for (const userId of userIds) {
    if (await isErased(db, userId)) continue
    const email = await findEmail(db, userId)
    if (email !== undefined) found++
    await repo.eraseAccount(userId, now, async (queries) => {
      if (email !== undefined) await mail.removeAddress(queries, email.toLowerCase())
    })
  }
  await finishErasures(repo, () => now.getTime())
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

async function findEmail(db: Queries, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.email
}
