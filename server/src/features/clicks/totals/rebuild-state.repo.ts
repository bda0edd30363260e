import type { Queries } from '../../../db/transact.ts'
import { formatRebuild, parseRebuild, REBUILD_KEY, type Rebuild } from './rebuild-state.ts'

export async function readRebuild(queries: Queries): Promise<Rebuild | null> {
  const row = await queries
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', REBUILD_KEY)
    .executeTakeFirst()
  return parseRebuild(row?.value)
}

/** Null ends the rebuild. */
export async function writeRebuild(
  queries: Queries,
  rebuild: Rebuild | null,
  updatedAt: string,
): Promise<void> {
  if (!rebuild) {
    await queries.deleteFrom('service_state').where('key', '=', REBUILD_KEY).execute()
    return
  }
  const value = formatRebuild(rebuild)
  await queries
    .insertInto('service_state')
    .values({ key: REBUILD_KEY, value, updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
    .execute()
}
