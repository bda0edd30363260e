import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'

export function clickSheets(kind: DatabaseKind): Migration {
  return { up: (db) => changeTables(db, kind) }
}

type Column = readonly [name: string, type: 'text' | 'integer']

const cellKey: readonly Column[] = [
  ...(['day', 'ownerId', 'identifier', 'country', 'shop'] as const).map(asText),
  ['hour', 'integer'],
  ...(['device', 'browser', 'refererHost', 'excludedBecause'] as const).map(asText),
]

/**
 * Every opening that totals were made of is still there, so that they are made anew from them, by and
 * by; until then figures are counted from the openings. Who the readers were is forgotten: how many
 * there were is carried over.
 */
async function changeTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const dayKey = ['day', 'ownerId', 'identifier'].map(asText)
  const counts: Column[] = [
    ['hits', 'integer'],
    ['clicks', 'integer'],
  ]
  await rename(db, 'click_day')
  await createTable(db, kind, 'click_day', dayKey, [...counts, ['readers', 'integer']])
  await sql`insert into click_day (day, "ownerId", identifier, hits, clicks, readers)
    select day, "ownerId", identifier, 0, 0, readers from click_day_before where readers > 0`.execute(
    db,
  )
  await rename(db, 'reader_day')
  await createTable(db, kind, 'reader_day', [...dayKey, asText('reader')], [])
  await sql`insert into reader_day (day, "ownerId", identifier, reader)
    select day, "ownerId", identifier, reader from reader_day_before`.execute(db)
  for (const table of ['click_day_before', 'reader_day_before', 'click_value', 'click_cell']) {
    await db.schema.dropTable(table).execute()
  }
  await createTable(db, kind, 'click_cell', cellKey, [['hits', 'integer']])
  await createTable(
    db,
    kind,
    'click_sheet',
    ['ownerId', 'span', 'identifier', 'country', 'shop'].map(asText),
    [...counts, asText('figures')],
    // Beside their key, long rows spill less into pages of their own.
    'beside its key',
  )
  await createTable(
    db,
    kind,
    'click_owner',
    [asText('ownerId')],
    [['hits', 'integer'], asText('closingDay')],
  )
  await sql`delete from service_state
    where key in ('click-totals-cursor', 'click-recount')`.execute(db)
}

function asText(name: string): Column {
  return [name, 'text']
}

async function rename(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.alterTable(table).renameTo(`${table}_before`).execute()
}

/** SQLite keeps a table beside its key, which costs narrow rows twice, unless told not to. */
async function createTable(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  key: readonly Column[],
  others: readonly Column[],
  place: 'in its key' | 'beside its key' = 'in its key',
): Promise<void> {
  let table = db.schema.createTable(name)
  for (const [column, type] of [...key, ...others]) {
    table = table.addColumn(column, type, (built) => built.notNull())
  }
  await table
    .addPrimaryKeyConstraint(
      `${name}_key`,
      key.map(([column]) => column as never),
    )
    .modifyEnd(kind === 'sqlite' && place === 'in its key' ? sql`without rowid` : sql``)
    .execute()
}
