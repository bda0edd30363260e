import type { Queries } from '../../../db/transact.ts'
import { CURSOR } from './click-totals.ts'

/** Whoever adds to the totals waits, or begins anew with what is written here. */
export async function lockTotals(queries: Queries, updatedAt: string): Promise<bigint> {
  const { value } = await queries
    .insertInto('service_state')
    .values({ key: CURSOR, value: '0', updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updatedAt }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return BigInt(value)
}
