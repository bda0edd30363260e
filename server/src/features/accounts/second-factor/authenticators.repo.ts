import { toIsoTime } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Queries } from '../../../db/transact.ts'
import type { SignInMethodView } from '../security/sign-in-method.repo.ts'

export interface Authenticator {
  readonly id: string
  /** Encrypted. */
  readonly secret: string
}

/** The confirmed apps, oldest first. */
export async function listAuthenticators(
  queries: Queries,
  userId: string,
): Promise<SignInMethodView[]> {
  return await queries
    .selectFrom('authenticator')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function listSecrets(queries: Queries, userId: string): Promise<Authenticator[]> {
  return await queries
    .selectFrom('authenticator')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .execute()
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
      createdAt: iso(now),
      confirmedAt: null,
      lastUsedAt: null,
    })
    .execute()
}

export async function findUnconfirmed(
  queries: Queries,
  userId: string,
): Promise<Authenticator | undefined> {
  return await queries
    .selectFrom('authenticator')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
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
    .set({ name, lastStep: step, confirmedAt: iso(now), lastUsedAt: iso(now) })
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
    .set({ lastStep: step, lastUsedAt: iso(now) })
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

function iso(time: number): string {
  return toIsoTime(new Date(time))
}
