import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which labels a version of a link gave it, and which it took. */
export const labelHistory: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('link_version').addColumn('labels', 'text').execute()
  },
}
