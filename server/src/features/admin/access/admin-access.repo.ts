import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { PersonalData } from '../../../feature.ts'

export async function findAdminSession(
  db: Queries,
  sessionId: string,
): Promise<{ readonly seenAt: number } | undefined> {
  const row = await db
    .selectFrom('admin_session')
    .select('seenAt')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row && { seenAt: Date.parse(row.seenAt) }
}

export async function openAdminSession(
  queries: Queries,
  session: { readonly id: string; readonly userId: string },
  now: number,
): Promise<void> {
  const times = { openedAt: toIsoTime(now), seenAt: toIsoTime(now) }
  await queries
    .insertInto('admin_session')
    .values({ sessionId: session.id, userId: session.userId, ...times })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(times))
    .execute()
}

export async function touchAdminSession(
  db: Queries,
  sessionId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('admin_session')
    .set({ seenAt: toIsoTime(now) })
    .where('sessionId', '=', sessionId)
    .execute()
}

export async function closeAdminSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom('admin_session').where('sessionId', '=', sessionId).execute()
}

/** Deletes rows of ended sessions. */
export async function deleteOldAdminSessions(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom('admin_session').where('openedAt', '<', toIsoTime(before)).execute()
}

export const adminData: PersonalData = {
  exportOwned: async ({ ofUser }) => ({
    admin_session: await ofUser('admin_session', ['openedAt', 'seenAt']),
  }),
  eraseOwned: ({ deleteOfUser }) => deleteOfUser('admin_session'),
}
