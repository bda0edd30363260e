import type { Queries } from '../../db/transact.ts'

/** Deletes all reports that a user imported, and what they set for them. */
export async function eraseEarnings(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('earning').where('ownerId', '=', userId).execute()
  await queries.deleteFrom('earning_import').where('ownerId', '=', userId).execute()
  await queries.deleteFrom('earning_settings').where('ownerId', '=', userId).execute()
}
