import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { ErasePersonalData } from '../../feature.ts'

/**
 * Deletes an account with its personal data, in the caller's transaction, and notes it for a restore of an
 * older backup. False if there was no such account.
 */
export async function eraseAccount(
  queries: Queries,
  userId: string,
  { erasePersonalData, now }: { readonly erasePersonalData: ErasePersonalData; readonly now: Date },
): Promise<boolean> {
  const doneAt = toIsoTime(now)
  const user = await queries
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  await queries
    .insertInto('erasure')
    .values({ userId, requestedAt: doneAt, doneAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ doneAt }))
    .execute()
  await erasePersonalData(queries, { userId, email: user?.email ?? '' })
  return user !== undefined
}
