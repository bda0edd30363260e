import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const clickTotals: Migration = { up: createTables }

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('hit').addColumn('reader', 'text').execute()
  await db.schema
    .createTable('reader_day')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reader_day_pkey', ['ownerId', 'identifier', 'day', 'reader'])
    .execute()

  await db.schema
    .createTable('late_hit')
    .addColumn('id', 'bigint', (column) => column.primaryKey().notNull())
    .execute()

  await db.schema
    .createTable('click_day')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addColumn('readers', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('click_day_pkey', ['ownerId', 'identifier', 'day'])
    .execute()

  await db.schema
    .createTable('click_value')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('clicks', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('click_value_pkey', ['ownerId', 'dimension', 'day', 'value'])
    .execute()

  await db.schema
    .createTable('click_cell')
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('refererHost', 'text', (column) => column.notNull())
    .addColumn('excludedBecause', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('click_cell_pkey', [
      'ownerId',
      'identifier',
      'day',
      'hour',
      'country',
      'shop',
      'device',
      'browser',
      'refererHost',
      'excludedBecause',
    ])
    .execute()

  await db.schema
    .alterTable('user_profile')
    .addColumn('timeZone', 'text', (column) => column.notNull().defaultTo('UTC'))
    .execute()
}
