import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/**
 * SQLite tells that somebody has written, not what: so the rows that redirects remember say it
 * themselves when they change. On PostgreSQL the processes tell each other.
 */
export function changedLinks(kind: DatabaseKind): Migration {
  return {
    up: async (db) => {
      if (kind === 'sqlite') await watchRows(db)
    },
  }
}

/** What is older than the last so many has been read by whoever reads at all. */
const KEPT = 1000

async function watchRows(db: Kysely<unknown>): Promise<void> {
  // Numbers are never used twice, so that a reader sees when some are gone.
  await sql`create table changed_link (
    id integer primary key autoincrement, slug text, "publicId" text)`.execute(db)
  await on(db, 'insert on changed_link', [`delete from changed_link where id <= new.id - ${KEPT}`])

  const slugs = (value: string) => `insert into changed_link (slug) select ${value}`
  await on(db, 'insert on link_slug', [slugs('new.slug')])
  await on(db, 'update on link_slug', [slugs('old.slug'), slugs('new.slug')])
  await on(db, 'delete on link_slug', [slugs('old.slug')])

  const slugsOfLink = slugs('slug from link_slug where "linkId" = old.id')
  const read = 'slug, identifier, settings, "ownerId", "removedAt", "disabledAt"'
  await on(db, `update of ${read} on saved_link`, [slugsOfLink])
  await on(db, 'delete on saved_link', [slugsOfLink])

  const owner = (value: string) => `insert into changed_link ("publicId") values (${value})`
  const told = '"publicId", "affiliateTags", "programmeIds", "premiumUntil"'
  await on(db, 'insert on user_profile', [owner('new."publicId"')])
  await on(db, `update of ${told} on user_profile`, [
    owner('old."publicId"'),
    owner('new."publicId"'),
  ])
  // Nothing of an account stays: that rows are missing says enough.
  await on(db, 'delete on user_profile', [
    owner('null'),
    'delete from changed_link where "publicId" = old."publicId"',
  ])
}

async function on(db: Kysely<unknown>, event: string, statements: string[]): Promise<void> {
  const [what = '', ...rest] = event.split(' ')
  const name = `changed_link_${rest.at(-1)}_${what}`
  const body = statements.map((statement) => `${statement};`).join(' ')
  await sql.raw(`create trigger ${name} after ${event} begin ${body} end`).execute(db)
}
