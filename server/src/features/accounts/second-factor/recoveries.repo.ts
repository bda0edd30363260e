import { toIsoTime } from '../../../db/columns.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'

/** A pending request to turn off two-factor authentication by email. */
type Recovery = Omit<Tables['two_factor_recovery'], 'userId'>

export function findRecovery(queries: Queries, userId: string, now: number) {
  return queries
    .selectFrom('two_factor_recovery')
    .select(['requestedAt', 'readyAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', toIsoTime(now))
    .executeTakeFirst()
}

/** False when a request is already pending: repeating it must not restart the delay. */
export async function addRecovery(
  queries: Queries,
  userId: string,
  recovery: Recovery,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('two_factor_recovery')
    .values({ userId, ...recovery })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(recovery)
        .where('two_factor_recovery.expiresAt', '<=', recovery.requestedAt),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False when the request was canceled or completed meanwhile. */
export async function deleteRecovery(
  queries: Queries,
  userId: string,
  requestedAt?: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('two_factor_recovery')
    .where('userId', '=', userId)
    .$if(requestedAt !== undefined, (query) => query.where('requestedAt', '=', requestedAt ?? ''))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
