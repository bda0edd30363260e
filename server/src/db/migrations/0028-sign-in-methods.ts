import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createRowId } from '../row-id.ts'

/** The tables as this migration finds and leaves them. */
interface Before {
  admin_factor: {
    userId: string
    secret: string
    recoveryCodes: string
    lastStep: number | null
    createdAt: string
    confirmedAt: string | null
  }
  authenticator: {
    id: string
    userId: string
    name: string
    secret: string
    lastStep: number | null
    createdAt: string
    confirmedAt: string | null
    lastUsedAt: string | null
  }
  recovery_code: { userId: string; hash: string }
}

/** Passkeys, and one second factor for everyone. Admins keep their app and recovery codes. */
export const signInMethods: Migration = {
  up: async (db: Kysely<Before>) => {
    await createSecondFactorTables(db)
    await createPasskeyTables(db)
    await moveAdminFactors(db)
    await db.schema.dropTable('admin_factor').execute()
  },
}

async function createSecondFactorTables(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('authenticator')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('lastStep', 'integer')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'text')
    .addColumn('lastUsedAt', 'text')
    .execute()
  await db.schema
    .createIndex('authenticator_userId_idx')
    .on('authenticator')
    .column('userId')
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_pk', ['userId', 'hash'])
    .execute()
  await db.schema
    .createTable('two_factor_recovery')
    .addColumn('userId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('requestedAt', 'text', (column) => column.notNull())
    .addColumn('readyAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
}

async function createPasskeyTables(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('credentialId', 'text', (column) => column.notNull().unique())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('isBackedUp', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('lastUsedAt', 'text')
    .execute()
  await db.schema.createIndex('passkey_userId_idx').on('passkey').column('userId').execute()
  await db.schema
    .createTable('used_challenge')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
}

async function moveAdminFactors(db: Kysely<Before>): Promise<void> {
  const factors = await db
    .selectFrom('admin_factor')
    .selectAll()
    .where('confirmedAt', 'is not', null)
    .execute()
  for (const { recoveryCodes, ...factor } of factors) {
    await db
      .insertInto('authenticator')
      .values({ ...factor, id: createRowId(), name: 'Authenticator app', lastUsedAt: null })
      .execute()
    const hashes = JSON.parse(recoveryCodes) as string[]
    for (const hash of hashes) {
      await db.insertInto('recovery_code').values({ userId: factor.userId, hash }).execute()
    }
  }
}
