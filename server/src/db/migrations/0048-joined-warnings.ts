import type { Migration } from 'kysely/migration'

/** The warnings of an email that waits for its hour, so that later ones can join it (S50). */
export const joinedWarnings: Migration = {
  up: async (db) => {
    await db.schema.alterTable('mail_outbox').addColumn('joined', 'text').execute()
  },
}
