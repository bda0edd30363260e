import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/**
 * Stores hits by owner, so that charts read only the owner's. A database with hits keeps the former
 * tables until the server has moved them, see `features/clicks/former-hits`.
 */
export function hitsByOwner(kind: DatabaseKind): Migration {
  return {
    up: async (db) => {
      const run = (statement: string) => sql.raw(statement).execute(db)
      const bytes = kind === 'sqlite' ? 'blob' : 'bytea'
      // Without a separate key, SQLite stores each row once, in the order of the key.
      const clustered = kind === 'sqlite' ? ' without rowid' : ''
      await run(`create table hit_owner (number integer primary key not null,
        "ownerId" text unique, "unpackedFrom" text)`)
      await run(`create index hit_owner_unpacked_from_idx on hit_owner ("unpackedFrom")`)
      await run(`create table link_hit (owner integer not null, id bigint not null,
        identifier text not null, country text, retailer text not null, marketplace text,
        device text not null, browser text not null, "refererHost" text, language text,
        channel text, "excludedBecause" text, "newReader" integer not null,
        primary key (owner, id))${clustered}`)
      await run(`create table packed_month (owner integer not null, month text not null,
        until text not null, summary text, packed ${bytes} not null, primary key (owner, month))`)
      await run(`create table daily_total (owner integer not null, day text not null,
        identifier text not null, hits integer not null, clicks integer not null,
        readers integer not null, breakdown text not null,
        primary key (owner, identifier, day))${clustered}`)
      await run(`create index daily_total_day_idx on daily_total (day, owner, identifier)`)
      await run(`create table day_reader (owner integer not null, day text not null,
        identifier text not null, "visitorHash" text not null,
        primary key (day, owner, "visitorHash", identifier))${clustered}`)
      await run(
        `update user_profile set "timeZone" = "nextTimeZone" where "nextTimeZone" is not null`,
      )
      await run('drop index "user_profile_nextTimeZone_idx"')
      await run('alter table user_profile drop column "nextTimeZone"')
      await run(`delete from service_state where key = 'click-recount'`)
      await convertRulesState(db)
      await moveReaders(run)
      if (await isUnused(db)) await dropUnusedTables(db, kind)
    },
  }
}

/** Keeps the version of the rules when they classified all hits. Otherwise the job starts again. */
async function convertRulesState(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    value: string
  }>`select value from service_state where key = 'click-rules'`.execute(db)
  for (const row of rows) {
    const { version, begunAtMs, reached } = JSON.parse(row.value)
    const value = JSON.stringify({ version, begunAtMs, next: null })
    await (reached === null
      ? sql`update service_state set value = ${value} where key = 'click-rules'`
      : sql`delete from service_state where key = 'click-rules'`
    ).execute(db)
  }
}

/**
 * Moves today's readers at once, so that none counts again. Without this table, a process of the previous
 * version can store hits but no longer count them.
 */
async function moveReaders(run: (statement: string) => Promise<unknown>): Promise<void> {
  // Waits for readers that another process is counting, and keeps further ones out.
  await run('alter table reader_day rename to moved_reader')
  await run(`insert into hit_owner (number, "ownerId")
    select row_number() over (order by "userId"), "userId" from user_profile
    where "userId" in (select "ownerId" from moved_reader)`)
  await run(`insert into day_reader (owner, day, identifier, "visitorHash")
    select number, day, identifier, reader from moved_reader
    join hit_owner on hit_owner."ownerId" = moved_reader."ownerId"`)
  await run('drop table moved_reader')
}

async function isUnused(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select 1 from hit limit 1`.execute(db)
  const totals = await sql`select 1 from click_day limit 1`.execute(db)
  return rows.length === 0 && totals.rows.length === 0
}

async function dropUnusedTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') {
    // Waits for hits that another process is storing, and keeps further ones out.
    await sql.raw('alter table hit rename to hit_before').execute(db)
    await sql.raw('alter table hit_before rename to hit').execute(db)
    if (!(await isUnused(db))) return
  }
  const tables = ['late_hit', 'click_day', 'click_cell', 'click_sheet', 'click_owner']
  if (kind === 'sqlite') await sql.raw('drop view hit').execute(db)
  const own = kind === 'sqlite' ? ['hit_row', 'hit_link', 'hit_kind'] : ['hit']
  for (const table of [...own, ...tables]) await sql.raw(`drop table ${table}`).execute(db)
  await sql.raw(`delete from service_state where key = 'click-totals-cursor'`).execute(db)
}
