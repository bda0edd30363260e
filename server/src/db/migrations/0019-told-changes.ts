import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/**
 * PostgreSQL tells whoever listens what redirects would see differently, in the transaction of the
 * change and whoever makes it. SQLite does since 0018.
 */
export function toldChanges(kind: DatabaseKind): Migration {
  return {
    up: async (db) => {
      if (kind === 'postgres') await tellChanges(db)
    },
  }
}

async function tellChanges(db: Kysely<unknown>): Promise<void> {
  await tell(db, {
    table: 'link_slug',
    events: 'insert or update or delete',
    old: `perform pg_notify('link_changed', 'slug:' || old.slug)`,
    new: `perform pg_notify('link_changed', 'slug:' || new.slug)`,
  })
  await tell(db, {
    table: 'saved_link',
    events: `update of slug, identifier, settings, "ownerId", "removedAt", "disabledAt" or delete`,
    old: `perform pg_notify('link_changed', 'slug:' || slug) from link_slug where "linkId" = old.id`,
  })
  await tell(db, {
    table: 'user_profile',
    events: `insert or update of "publicId", "affiliateTags", "programmeIds", "premiumUntil" or delete`,
    old: `perform pg_notify('link_changed', 'owner:' || old."publicId")`,
    new: `perform pg_notify('link_changed', 'owner:' || new."publicId")`,
  })
}

interface Told {
  readonly table: string
  readonly events: string
  /** What is said of the row as it was, and as it is. */
  readonly old: string
  readonly new?: string
}

async function tell(db: Kysely<unknown>, told: Told): Promise<void> {
  const name = `tell_changed_${told.table}`
  const ofNew = told.new ? `if tg_op <> 'DELETE' then ${told.new}; end if;` : ''
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${told.old}; end if; ${ofNew}
      return null;
    end $$`)
    .execute(db)
  await sql
    .raw(`create trigger ${name} after ${told.events} on ${told.table}
      for each row execute function ${name}()`)
    .execute(db)
}
