import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The pages of authors with their addresses, books, and portraits. */
export const authorPages: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('author_page')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('links', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'text')
    .addColumn('removedAt', 'text')
    .addColumn('disabledAt', 'text')
    .addColumn('disabledReason', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('author_page_ownerId_idx')
    .on('author_page')
    .columns(['ownerId', 'createdAt'])
    .execute()
  await db.schema
    .createIndex('author_page_publishedAt_idx')
    .on('author_page')
    .column('publishedAt')
    .execute()
  await db.schema
    .createTable('author_page_slug')
    .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
    .addColumn('pageId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('author_page_slug_pageId_idx')
    .on('author_page_slug')
    .column('pageId')
    .execute()
  await db.schema
    .createTable('author_page_book')
    .addColumn('pageId', 'text', (column) => column.notNull())
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('author_page_book_pkey', ['pageId', 'linkId'])
    .execute()
  await db.schema
    .createIndex('author_page_book_linkId_idx')
    .on('author_page_book')
    .column('linkId')
    .execute()
  await db.schema
    .createTable('author_portrait')
    .addColumn('pageId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('author_portrait_hash_idx')
    .on('author_portrait')
    .column('hash')
    .execute()
}
