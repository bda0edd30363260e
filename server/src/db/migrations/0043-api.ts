import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** API keys, and the answers to requests that a client may repeat. */
export const api: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_key')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text')
    .addColumn('lastUsedAt', 'text')
    .addColumn('revokedAt', 'text')
    .execute()
  await db.schema.createIndex('api_key_ownerId_idx').on('api_key').column('ownerId').execute()
  await db.schema
    .createTable('api_request')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('claimedUntil', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_request_pkey', ['ownerId', 'key'])
    .execute()
  await db.schema
    .createIndex('api_request_expiresAt_idx')
    .on('api_request')
    .column('expiresAt')
    .execute()
}
