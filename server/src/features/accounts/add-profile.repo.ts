import { toIsoTime, toJsonText } from '../../db/columns.ts'
import { createPublicId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'

/** Makes the profile of a new account; one that exists already stays as it is. */
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
