import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const mailTables: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('recipientNumber', 'integer', (column) => column.notNull())
    .addColumn('replyTo', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('html', 'text')
    .addColumn('dedupeKey', 'text', (column) => column.notNull().unique())
    .addColumn('messageId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'text')
    .addColumn('claimedUntil', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('interruptions', 'integer', (column) => column.notNull())
    .addColumn('sentAt', 'text')
    .addColumn('failedAt', 'text')
    .addColumn('lastError', 'text')
    .addUniqueConstraint('mail_outbox_numbered_per_recipient', ['recipient', 'recipientNumber'])
    .execute()

  await db.schema
    .createIndex('mail_outbox_next_attempt')
    .on('mail_outbox')
    .column('nextAttemptAt')
    .execute()

  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('userId', 'text')
    .execute()
}
