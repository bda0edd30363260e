import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const jobs: Migration = { up: createTable }

async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('claimedUntil', 'text')
    .addColumn('claimedBy', 'text')
    .addColumn('lastRunAt', 'text')
    .addColumn('tookMs', 'integer')
    .addColumn('result', 'text')
    .addColumn('error', 'text')
    .addColumn('nextRunAt', 'text', (column) => column.notNull())
    .execute()
}
