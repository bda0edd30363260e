import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const firstSteps: Migration = { up: addColumn }

async function addColumn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user_profile')
    .addColumn('firstSteps', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
