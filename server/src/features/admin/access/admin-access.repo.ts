import { parseJsonText, toIsoTime, toJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

export interface Factor {
  /** Encrypted. */
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  readonly isConfirmed: boolean
}

export async function findFactor(db: Queries, userId: string): Promise<Factor | undefined> {
  const row = await db
    .selectFrom('admin_factor')
    .select(['secret', 'recoveryCodes', 'confirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      secret: row.secret,
      recoveryCodes: parseJsonText(row.recoveryCodes),
      isConfirmed: row.confirmedAt !== null,
    }
  )
}

/** Replaces an unconfirmed factor; false when a confirmed one exists. */
export async function beginFactor(
  db: Queries,
  userId: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const row = { secret, recoveryCodes: toJsonText<string[]>([]), createdAt: iso(now) }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin_factor')
    .values({ userId, ...row, lastStep: null, confirmedAt: null })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(row).where('admin_factor.confirmedAt', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False when another request changed or confirmed the factor first. */
export async function confirmFactor(
  queries: Queries,
  userId: string,
  factor: { readonly secret: string; readonly step: number; readonly hashes: readonly string[] },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('admin_factor')
    .set({
      recoveryCodes: toJsonText(factor.hashes),
      lastStep: factor.step,
      confirmedAt: iso(now),
    })
    .where('userId', '=', userId)
    .where('secret', '=', factor.secret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False for a step that is not newer than the last one used. */
export async function consumeStep(
  queries: Queries,
  userId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('admin_factor')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Each code works once; false for an unknown or used code. */
export async function consumeRecoveryCode(
  queries: Queries,
  userId: string,
  hash: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('admin_factor')
    .select('recoveryCodes')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const codes = row ? parseJsonText(row.recoveryCodes) : []
  if (!row || !codes.includes(hash)) return false
  const { numUpdatedRows } = await queries
    .updateTable('admin_factor')
    .set({ recoveryCodes: toJsonText(codes.filter((code) => code !== hash)) })
    .where('userId', '=', userId)
    .where('recoveryCodes', '=', row.recoveryCodes)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteFactor(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('admin_factor').where('userId', '=', userId).execute()
  await queries.deleteFrom('admin_session').where('userId', '=', userId).execute()
}

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
  const times = { openedAt: iso(now), seenAt: iso(now) }
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
    .set({ seenAt: iso(now) })
    .where('sessionId', '=', sessionId)
    .execute()
}

export async function closeAdminSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom('admin_session').where('sessionId', '=', sessionId).execute()
}

/** Deletes rows of ended sessions. */
export async function deleteOldAdminSessions(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom('admin_session').where('openedAt', '<', iso(before)).execute()
}

function iso(time: number): string {
  return toIsoTime(new Date(time))
}
