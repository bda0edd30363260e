import type { Queries } from '../../../db/transact.ts'
import { formatRecount, parseRecount, RECOUNT, type Recount } from './recount-zone.ts'

export async function readRecount(queries: Queries): Promise<Recount | null> {
  const row = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', RECOUNT)
    .executeTakeFirst()
  return parseRecount(row?.value)
}

/** Null when it has come to its end. */
export async function writeRecount(
  queries: Queries,
  recount: Recount | null,
  updatedAt: string,
): Promise<void> {
  if (!recount) {
    await queries.deleteFrom('service_state').where('key', '=', RECOUNT).execute()
    return
  }
  const value = formatRecount(recount)
  await queries
    .insertInto('service_state')
    .values({ key: RECOUNT, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}
