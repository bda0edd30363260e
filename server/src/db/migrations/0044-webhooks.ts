import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Webhooks, the events of accounts that have some, and their deliveries. */
export const webhooks: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('formerSecret', 'text')
    .addColumn('formerSecretUntil', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('pausedAt', 'text')
    .addColumn('offAt', 'text')
    .addColumn('offReason', 'text')
    .addColumn('failingSince', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('restsUntil', 'text')
    .addColumn('claimedUntil', 'text')
    .addColumn('claimedBy', 'text')
    .addColumn('servedAt', 'text', (column) => column.notNull())
    .addColumn('skippedAt', 'text')
    .addColumn('rateUntil', 'text')
    .addColumn('clicksFrom', 'text', (column) => column.notNull())
    .execute()
  await index(db, 'webhook', ['ownerId'])
  await db.schema
    .createTable('webhook_event')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('linkId', 'text')
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await index(db, 'webhook_event', ['ownerId', 'position'])
  await index(db, 'webhook_event', ['createdAt'])
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('webhookId', 'text', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('eventId', 'text', (column) => column.notNull())
    .addColumn('linkId', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('nextAttemptAt', 'text')
    .addColumn('attempts', 'text', (column) => column.notNull())
    .addColumn('isResent', 'integer', (column) => column.notNull())
    .addColumn('isUrgent', 'integer', (column) => column.notNull())
    .addColumn('responseBody', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('finishedAt', 'text')
    .addUniqueConstraint('webhook_delivery_event_key', ['webhookId', 'eventId'])
    .execute()
  await index(db, 'webhook_delivery', ['nextAttemptAt'])
  await index(db, 'webhook_delivery', ['webhookId', 'nextAttemptAt'])
  await partialIndex(db, 'waiting', ['webhookId', 'linkId', 'position'])
  await partialIndex(db, 'waiting', ['webhookId', 'position'])
  await partialIndex(db, 'waiting', ['webhookId', 'isUrgent'])
  await partialIndex(db, 'waiting', ['ownerId', 'position', 'webhookId'])
  await partialIndex(db, 'finished', ['webhookId', 'createdAt', 'id'])
  await index(db, 'webhook_delivery', ['webhookId', 'createdAt', 'id'])
  await index(db, 'webhook_delivery', ['ownerId'])
  await index(db, 'webhook_delivery', ['eventId'])
  await index(db, 'webhook_delivery', ['createdAt'])
}

async function index(db: Kysely<unknown>, table: string, columns: readonly string[]) {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}_idx`)
    .on(table)
    .columns([...columns])
    .execute()
}

/** The size of an index of what waits does not grow with the log. */
async function partialIndex(
  db: Kysely<unknown>,
  state: 'waiting' | 'finished',
  columns: readonly string[],
) {
  await db.schema
    .createIndex(`webhook_delivery_${state}_${columns.join('_')}_idx`)
    .on('webhook_delivery')
    .columns([...columns])
    .where('nextAttemptAt', state === 'waiting' ? 'is not' : 'is', null)
    .execute()
}
