import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/** Processes that cache links learn that an owner was banned, or is no longer, as 0018 and 0019 tell other changes. */
export function bansInRedirects(kind: DatabaseKind): Migration {
  return { up: kind === 'sqlite' ? watchBans : tellBans }
}

async function watchBans(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger changed_link_user_update after update of "bannedAt" on "user" begin
    insert into changed_link ("publicId") select "publicId" from user_profile where "userId" = new.id;
  end`.execute(db)
}

async function tellBans(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_changed_user() returns trigger language plpgsql as $$ begin
    perform pg_notify('link_changed', 'owner:' || "publicId") from user_profile where "userId" = new.id;
    return null;
  end $$`.execute(db)
  await sql`create trigger tell_changed_user after update of "bannedAt" on "user"
    for each row execute function tell_changed_user()`.execute(db)
}
