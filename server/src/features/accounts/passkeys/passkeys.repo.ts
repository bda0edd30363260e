import { parseJsonText, toFlag, toIsoTime, toJsonText } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'

/** A passkey as WebAuthn knows it. */
interface Credential extends Pick<Tables['passkey'], 'credentialId' | 'publicKey'> {
  readonly counter: number
  readonly transports: readonly string[]
  readonly isBackedUp: boolean
}

export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Oldest first. `isBackedUp`: the owner's password manager stores a copy. */
export async function listPasskeys(queries: Queries, userId: string) {
  const rows = await queries
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt', 'isBackedUp'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, isBackedUp: row.isBackedUp === 1 }))
}

/** For the browser, so that one device does not get two passkeys for an account. */
export async function listCredentials(queries: Queries, userId: string) {
  const rows = await queries
    .selectFrom('passkey')
    .select(['credentialId', 'transports'])
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: [...parseJsonText(transports)],
  }))
}

export async function findPasskey(queries: Queries, credentialId: string) {
  const row = await queries
    .selectFrom('passkey')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter', 'transports', 'isBackedUp'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
  return (
    row && {
      ...row,
      counter: Number(row.counter),
      transports: parseJsonText(row.transports),
      isBackedUp: row.isBackedUp === 1,
    }
  )
}

/** False when the credential is already registered, to this account or another. */
export async function addPasskey(
  queries: Queries,
  passkey: Credential & { readonly userId: string; readonly name: string },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('passkey')
    .values({
      id: createRowId(),
      ...passkey,
      transports: toJsonText(passkey.transports),
      isBackedUp: toFlag(passkey.isBackedUp),
      createdAt: toIsoTime(now),
      lastUsedAt: null,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when the counter went back, as a copied passkey's does; 0 means that it does not count. */
export async function recordUse(
  queries: Queries,
  id: string,
  use: { readonly counter: number; readonly isBackedUp: boolean },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('passkey')
    .set({ counter: use.counter, isBackedUp: toFlag(use.isBackedUp), lastUsedAt: toIsoTime(now) })
    .where('id', '=', id)
    .$if(use.counter > 0, (query) => query.where('counter', '<', use.counter))
    .$if(use.counter === 0, (query) => query.where('counter', '=', 0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when the challenge was answered before. Also deletes the rows of expired challenges. */
export async function useChallenge(
  queries: Queries,
  challenge: { readonly hash: string; readonly expiresAt: number },
  now: number,
): Promise<boolean> {
  await queries.deleteFrom('used_challenge').where('expiresAt', '<', toIsoTime(now)).execute()
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('used_challenge')
    .values({ hash: challenge.hash, expiresAt: toIsoTime(challenge.expiresAt) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
