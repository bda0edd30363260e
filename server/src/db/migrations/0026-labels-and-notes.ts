import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What owners write on a saved link for themselves; no reader sees it. */
export const labelsAndNotes: Migration = { up: addTexts }

async function addTexts(db: Kysely<unknown>): Promise<void> {
  for (const column of ['label', 'note']) {
    await db.schema
      .alterTable('saved_link')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  }
}
