import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import type { OpenRowStore } from '../copying/row-store.repo.ts'

/** Ids of deleted accounts in a database; empty when it has no such table. */
export async function listErasedAccounts({ db }: OpenRowStore): Promise<string[]> {
  try {
    const rows = await db.selectFrom('erasure').select('userId').execute()
    return rows.map(({ userId }) => String(userId))
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    return []
  }
}
