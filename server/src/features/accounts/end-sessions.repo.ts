import type { Queries } from '../../db/transact.ts'

/** What stays of an account's sessions. */
export interface KeptSessions {
  readonly sessionId?: string
  readonly extensions?: boolean
}

/**
 * Ends an account's sessions, of browsers and of extensions; returns how many. Approved codes that no
 * extension has redeemed go first, so that none becomes a session behind the deletion (S71).
 */
export async function endSessions(
  queries: Queries,
  userId: string,
  kept: KeptSessions = {},
): Promise<number> {
  await queries.deleteFrom('device_code').where('userId', '=', userId).execute()
  const { sessionId, extensions = false } = kept
  const { numDeletedRows } = await queries
    .deleteFrom('session')
    .where('userId', '=', userId)
    .$if(sessionId !== undefined, (query) => query.where('id', '!=', sessionId ?? ''))
    .$if(extensions, (query) => query.where('client', '!=', 'extension'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** How many extensions are connected to an account. */
export async function countExtensions(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<number> {
  const rows = await queries
    .selectFrom('session')
    .select('expiresAt')
    .where('userId', '=', userId)
    .where('client', '=', 'extension')
    .execute()
  return rows.filter(({ expiresAt }) => new Date(expiresAt) > now).length
}
