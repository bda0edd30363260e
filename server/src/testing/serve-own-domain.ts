import { toIsoTime, toJsonText } from '../db/columns.ts'
import type { TestApp } from './test-app.ts'

/** Gives an account a domain whose records are right. Processes learn it within a second. */
export async function serveOwnDomain(
  { database }: Pick<TestApp, 'database'>,
  host: string,
  email: string,
  pageId: string | null = null,
): Promise<void> {
  const { db } = database
  const user = db.selectFrom('user').select('id').where('email', '=', email)
  const { id: ownerId } = await user.executeTakeFirstOrThrow()
  const time = toIsoTime(Date.now())
  await db
    .insertInto('own_domain')
    .values({
      ...{ host, heldHost: host, ownerId, token: host, state: 'serving', pageId },
      ...{ problem: null, found: toJsonText([]), addedAt: time, checkedAt: time, triedAt: time },
      ...{
        claimedAt: null,
        brokenSince: null,
        removedAt: null,
        disabledReason: null,
        hasWww: 0,
        version: host.length,
      },
    })
    .execute()
}
