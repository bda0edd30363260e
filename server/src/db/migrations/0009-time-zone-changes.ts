import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const timeZoneChanges: Migration = { up: addColumn }

async function addColumn(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user_profile').addColumn('nextTimeZone', 'text').execute()
  await db.schema
    .createIndex('user_profile_nextTimeZone_idx')
    .on('user_profile')
    .column('nextTimeZone')
    .execute()
}
