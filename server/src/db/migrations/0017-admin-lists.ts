import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/** Bans, disabled links, reports of readers, and what finds one row of a million. */
export function adminLists(kind: DatabaseKind): Migration {
  return { up: (db) => change(db, kind) }
}

async function change(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema.alterTable('user').addColumn('bannedAt', 'text').execute()
  await db.schema.alterTable('user').addColumn('banReason', 'text').execute()
  await db.schema.alterTable('saved_link').addColumn('disabledAt', 'text').execute()
  await db.schema.alterTable('saved_link').addColumn('disabledReason', 'text').execute()

  await db.schema
    .createTable('link_report')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('decidedAt', 'text')
    .execute()
  await index(db, 'link_report', ['createdAt', 'id'])
  await index(db, 'link_report', ['state', 'createdAt', 'id'])
  await index(db, 'link_report', ['linkId', 'state'])

  await index(db, 'user', ['role', 'email'])
  await index(db, 'saved_link', ['createdAt', 'id'])
  await index(db, 'saved_link', ['ownerId', 'createdAt', 'id'])
  await sql`create index user_banned_idx on "user" ("bannedAt", id)
    where "bannedAt" is not null`.execute(db)
  await sql`create index saved_link_disabled_idx on saved_link ("disabledAt", id)
    where "disabledAt" is not null`.execute(db)

  // What begins with a text is a range only where letters are compared by their bytes, as SQLite does.
  const byBytes = kind === 'postgres' ? sql` collate "C"` : sql``
  await sql`create index user_email_prefix on "user" ((lower(email)${byBytes}), id)`.execute(db)
  await sql`create index user_name_prefix on "user" ((lower(name)${byBytes}), id)`.execute(db)
  await sql`create index user_profile_username_prefix
    on user_profile ((lower(username)${byBytes}), "userId")`.execute(db)
  await sql`create index saved_link_slug_prefix
    on saved_link ((lower(slug)${byBytes}), id)`.execute(db)
  await sql`create index saved_link_identifier_prefix
    on saved_link ((lower(identifier)${byBytes}), id)`.execute(db)
  await sql`create index saved_link_title_prefix
    on saved_link ((lower(title)${byBytes}), id)`.execute(db)
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}_idx`)
    .on(table)
    .columns(columns)
    .execute()
}
