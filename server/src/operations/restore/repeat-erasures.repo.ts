import type { Database } from '../../db/database.ts'
import { createTransact, type Queries } from '../../db/transact.ts'
import { createErasureRepo } from '../../features/accounts/erasure.repo.ts'
import { eraseHitOwner } from '../../features/clicks/store/hit-owners.repo.ts'
import { eraseLinks } from '../../features/links/store/erase-links.repo.ts'
import { createMailRepo } from '../../features/mail/mail.repo.ts'

/**
 * Deletes accounts again in a restored database that were deleted after the backup. Returns
 * how many still existed.
 */
export async function repeatErasures(
  { db }: Pick<Database, 'db'>,
  userIds: readonly string[],
  now: Date,
): Promise<number> {
  const repo = createErasureRepo(createTransact(db), { eraseOwner: eraseHitOwner, eraseLinks })
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
