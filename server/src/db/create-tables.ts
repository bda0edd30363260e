import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'
import type { Column, Storage, Table } from './table.ts'

/** SQL that `table()` cannot express, by database. */
export type Statements = Readonly<Record<DatabaseKind, readonly string[]>>

/** Creates the tables of all features, then runs their statements. */
export async function createTables(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  tables: Readonly<Record<string, Table>>,
  statements: readonly Statements[],
): Promise<void> {
  for (const [name, table] of inOrder(Object.entries(tables))) {
    await createTable(db, kind, name, table)
    await createIndexes(db, kind, name, table)
  }
  for (const statement of statements.flatMap((each) => each[kind])) {
    await sql.raw(statement).execute(db)
  }
}

type NamedTable = readonly [name: string, table: Table]

/** Tables that refer to others come last. */
function inOrder(tables: readonly NamedTable[]): NamedTable[] {
  const isPart = ([, { columns }]: NamedTable) =>
    Object.values(columns).some(({ facts }) => facts.partOf !== undefined)
  return [...tables].sort((one, other) => Number(isPart(one)) - Number(isPart(other)))
}

const storages: Readonly<Record<DatabaseKind, Readonly<Record<Storage, RawBuilder<unknown>>>>> = {
  sqlite: {
    text: sql`text`,
    integer: sql`integer`,
    bigint: sql`bigint`,
    bytes: sql`blob`,
    moment: sql`date`,
    boolean: sql`integer`,
  },
  postgres: {
    text: sql`text`,
    integer: sql`integer`,
    bigint: sql`bigint`,
    bytes: sql`bytea`,
    moment: sql`timestamptz`,
    boolean: sql`boolean`,
  },
}

async function createTable(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  { columns, key, unique = [], isClustered }: Table,
): Promise<void> {
  let builder = db.schema.createTable(name)
  for (const [column, { facts }] of Object.entries(columns)) {
    builder = builder.addColumn(
      column,
      storages[kind][facts.storage] as RawBuilder<never>,
      (built) => describe(built, facts),
    )
  }
  if (key) builder = builder.addPrimaryKeyConstraint(`${name}_pkey`, [...key] as never)
  for (const own of unique) {
    builder = builder.addUniqueConstraint(`${name}_${own.join('_')}_key`, [...own] as never)
  }
  if (isClustered && kind === 'sqlite') builder = builder.modifyEnd(sql`without rowid`)
  await builder.execute()
}

function describe(
  built: ColumnDefinitionBuilder,
  { isNullable, isKey, isUnique, default: value, partOf }: Column<unknown>['facts'],
): ColumnDefinitionBuilder {
  let column = isNullable ? built : built.notNull()
  if (isKey) column = column.primaryKey()
  if (isUnique) column = column.unique()
  if (value !== undefined) column = column.defaultTo(value)
  if (partOf) column = column.references(`${partOf}.id`).onDelete('cascade')
  return column
}

async function createIndexes(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  { columns, indexes = [], prefixes = [] }: Table,
): Promise<void> {
  for (const index of indexes) {
    const { on, isUnique, where, name: part } = 'on' in index ? index : { on: index }
    const names = [name, ...(part ? [part] : on), 'idx'].join('_')
    let builder = db.schema
      .createIndex(names)
      .on(name)
      .columns([...on])
    if (isUnique) builder = builder.unique()
    if (where) builder = builder.where(sql<boolean>`${sql.raw(where)}`)
    await builder.execute()
  }
  // A prefix search is a range only in an index that compares bytes, as SQLite does.
  const byBytes = kind === 'postgres' ? sql` collate "C"` : sql``
  const key = Object.keys(columns).find((column) => columns[column]?.facts.isKey) ?? ''
  for (const column of prefixes) {
    const index = sql.ref(`${name}_${column}_prefix`)
    await sql`create index ${index} on ${sql.table(name)}
      ((lower(${sql.ref(column)})${byBytes}), ${sql.ref(key)})`.execute(db)
  }
}
