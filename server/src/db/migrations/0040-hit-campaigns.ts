import type { Migration } from 'kysely/migration'

/** The campaign of a hit. On PostgreSQL, the partitions of `link_hit` get the column too. */
export const hitCampaigns: Migration = {
  up: async (db) => {
    await db.schema.alterTable('link_hit').addColumn('campaign', 'text').execute()
  },
}
