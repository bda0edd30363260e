import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const subscriptions: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stripe_customer')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.unique())
    .addColumn('idempotencyKey', 'text', (column) => column.notNull())
    .addColumn('customerId', 'text', (column) => column.unique())
    .addColumn('readTicket', 'integer', (column) => column.notNull())
    .addColumn('writtenTicket', 'integer', (column) => column.notNull())
    .addColumn('readAt', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('stripe_checkout')
    .addColumn('userId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('idempotencyKey', 'text', (column) => column.notNull())
    .addColumn('sessionId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('stripe_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('priceId', 'text')
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .addColumn('currentPeriodEnd', 'text', (column) => column.notNull())
    .addColumn('paidUntil', 'text', (column) => column.notNull())
    .addColumn('cancelsAtEnd', 'integer', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('revokedAt', 'text')
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('stripe_subscription_userId_idx')
    .on('stripe_subscription')
    .column('userId')
    .execute()

  await db.schema
    .createTable('stripe_event')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('customerId', 'text')
    .addColumn('chargeId', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('doneAt', 'text')
    .addColumn('lastError', 'text')
    .execute()
  await db.schema
    .createIndex('stripe_event_nextAttemptAt_idx')
    .on('stripe_event')
    .column('nextAttemptAt')
    .execute()

  await db.schema
    .createTable('premium_grant')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull().unique())
    .addColumn('months', 'integer', (column) => column.notNull())
    .addColumn('startsAt', 'text', (column) => column.notNull())
    .addColumn('revokedAt', 'text')
    .execute()
  await db.schema
    .createIndex('premium_grant_userId_idx')
    .on('premium_grant')
    .column('userId')
    .execute()
}
