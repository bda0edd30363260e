import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Series of books, with their addresses. */
export const series: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('series')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('startLinkId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'text')
    .addColumn('unpublishedAt', 'text')
    .addColumn('removedAt', 'text')
    .addColumn('disabledAt', 'text')
    .addColumn('disabledReason', 'text')
    .execute()
  await db.schema.createIndex('series_ownerId_idx').on('series').column('ownerId').execute()
  await db.schema.createIndex('series_updatedAt_idx').on('series').column('updatedAt').execute()
  await db.schema
    .createTable('series_slug')
    .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
    .addColumn('seriesId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('series_slug_seriesId_idx')
    .on('series_slug')
    .column('seriesId')
    .execute()
  await db.schema
    .createTable('series_book')
    .addColumn('seriesId', 'text', (column) => column.notNull())
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('readingOrder', 'integer', (column) => column.notNull())
    .addColumn('nextLinkId', 'text')
    .addColumn('addedAt', 'text', (column) => column.notNull())
    .addColumn('removedAt', 'text')
    .addPrimaryKeyConstraint('series_book_pkey', ['seriesId', 'linkId'])
    .execute()
  await db.schema.createIndex('series_book_linkId_idx').on('series_book').column('linkId').execute()
}
