import { sql } from 'kysely'
import type { Queries } from '../../db/transact.ts'

/** On SQLite, redirects wait for a statement, but not for the transaction. */
const ROWS_PER_STEP = 1000

/** Deletes all reports that a user imported, and what they set for them. */
export async function eraseEarnings(queries: Queries, userId: string): Promise<void> {
  const step = sql`delete from earning where ("ownerId", "rowKey", "importId") in
(select "ownerId", "rowKey", "importId" from earning where "ownerId" = ${userId} limit ${ROWS_PER_STEP})`
  while (((await step.execute(queries)).numAffectedRows ?? 0n) > 0n);
  await queries.deleteFrom('earning_import').where('ownerId', '=', userId).execute()
  await queries.deleteFrom('earning_settings').where('ownerId', '=', userId).execute()
}
