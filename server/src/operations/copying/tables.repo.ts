import { type Kysely, sql, type Transaction } from 'kysely'
import type { DatabaseKind } from '../../db/dialect.ts'
import { type Row, toRowValue, toStored } from './row-value.ts'

/** Tables as they are found in a database, not as the code knows them. */
export type AnyTables = Record<string, Record<string, unknown>>

/** A database whose rows are read or written whatever they are of. */
export interface RowStore {
  readonly kind: DatabaseKind
  readonly db: Kysely<AnyTables>
}

export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

const ROWS_AT_ONCE = 1000
/** SQLite binds 32,766 values in a statement, PostgreSQL 65,535. */
const VALUES_AT_ONCE = 30_000

/** Written by SQLite itself while the rows are that it tells of. */
const WRITTEN_BESIDE = ['changed_link', 'hit_row', 'hit_link', 'hit_kind']
/** In SQLite made of some of those, and read and written as if it were one table. */
const SHOWN_WHOLE = 'hit'

/** Every table of ours, none of the migrator's; one that lies in partitions is one. */
export async function listTables(store: RowStore): Promise<TableShape[]> {
  const tables = await store.db.introspection.getTables()
  const passedOver = [...WRITTEN_BESIDE, ...(await listPartitions(store))]
  return tables
    .filter(({ isView, name }) => (!isView || name === SHOWN_WHOLE) && !passedOver.includes(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => ({ name: column.name, type: column.dataType })),
    }))
}

async function listPartitions({ db, kind }: RowStore): Promise<string[]> {
  if (kind === 'sqlite') return []
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relispartition`.execute(db)
  return rows.map(({ name }) => name)
}

export async function countRows({ db }: RowStore, table: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((build) => build.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(row.rows)
}

/** All rows of a table in parts, within the transaction that `store` is of. */
export async function* readRows(store: RowStore, table: TableShape): AsyncGenerator<Row[]> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const toRow = (raw: Record<string, unknown>): Row =>
    Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [name, toRowValue(value, types.get(name) ?? '')]),
    )
  const parts = store.kind === 'sqlite' ? readSqlite(store, table) : readPostgres(store, table)
  for await (const part of parts) yield part.map(toRow)
}

type RawRows = AsyncGenerator<Record<string, unknown>[]>

function selectAll({ db }: RowStore, { name, columns }: TableShape) {
  return db.selectFrom(name).select(columns.map((column) => column.name))
}

async function* readSqlite(store: RowStore, table: TableShape): RawRows {
  let part: Record<string, unknown>[] = []
  for await (const row of selectAll(store, table).stream()) {
    part.push(row)
    if (part.length < ROWS_AT_ONCE) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function* readPostgres(store: RowStore, table: TableShape): RawRows {
  const { db } = store
  await sql`declare copied no scroll cursor for ${selectAll(store, table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch forward 1000 from copied`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close copied`.execute(db)
}

export async function writeRows(
  { db, kind }: RowStore,
  { name, columns }: TableShape,
  rows: readonly Row[],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length))
  for (let from = 0; from < rows.length; from += atOnce) {
    const stored = rows
      .slice(from, from + atOnce)
      .map((row) =>
        Object.fromEntries(
          columns.map((column) => [
            column.name,
            toStored(row[column.name] ?? null, kind, column.type),
          ]),
        ),
      )
    await db.insertInto(name).values(stored).execute()
  }
}

export async function deleteRows({ db }: RowStore, table: string): Promise<void> {
  await db.deleteFrom(table).execute()
}

/** One moment of the database for all reads, and all or nothing for what is written. */
export async function inOneTransaction<Result>(
  store: RowStore,
  work: (inside: RowStore) => Promise<Result>,
): Promise<Result> {
  const transaction = store.db.transaction()
  const begun =
    store.kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return await begun.execute((db: Transaction<AnyTables>) => work({ ...store, db }))
}

/** Which tables a table's rows point to, by the database's own rules. */
export async function listReferences({ db }: RowStore): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select tables.name as child, keys."table" as parent
    from sqlite_schema as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table'`.execute(db)
  const references = new Map<string, string[]>()
  for (const { child, parent } of rows) {
    references.set(child, [...(references.get(child) ?? []), parent])
  }
  return references
}
