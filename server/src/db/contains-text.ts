import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a column contains a text, in any case (in SQLite only of ASCII letters). It reads every row. */
export function containsText(column: Expression<string>, text: string): RawBuilder<SqlBool> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`
}
