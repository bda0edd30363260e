import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const adminAccess: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin_factor')
    .addColumn('userId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('recoveryCodes', 'text', (column) => column.notNull())
    .addColumn('lastStep', 'integer')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'text')
    .execute()

  await db.schema
    .createTable('admin_session')
    .addColumn('sessionId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('openedAt', 'text', (column) => column.notNull())
    .addColumn('seenAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('admin_session_userId_idx')
    .on('admin_session')
    .column('userId')
    .execute()

  await db.schema
    .createTable('admin_audit')
    .addColumn('number', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('happenedAt', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('requestId', 'text')
    .addColumn('seal', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['actor', 'action', 'subject']) {
    await db.schema
      .createIndex(`admin_audit_${column}_idx`)
      .on('admin_audit')
      .columns([column, 'number'])
      .execute()
  }
}
