import { toIsoTime, toJsonText } from '../../db/columns.ts'
import { createPublicId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'

/** Creates the profile of a new account; does nothing when it exists. */
export async function addProfile(
  queries: Queries,
  userId: string,
  firstName: string,
  now: Date,
): Promise<void> {
  const time = toIsoTime(now)
  await queries
    .insertInto('user_profile')
    .values({
      userId,
      publicId: createPublicId(),
      username: firstName,
      affiliateTags: toJsonText({}),
      premiumUntil: null,
      createdAt: time,
      updatedAt: time,
    })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
}
