import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sign-ups from before have no browser, so their confirmation needs the password. */
export const signUpBrowsers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('sign_up').addColumn('browserHash', 'text').execute()
  },
}
