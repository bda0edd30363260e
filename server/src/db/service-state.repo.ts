import type { Kysely } from 'kysely'
import { toIsoTime } from './columns.ts'
import type { Tables } from './tables/index.ts'

/** Writes one row for real; fails when the disk is full, the file is locked or the server is away. */
export async function proveWritable(db: Kysely<Tables>): Promise<void> {
  const updatedAt = toIsoTime(new Date())
  await db
    .insertInto('service_state')
    .values({ key: 'last-write-check', value: 'ok', updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updatedAt }))
    .execute()
}
