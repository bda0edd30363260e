import type { Queries } from '../../../db/transact.ts'

/** Revokes the account's codes and stores new ones. */
export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await queries.deleteFrom('recovery_code').where('userId', '=', userId).execute()
  await queries
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
}

/** Each code works once; false for an unknown or used code. */
export async function consumeRecoveryCode(
  queries: Queries,
  userId: string,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('recovery_code')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** How many unused codes the account has. */
export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const rows = await queries
    .selectFrom('recovery_code')
    .select('hash')
    .where('userId', '=', userId)
    .execute()
  return rows.length
}
