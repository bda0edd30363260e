import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'

type Value = string | number | null

/** How a value of a JSON row is read. JSON itself knows only texts and numbers up to 53 bits. */
export type JsonType = 'text' | 'bigint' | 'integer'

const NUMBERS = { bigint: sql`bigint`, integer: sql`integer` }

/**
 * Rows as one parameter, a JSON text, to insert many at once: `insert into … ${rows}`. Thousands of
 * parameters would take longer than the insert.
 */
export function jsonRows(
  kind: DatabaseKind,
  types: readonly JsonType[],
  rows: readonly (readonly Value[])[],
): RawBuilder<unknown> {
  const text = JSON.stringify(rows)
  const source =
    kind === 'sqlite'
      ? sql`json_each(${text}) as input`
      : sql`jsonb_array_elements(${text}::jsonb) as input(value)`
  const values = types.map((type, index) => {
    const value = sql`input.value ->> cast(${index} as integer)`
    return type === 'text' ? value : sql`cast(${value} as ${NUMBERS[type]})`
  })
  // Without a condition, SQLite would read "on conflict" as part of a join.
  return sql`select ${sql.join(values)} from ${source} where true`
}
