import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What whoever operates the server looks at, and what makes looking cheap. */
export const operator: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('day_figure')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_figure_key', ['day', 'name'] as never)
    .execute()

  await db.schema
    .alterTable('feedback')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  await db.schema
    .createTable('feedback_reply')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('feedbackId', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()

  await index(db, 'feedback_reply', ['feedbackId', 'createdAt'])
  await index(db, 'feedback', ['createdAt', 'id'])
  await index(db, 'feedback', ['state', 'createdAt', 'id'])
  await index(db, 'mail_outbox', ['createdAt', 'id'])
  await index(db, 'stripe_event', ['receivedAt', 'id'])
  await index(db, 'user', ['createdAt', 'id'])
  await index(db, 'user_profile', ['premiumUntil'])
  await index(db, 'saved_link', ['createdAt', 'removedAt'])
  // Of all mails few are not sent.
  await sql`create index mail_outbox_failed_idx on mail_outbox ("createdAt", id)
    where "failedAt" is not null`.execute(db)
  await sql`create index mail_outbox_open_idx on mail_outbox ("createdAt", id, "nextAttemptAt")
    where "sentAt" is null and "failedAt" is null`.execute(db)
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}_idx`)
    .on(table)
    .columns(columns)
    .execute()
}
