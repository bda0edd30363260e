import type { Migration } from 'kysely/migration'

/** How many more readers reported the same, beyond the reports that are stored one by one. */
export const furtherReports: Migration = {
  up: async (db) => {
    await db.schema
      .alterTable('link_report')
      .addColumn('furtherReports', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
