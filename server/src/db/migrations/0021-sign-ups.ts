import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** From here on an account exists only once its address is confirmed (S70, decision 0047). */
export const signUps: Migration = { up: createTable }

async function createTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_up')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sign_up_email_idx')
    .on('sign_up')
    .columns(['email', 'createdAt'])
    .execute()
  await removeUnconfirmedAccounts(db)
}

/** Anyone may have made these with someone else's address. A link among them stays, without an owner. */
async function removeUnconfirmedAccounts(db: Kysely<unknown>): Promise<void> {
  const unconfirmed = sql`(select id from "user" where not "emailVerified")`
  await sql`update saved_link set "ownerId" = null where "ownerId" in ${unconfirmed}`.execute(db)
  for (const table of ['session', 'account', 'user_profile']) {
    await sql`delete from ${sql.table(table)} where "userId" in ${unconfirmed}`.execute(db)
  }
  await sql`delete from "user" where not "emailVerified"`.execute(db)
}
