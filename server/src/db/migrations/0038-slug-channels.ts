import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where the readers of a slug find it. Every slug so far is for the web. */
export const slugChannels: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('link_slug')
      .addColumn('channel', 'text', (column) => column.notNull().defaultTo('web'))
      .execute()
    // Creating the slug of a channel twice gives the same slug.
    await sql`create unique index link_slug_channel_key on link_slug ("linkId", channel)
      where channel <> 'web'`.execute(db)
  },
}
