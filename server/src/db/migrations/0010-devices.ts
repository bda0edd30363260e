import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/** Codes that connect an extension, and which sessions are of one. */
export function devices(kind: DatabaseKind): Migration {
  return { up: (db) => changeTables(db, kind) }
}

async function changeTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const time = kind === 'sqlite' ? 'date' : 'timestamptz'

  await db.schema
    .createTable('device_code')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('deviceCode', 'text', (column) => column.notNull().unique())
    .addColumn('userCode', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('lastPolledAt', time)
    .addColumn('pollingInterval', 'integer')
    .addColumn('clientId', 'text')
    .addColumn('scope', 'text')
    .addColumn('askedAt', time, (column) => column.notNull())
    .addColumn('userAgent', 'text', (column) => column.notNull())
    .addColumn('clientVersion', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('device_code_expiresAt_idx')
    .on('device_code')
    .column('expiresAt')
    .execute()

  for (const column of ['clientVersion', 'deviceName']) {
    await db.schema.alterTable('session').addColumn(column, 'text').execute()
  }
  await db.schema
    .alterTable('session')
    .addColumn('client', 'text', (column) => column.notNull().defaultTo('web'))
    .execute()
}
