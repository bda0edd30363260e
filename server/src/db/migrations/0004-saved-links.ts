import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const savedLinks: Migration = { up: addAuthors }

async function addAuthors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('saved_link')
    .addColumn('authors', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
