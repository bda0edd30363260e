import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

export function linkSettings(kind: DatabaseKind): Migration {
  return { up: (db) => changeTables(db, kind) }
}

async function changeTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await gatherSettings(db, kind)

  await db.schema
    .createTable('link_slug')
    .addColumn('slug', 'text', (column) => column.primaryKey().notNull())
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('link_slug_linkId_idx').on('link_slug').column('linkId').execute()
  await sql`insert into link_slug (slug, "linkId", "createdAt")
    select slug, id, "createdAt" from saved_link`.execute(db)

  await db.schema
    .createTable('link_version')
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('changedAt', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('undoneVersion', 'integer')
    .addPrimaryKeyConstraint('link_version_pkey', ['linkId', 'version'])
    .execute()

  await db.schema
    .createTable('shop_report')
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reports', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('shop_report_pkey', ['linkId', 'shop', 'country', 'day'])
    .execute()

  await db.schema
    .createTable('shop_confirmation')
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('confirmedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shop_confirmation_pkey', ['linkId', 'shop'])
    .execute()

  await db.schema
    .alterTable('user_profile')
    .addColumn('programmeIds', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}

/** Four columns of a link become one document, which has room for all that an owner decides. */
async function gatherSettings(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable('saved_link')
    .addColumn('settings', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  const gathered =
    kind === 'sqlite'
      ? sql`json_object('mode', mode, 'defaultCountry', "defaultCountry",
          'excluded', json("excludedMarketplaces"), 'overrides', json(overrides))`
      : sql`json_build_object('mode', mode, 'defaultCountry', "defaultCountry",
          'excluded', "excludedMarketplaces"::json, 'overrides', overrides::json)::text`
  await sql`update saved_link set settings = ${gathered}`.execute(db)
  for (const column of ['mode', 'defaultCountry', 'excludedMarketplaces', 'overrides']) {
    await db.schema.alterTable('saved_link').dropColumn(column).execute()
  }
}
