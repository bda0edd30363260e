import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Changes of many links at once, which can be resumed and undone. */
export const bulkChanges: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulk_change')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('undoneAt', 'text')
    .execute()
  await db.schema
    .createIndex('bulk_change_ownerId_idx')
    .on('bulk_change')
    .columns(['ownerId', 'createdAt'])
    .execute()
  await db.schema
    .createTable('bulk_change_link')
    .addColumn('changeId', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('version', 'integer')
    .addColumn('effect', 'text')
    .addPrimaryKeyConstraint('bulk_change_link_pkey', ['changeId', 'position'])
    .execute()
  await db.schema
    .createIndex('bulk_change_link_outcome_idx')
    .on('bulk_change_link')
    .columns(['changeId', 'outcome', 'position'])
    .execute()
}
