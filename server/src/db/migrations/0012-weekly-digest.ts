import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const weeklyDigest: Migration = { up: addColumns }

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('user_profile')
    .addColumn('weeklyDigest', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('user_profile').addColumn('digestedWeek', 'text').execute()
  await db.schema
    .createIndex('user_profile_weeklyDigest_idx')
    .on('user_profile')
    .columns(['weeklyDigest', 'digestedWeek'])
    .execute()
  await db.schema.alterTable('mail_outbox').addColumn('unsubscribeUrl', 'text').execute()
}
