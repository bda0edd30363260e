import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const referrals: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('referral')
    .addColumn('referredId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('referrerId', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('invoiceId', 'text', (column) => column.unique())
    .addColumn('paidAt', 'text')
    .addColumn('creditedAt', 'text')
    .addColumn('reversedAt', 'text')
    .execute()
  await db.schema
    .createIndex('referral_referrerId_idx')
    .on('referral')
    .column('referrerId')
    .execute()

  await db.schema
    .createTable('payment_card')
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_card_pkey', ['userId', 'fingerprint'])
    .execute()
}
