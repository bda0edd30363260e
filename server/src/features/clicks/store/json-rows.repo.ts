import { type RawBuilder, sql } from 'kysely'
import { kindOf } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'

/** The columns that are no texts. JSON itself knows only numbers up to 53 bits. */
const NUMBERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  owner: sql`integer`,
  id: sql`bigint`,
  newReader: sql`integer`,
}

/**
 * The beginning of a statement that inserts rows as one parameter, a JSON text. Thousands of parameters would
 * take longer than the insert.
 */
export function insertRows<Column extends string>(
  queries: Queries,
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | bigint | null>>[],
): RawBuilder<unknown> {
  const text = JSON.stringify(
    rows.map((row) =>
      columns.map((column) => (column === 'id' ? String(row[column]) : row[column])),
    ),
  )
  const source =
    kindOf(queries) === 'sqlite'
      ? sql`json_each(${text}) as input`
      : sql`jsonb_array_elements(${text}::jsonb) as input(value)`
  const values = columns.map((column, index) => {
    const value = sql`input.value ->> cast(${index} as integer)`
    const type = NUMBERS[column]
    return type ? sql`cast(${value} as ${type})` : value
  })
  // Without a condition, SQLite would read "on conflict" as part of a join.
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
select ${sql.join(values)} from ${source} where true`
}
