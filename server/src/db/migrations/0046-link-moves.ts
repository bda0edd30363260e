import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links that authors move here from other services. */
export const linkMoves: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_move')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('fileName', 'text', (column) => column.notNull())
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('completedAt', 'text')
    .execute()
  await db.schema.createIndex('link_move_ownerId_idx').on('link_move').column('ownerId').execute()
  await db.schema
    .createTable('moved_link')
    .addColumn('moveId', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('oldAddress', 'text', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('clicks', 'integer')
    .addColumn('createdOn', 'text')
    .addColumn('identifier', 'text')
    .addColumn('isShortLink', 'integer', (column) => column.notNull())
    .addColumn('choice', 'text')
    .addColumn('outcome', 'text')
    .addColumn('problem', 'text')
    .addColumn('linkId', 'text')
    .addColumn('slug', 'text')
    .addColumn('undoneAt', 'text')
    .addPrimaryKeyConstraint('moved_link_pkey', ['moveId', 'position'])
    .execute()
  await db.schema.createIndex('moved_link_ownerId_idx').on('moved_link').column('ownerId').execute()
  await db.schema.createIndex('moved_link_linkId_idx').on('moved_link').column('linkId').execute()
  await db.schema.alterTable('saved_link').addColumn('restoredAt', 'text').execute()
}
