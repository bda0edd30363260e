import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Until when a counter refuses, where each failure makes the next wait longer (S72). */
export const signInDelays: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('rate_limit').addColumn('blockedUntil', 'text').execute()
  },
}
