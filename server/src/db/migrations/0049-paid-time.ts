import type { Migration } from 'kysely/migration'

/** A subscription's trial and pause, because Premium no longer follows its status. */
export const paidTime: Migration = {
  up: async (db) => {
    await db.schema.alterTable('stripe_subscription').addColumn('trialUntil', 'text').execute()
    await db.schema
      .alterTable('stripe_subscription')
      .addColumn('isPaused', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
