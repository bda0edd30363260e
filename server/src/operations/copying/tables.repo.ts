import { type Kysely, sql, type Transaction } from 'kysely'
import type { DatabaseKind } from '../../db/dialect.ts'
import { type Row, toRowValue, toStored } from './row-value.ts'

/** Tables as found in the database, not as declared in the code. */
export type AnyTables = Record<string, Record<string, unknown>>

/** A database whose rows are copied without typed tables. */
export interface RowStore {
  readonly kind: DatabaseKind
  readonly db: Kysely<AnyTables>
}

export interface TableShape {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

const BATCH_ROWS = 1000
/** SQLite binds 32,766 values in a statement, PostgreSQL 65,535. */
const MAX_VALUES = 30_000

/** Triggers write the first while other rows are copied, and the server packs days again. */
const DERIVED_TABLES = ['changed_link', 'packed_month']
/** Says which days are packed. */
const DERIVED_COLUMN = 'unpackedFrom'

/** All our tables without the migrator's. */
export async function listTables(store: RowStore): Promise<TableShape[]> {
  const tables = await store.db.introspection.getTables()
  return tables
    .filter(({ isView, name }) => !isView && !DERIVED_TABLES.includes(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .filter((column) => column.name !== DERIVED_COLUMN)
        .map((column) => ({ name: column.name, type: column.dataType })),
    }))
}

export async function countRows({ db }: RowStore, table: string): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((build) => build.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(row.rows)
}

/** Reads all rows of a table in batches, within the store's transaction. */
export async function* readRows(store: RowStore, table: TableShape): AsyncGenerator<Row[]> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const toRow = (raw: Record<string, unknown>): Row =>
    Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [name, toRowValue(value, types.get(name) ?? '')]),
    )
  const batches = store.kind === 'sqlite' ? readSqlite(store, table) : readPostgres(store, table)
  for await (const batch of batches) yield batch.map(toRow)
}

type RawRows = AsyncGenerator<Record<string, unknown>[]>

function selectAll({ db }: RowStore, { name, columns }: TableShape) {
  return db.selectFrom(name).select(columns.map((column) => column.name))
}

async function* readSqlite(store: RowStore, table: TableShape): RawRows {
  let batch: Record<string, unknown>[] = []
  for await (const row of selectAll(store, table).stream()) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
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
  const rowsPerStatement = Math.max(1, Math.floor(MAX_VALUES / columns.length))
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const stored = rows
      .slice(from, from + rowsPerStatement)
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

/** A consistent snapshot for all reads, and atomic writes. */
export async function inTransaction<Result>(
  store: RowStore,
  work: (inside: RowStore) => Promise<Result>,
): Promise<Result> {
  const transaction = store.db.transaction()
  const begun =
    store.kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return await begun.execute((db: Transaction<AnyTables>) => work({ ...store, db }))
}

/** The referenced tables of each table, by foreign keys. */
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
