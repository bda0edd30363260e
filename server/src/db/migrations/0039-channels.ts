import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/**
 * The places where owners may use their tags, which redirects need too, and the campaigns of slugs. The
 * triggers of 0018 and 0019 for `user_profile` get the new column.
 */
export function channels(kind: DatabaseKind): Migration {
  return {
    up: async (db) => {
      await db.schema
        .alterTable('user_profile')
        .addColumn('tagPlaces', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute()
      await db.schema.alterTable('link_slug').addColumn('campaign', 'text').execute()
      await (kind === 'sqlite' ? recreateSqliteTrigger(db) : recreatePostgresTrigger(db))
    },
  }
}

const COLUMNS = '"publicId", "affiliateTags", "programmeIds", "tagPlaces", "premiumUntil"'

async function recreateSqliteTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger changed_link_user_profile_update`.execute(db)
  await sql
    .raw(`create trigger changed_link_user_profile_update
      after update of ${COLUMNS} on user_profile begin
        insert into changed_link ("publicId") values (old."publicId");
        insert into changed_link ("publicId") values (new."publicId");
      end`)
    .execute(db)
}

async function recreatePostgresTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger tell_changed_user_profile on user_profile`.execute(db)
  await sql
    .raw(`create trigger tell_changed_user_profile
      after insert or update of ${COLUMNS} or delete on user_profile
      for each row execute function tell_changed_user_profile()`)
    .execute(db)
}
