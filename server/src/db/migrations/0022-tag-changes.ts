import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What extensions changed of somebody's tags, so that it can be undone (S71). */
export const tagChanges: Migration = { up: createTable }

async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tag_change')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('changedAt', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('tag_change_userId_changedAt_idx')
    .on('tag_change')
    .columns(['userId', 'changedAt'])
    .execute()
  await db.schema
    .createIndex('tag_change_changedAt_idx')
    .on('tag_change')
    .column('changedAt')
    .execute()
}
