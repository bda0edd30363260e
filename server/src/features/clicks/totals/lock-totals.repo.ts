import type { Queries } from '../../../db/transact.ts'
import { CURSOR } from './click-totals.ts'

/** Locks the row of the cursor: other writers of totals wait, or fail and retry. Returns the cursor. */
export async function lockTotals(queries: Queries, updatedAt: string): Promise<bigint> {
  const { value } = await queries
    .insertInto('service_state')
    .values({ key: CURSOR, value: '0', updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updatedAt }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return BigInt(value)
}
