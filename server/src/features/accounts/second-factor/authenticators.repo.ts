import { toIsoTime } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries } from '../../../db/transact.ts'

/** The confirmed apps, oldest first. */
export function listAuthenticators(queries: Queries, userId: string) {
  return queries
    .selectFrom('authenticator')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

function secretsOf(queries: Queries, userId: string, confirmed: 'is' | 'is not') {
  return queries
    .selectFrom('authenticator')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .where('confirmedAt', confirmed, null)
}

/** Of the confirmed apps; the secrets are encrypted. */
export function listSecrets(queries: Queries, userId: string) {
  return secretsOf(queries, userId, 'is not').execute()
}

/** Replaces the account's unconfirmed app. */
export async function beginAuthenticator(
  queries: Queries,
  userId: string,
  secret: string,
  now: number,
): Promise<void> {
  await queries
    .deleteFrom('authenticator')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute()
  await queries
    .insertInto('authenticator')
    .values({
      id: createRowId(),
      userId,
      name: '',
      secret,
      lastStep: null,
      createdAt: toIsoTime(now),
      confirmedAt: null,
      lastUsedAt: null,
    })
    .execute()
}

export function findUnconfirmed(queries: Queries, userId: string) {
  return secretsOf(queries, userId, 'is').executeTakeFirst()
}

/** False when another request confirmed or replaced it first. */
export async function confirmAuthenticator(
  queries: Queries,
  id: string,
  { name, step }: { readonly name: string; readonly step: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('authenticator')
    .set({ name, lastStep: step, confirmedAt: toIsoTime(now), lastUsedAt: toIsoTime(now) })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False for a step that is not newer than the last one used. */
export async function consumeStep(
  queries: Queries,
  id: string,
  step: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('authenticator')
    .set({ lastStep: step, lastUsedAt: toIsoTime(now) })
    .where('id', '=', id)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Locks the account's row until the transaction ends, so that two requests cannot each remove one
 * of the last two apps.
 */
export async function lockAccount(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable('user')
    .set((build) => ({ role: build.ref('role') }))
    .where('id', '=', userId)
    .execute()
}

/** Turns two-factor authentication off: all apps, recovery codes, and open admin sessions. */
export async function deleteSecondFactor(queries: Queries, userId: string): Promise<void> {
  for (const table of [
    'authenticator',
    'recovery_code',
    'two_factor_recovery',
    'admin_session',
  ] as const) {
    await queries.deleteFrom(table).where('userId', '=', userId).execute()
  }
}
