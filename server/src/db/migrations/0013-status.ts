import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const statusSlots: Migration = { up: createTable }

async function createTable(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('status_slot')
  for (const column of ['slot', 'processId', 'startedAt', 'seenAt', 'times']) {
    table = table.addColumn(column, 'text', (built) => built.notNull())
  }
  for (const column of ['redirects', 'timed', 'failed', 'isStopped']) {
    table = table.addColumn(column, 'integer', (built) => built.notNull())
  }
  await table.addPrimaryKeyConstraint('status_slot_key', ['slot', 'processId'] as never).execute()
}
