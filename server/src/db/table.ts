import type { ColumnType } from 'kysely'
import type { AuthFlag, AuthTime, Flag, IsoTime, JsonText } from './columns.ts'

/** `moment` and `boolean` are what better-auth reads and writes, in another form on each database. */
export type Storage = 'text' | 'integer' | 'bigint' | 'bytes' | 'moment' | 'boolean'

/** A column, with the types of its values when they are read and when they are inserted. */
export class Column<Select, Insert = Select> {
  /** Only for types. */
  declare readonly value: ColumnType<Select, Insert, Select>
  readonly facts: ColumnFacts

  constructor(facts: ColumnFacts) {
    this.facts = facts
  }

  nullable(): Column<Select | null, Insert | null> {
    return new Column({ ...this.facts, isNullable: true })
  }

  /** The table's only key. */
  key(): Column<Select, Insert> {
    return new Column({ ...this.facts, isKey: true })
  }

  unique(): Column<Select, Insert> {
    return new Column({ ...this.facts, isUnique: true })
  }

  default(value: string | number): Column<Select, Insert | undefined> {
    return new Column({ ...this.facts, default: value })
  }

  /** Refers to the id of a row, and is deleted with it. */
  partOf(table: string): Column<Select, Insert> {
    return new Column({ ...this.facts, partOf: table })
  }
}

interface ColumnFacts {
  readonly storage: Storage
  readonly isNullable?: boolean
  readonly isKey?: boolean
  readonly isUnique?: boolean
  readonly default?: string | number
  readonly partOf?: string
}

export const text = <Value extends string = string>() => new Column<Value>({ storage: 'text' })
export const time = () => text<IsoTime>()
export const json = <Value>() => text<JsonText<Value>>()
export const integer = <Value extends number = number>() =>
  new Column<Value>({ storage: 'integer' })
export const flag = () => integer<Flag>()
/** PostgreSQL returns its values as text. */
export const bigint = <Select = number | string, Insert = number>() =>
  new Column<Select, Insert>({ storage: 'bigint' })
export const bytes = () => new Column<Uint8Array>({ storage: 'bytes' })
export const authTime = () => new Column<AuthTime>({ storage: 'moment' })
export const authFlag = () => new Column<AuthFlag>({ storage: 'boolean' })

type Columns = Readonly<Record<string, Column<unknown, unknown>>>

interface Index<Name extends string> {
  readonly on: readonly Name[]
  readonly isUnique?: boolean
  /** The condition of a partial index, as SQL. */
  readonly where?: string
  /** Distinguishes it from another index on the same columns. */
  readonly name?: string
}

interface TableFacts<Name extends string> {
  /** The primary key, if it has several columns. */
  readonly key?: readonly Name[]
  readonly unique?: readonly (readonly Name[])[]
  readonly indexes?: readonly (readonly Name[] | Index<Name>)[]
  /** Columns searched by prefix, ignoring case. */
  readonly prefixes?: readonly Name[]
  /** Stored in the order of its key on SQLite. */
  readonly isClustered?: boolean
}

export interface Table<Own extends Columns = Columns> extends TableFacts<string> {
  readonly columns: Own
}

/**
 * Defines a table once, for the database and for the compiler.
 *
 * @example table({ id: text().key(), name: text(), removedAt: time().nullable() }, { indexes: [['name']] })
 */
export function table<Own extends Columns>(
  columns: Own,
  facts: TableFacts<Extract<keyof Own, string>> = {},
): Table<Own> {
  return { columns, ...facts }
}

/** A plain type where a column is inserted as it is read. */
type ValueOf<Own> =
  Own extends Column<infer Select, infer Insert>
    ? [Select, Insert] extends [Insert, Select]
      ? Select
      : ColumnType<Select, Insert, Select>
    : never

/** The rows of tables, by the tables' names. */
export type RowsOf<Tables> = {
  [Name in keyof Tables]: Tables[Name] extends Table<infer Own>
    ? { [Key in keyof Own]: ValueOf<Own[Key]> }
    : never
}
