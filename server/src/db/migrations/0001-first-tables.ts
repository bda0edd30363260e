import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

export function firstTables(kind: DatabaseKind): Migration {
  return { up: (db) => createTables(db, kind) }
}

async function createTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // Only the exact word INTEGER makes an SQLite key the row id itself, with no index beside the table.
  const wideInteger = kind === 'sqlite' ? 'integer' : 'bigint'

  await db.schema
    .createTable('user_profile')
    .addColumn('userId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('publicId', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text')
    .addColumn('affiliateTags', 'text', (column) => column.notNull())
    .addColumn('premiumUntil', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('saved_link')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('ownerId', 'text')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('coverImage', 'text')
    .addColumn('defaultCountry', 'text')
    .addColumn('excludedMarketplaces', 'text', (column) => column.notNull())
    .addColumn('overrides', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('removedAt', 'text')
    .addUniqueConstraint('saved_link_once_per_owner', ['ownerId', 'identifier'])
    .execute()

  await db.schema
    .createTable('hit')
    .addColumn('id', wideInteger, (column) => column.primaryKey().notNull())
    .addColumn('openedAt', 'text', (column) => column.notNull())
    .addColumn('linkId', 'text')
    .addColumn('ownerId', 'text')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('retailer', 'text', (column) => column.notNull())
    .addColumn('marketplace', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('refererHost', 'text')
    .addColumn('language', 'text')
    .addColumn('channel', 'text')
    .addColumn('excludedBecause', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('book')
    .addColumn('identifier', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('authors', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('publisher', 'text')
    .addColumn('coverUrl', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('fetchedAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('service_state')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
}
