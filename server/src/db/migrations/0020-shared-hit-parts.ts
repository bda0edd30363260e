import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

/**
 * In SQLite a hit's row has what is its own, and the numbers of two rows that it shares with others:
 * which link was opened, and what kind of opening it was. `hit` is a view that shows hits whole, as
 * the table of PostgreSQL does, and is written to like a table.
 */
export function sharedHitParts(kind: DatabaseKind): Migration {
  return {
    up: async (db) => {
      if (kind === 'sqlite') await shareParts(db)
    },
  }
}

const KIND_COLUMNS = [
  'country',
  'retailer',
  'marketplace',
  'device',
  'browser',
  'language',
  'excludedBecause',
  'source',
] as const
const kindList = KIND_COLUMNS.map(quote).join(', ')

/** The month of a hit's number, which begins with milliseconds since 2026, see `hit-id.ts`. */
const monthOf = (id: string) => `strftime('%Y-%m', (${id} >> 22) / 1000 + 1767225600, 'unixepoch')`
const minuteOf = (openedAt: string) => `unixepoch(${openedAt}) / 60`

async function shareParts(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  // Parts belong to a month: when its hits are deleted, they are.
  await run(`create table hit_link (id integer primary key not null, month text not null,
    "linkId" text, "ownerId" text, identifier text not null)`)
  await run('create index hit_link_month_idx on hit_link (month)')
  await run(`create table hit_kind (id integer primary key not null, month text not null,
    country text, retailer text not null, marketplace text, device text not null,
    browser text not null, language text, "excludedBecause" text, source text not null)`)
  await run(`create index hit_kind_parts_idx on hit_kind (month, ${kindList})`)
  await run(`create table hit_row (id integer primary key not null, "openedMinute" integer not null,
    link integer not null, kind integer not null, "refererHost" text, channel text, reader text)`)

  await moveHits(run)
  await run('drop table hit')
  await run(`create view hit as select hit_row.id,
    strftime('%Y-%m-%dT%H:%M', hit_row."openedMinute" * 60, 'unixepoch') as "openedAt",
    hit_link."linkId", hit_link."ownerId", hit_link.identifier, hit_kind.country,
    hit_kind.retailer, hit_kind.marketplace, hit_kind.device, hit_kind.browser,
    hit_row."refererHost", hit_kind.language, hit_row.channel, hit_kind."excludedBecause",
    hit_kind.source, hit_row.reader
    from hit_row
    left join hit_link on hit_link.id = hit_row.link
    left join hit_kind on hit_kind.id = hit_row.kind`)
  await makeWritable(run)
}

type Run = (statement: string) => Promise<unknown>

async function moveHits(run: Run): Promise<void> {
  const linkList = '"linkId", "ownerId", identifier'
  await run(`insert into hit_link (month, ${linkList})
    select distinct ${monthOf('id')}, ${linkList} from hit`)
  await run(`create index hit_link_moved_idx on hit_link (month, ${linkList})`)
  await run(`insert into hit_kind (month, ${kindList})
    select distinct ${monthOf('id')}, ${kindList} from hit`)
  const same = (table: string, columns: readonly string[]) =>
    columns.map((column) => `${table}.${quote(column)} is hit.${quote(column)}`).join(' and ')
  await run(`insert into hit_row (id, "openedMinute", link, kind, "refererHost", channel, reader)
    select hit.id, ${minuteOf('hit."openedAt"')}, hit_link.id, hit_kind.id,
      hit."refererHost", hit.channel, hit.reader
    from hit
    cross join hit_link on hit_link.month = ${monthOf('hit.id')}
      and ${same('hit_link', ['linkId', 'ownerId', 'identifier'])}
    cross join hit_kind on hit_kind.month = ${monthOf('hit.id')} and ${same('hit_kind', KIND_COLUMNS)}`)
  await run('drop index hit_link_moved_idx')
}

async function makeWritable(run: Run): Promise<void> {
  const kind = KIND_COLUMNS.map((column) => `${quote(column)} is new.${quote(column)}`).join(
    ' and ',
  )
  const ofKind = `from hit_kind where month = ${monthOf('new.id')} and ${kind}`
  const addKind = `insert into hit_kind (month, ${kindList}) select ${monthOf('new.id')},
    ${KIND_COLUMNS.map((column) => `new.${quote(column)}`).join(', ')}
    where not exists (select 1 ${ofKind});`
  const newKind = `(select id ${ofKind} limit 1)`

  // A link's part is simply written once more: looking for it would need an index that every new
  // link changes somewhere else.
  await run(`create trigger hit_inserted instead of insert on hit begin
    insert into hit_link (month, "linkId", "ownerId", identifier)
      values (${monthOf('new.id')}, new."linkId", new."ownerId", new.identifier);
    ${addKind}
    insert into hit_row (id, "openedMinute", link, kind, "refererHost", channel, reader)
      values (new.id, ${minuteOf('new."openedAt"')}, (select max(id) from hit_link), ${newKind},
        new."refererHost", new.channel, new.reader);
    end`)
  await run(`create trigger hit_reason_changed instead of update of "excludedBecause" on hit begin
    ${addKind}
    update hit_row set kind = ${newKind} where id = old.id;
    end`)
  await run(`create trigger hit_reader_changed instead of update of reader on hit begin
    update hit_row set reader = new.reader where id = old.id;
    end`)
  await run(`create trigger hit_deleted instead of delete on hit begin
    delete from hit_row where id = old.id;
    end`)
}

function quote(column: string): string {
  return `"${column}"`
}
