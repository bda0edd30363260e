import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the owner's page or file calls a book that no catalog knows; only its owner sees it. */
export const bookHints: Migration = { up: addHint }

async function addHint(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('saved_link').addColumn('bookHint', 'text').execute()
}
