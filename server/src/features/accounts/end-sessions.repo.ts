import { isSameBrowser } from '@everyshelf/domain/clicks'
import type { Queries } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'

/** Which of an account's sessions stay signed in. */
export interface SessionsToKeep {
  readonly sessionId?: string
  readonly extensions?: boolean
}

/**
 * Ends an account's sessions in browsers and extensions; returns how many. Deletes approved device
 * codes first, so none becomes a session after the deletion.
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

/**
 * Disconnects an account's extensions that run in the same browser and system as the given session.
 * Deletes their approved device codes first, so none becomes a session afterward.
 */
async function endExtensionsOfBrowser(queries: Queries, userId: string, sessionId: string) {
  const codes = await queries
    .selectFrom('device_code')
    .select(['id', 'userAgent'])
    .where('userId', '=', userId)
    .execute()
  const sessions = await queries
    .selectFrom('session')
    .select(['id', 'userAgent', 'client'])
    .where('userId', '=', userId)
    .execute()
  const current = sessions.find(({ id }) => id === sessionId)
  if (!current) return
  const isHere = (row: { readonly userAgent: string | null }) =>
    isSameBrowser(current.userAgent, row.userAgent)
  const codeIds = codes.filter(isHere).map(({ id }) => id)
  const extensions = sessions.filter((row) => row.client === 'extension' && isHere(row))
  const ids = extensions.map(({ id }) => id)
  if (codeIds.length > 0) {
    await queries.deleteFrom('device_code').where('id', 'in', codeIds).execute()
  }
  if (ids.length > 0) await queries.deleteFrom('session').where('id', 'in', ids).execute()
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

/** A session's sign-out: disconnects the extensions of its browser on request; returns how many stay. */
export async function leaveExtensions(
  queries: Queries,
  { userId, id }: Pick<Session, 'userId' | 'id'>,
  isDisconnecting: boolean,
  now: Date,
): Promise<number> {
  if (isDisconnecting) await endExtensionsOfBrowser(queries, userId, id)
  return await countExtensions(queries, userId, now)
}
