import { toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/**
 * Ends every session of an account in browsers and extensions, and deletes approved device codes.
 */
export async function endAllSessions(queries: Queries, userId: string): Promise<number> {
  await queries.deleteFrom('device_code').where('userId', '=', userId).execute()
  await queries.deleteFrom('admin_session').where('userId', '=', userId).execute()
  const { numDeletedRows } = await queries
    .deleteFrom('session')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** False for an admin, a banned user and an unknown id. */
export async function banUser(
  queries: Queries,
  userId: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('user')
    .set({ bannedAt: toIsoTime(now), banReason: reason })
    .where('id', '=', userId)
    .where('role', '!=', 'admin')
    .where('bannedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False for a user who is not banned. */
export async function unbanUser(queries: Queries, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('user')
    .set({ bannedAt: null, banReason: null })
    .where('id', '=', userId)
    .where('bannedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** They stay revoked when the ban ends. */
export async function revokeApiKeys(queries: Queries, userId: string, now: number): Promise<void> {
  await queries
    .updateTable('api_key')
    .set({ revokedAt: toIsoTime(now) })
    .where('ownerId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
}

/** They stay paused when the ban ends. */
export async function pauseWebhooks(queries: Queries, userId: string, now: number): Promise<void> {
  await queries
    .updateTable('webhook')
    .set({ pausedAt: toIsoTime(now) })
    .where('ownerId', '=', userId)
    .where('pausedAt', 'is', null)
    .execute()
}

export async function findPublicId(queries: Queries, userId: string) {
  const row = await queries
    .selectFrom('user_profile')
    .select('publicId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.publicId
}

export async function isUser(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Revokes all complimentary months; returns how many grants were revoked. Paid subscriptions stay.
 */
export async function revokeAllGrants(
  queries: Queries,
  userId: string,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('premium_grant')
    .set({ revokedAt: toIsoTime(now) })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
