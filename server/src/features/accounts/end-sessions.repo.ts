import type { Queries } from '../../db/transact.ts'

/** Which of an account's sessions stay signed in. */
export interface SessionsToKeep {
  readonly sessionId?: string
  readonly extensions?: boolean
}

/**
 * Ends an account's sessions in browsers and extensions; returns how many. Deletes approved device
 * codes first, so none becomes a session after the deletion (S71).
 */
export async function endSessions(
  queries: Queries,
  userId: string,
  toKeep: SessionsToKeep = {},
): Promise<number> {
  await queries.deleteFrom('device_code').where('userId', '=', userId).execute()
  const { sessionId, extensions = false } = toKeep
  const { numDeletedRows } = await queries
    .deleteFrom('session')
    .where('userId', '=', userId)
    .$if(sessionId !== undefined, (query) => query.where('id', '!=', sessionId ?? ''))
    .$if(extensions, (query) => query.where('client', '!=', 'extension'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Number of extensions connected to an account. */
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
