import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What owners changed about the books of their links, and the covers they uploaded. */
export const bookDetails: Migration = { up: addDetails }

async function addDetails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('saved_link')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema
    .createTable('link_cover')
    .addColumn('linkId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('link_cover_hash_idx').on('link_cover').column('hash').execute()
}
