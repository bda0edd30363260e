import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reports of author pages and series, and what finds removed pages. */
export const pageReports: Migration = { up: change }

async function change(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('link_report')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('link'))
    .execute()
  await sql`create index author_page_removed_idx on author_page ("removedAt")
    where "removedAt" is not null`.execute(db)
  await sql`create index series_removed_idx on series ("removedAt")
    where "removedAt" is not null`.execute(db)
}
