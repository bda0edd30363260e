import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Imported reports of affiliate programs. */
export const earnings: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('earning_import')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('storedRows', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('completedAt', 'text')
    .addColumn('removedAt', 'text')
    .addColumn('firstDay', 'text')
    .addColumn('lastDay', 'text')
    .execute()
  await db.schema
    .createIndex('earning_import_ownerId_idx')
    .on('earning_import')
    .column('ownerId')
    .execute()
  // For the job that deletes unfinished imports.
  await db.schema
    .createIndex('earning_import_completedAt_idx')
    .on('earning_import')
    .columns(['completedAt', 'createdAt'])
    .execute()
  await db.schema
    .createTable('earning')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('importId', 'text', (column) => column.notNull())
    .addColumn('importOrder', 'text', (column) => column.notNull())
    .addColumn('rowKey', 'text', (column) => column.notNull())
    .addColumn('contentHash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seller', 'text')
    .addColumn('advertiser', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('items', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('earning_pkey', ['ownerId', 'rowKey', 'importId'])
    .execute()
  await db.schema
    .createIndex('earning_ownerId_day_idx')
    .on('earning')
    .columns(['ownerId', 'day'])
    .execute()
  await db.schema.createIndex('earning_importId_idx').on('earning').column('importId').execute()
  await db.schema
    .createTable('earning_settings')
    .addColumn('ownerId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('currency', 'text')
    .addColumn('rates', 'text', (column) => column.notNull())
    .addColumn('mappings', 'text', (column) => column.notNull())
    .execute()
}
