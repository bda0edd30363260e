import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

type TableWith<Column extends string> = {
  [Name in keyof Tables]: Column extends keyof Tables[Name] ? Name : never
}[keyof Tables]

type ColumnOf<Name extends keyof Tables> = keyof Tables[Name] & string

/**
 * Reads the rows of any table that have one of these values in a column: all their columns, or the given ones.
 */
export function rowsBy<Column extends string>(
  db: Queries,
  column: Column,
  values: readonly string[] | ReturnType<typeof idsOf>,
) {
  const { ref, table } = db.dynamic
  return async <Name extends TableWith<Column>>(
    name: Name,
    columns: readonly ColumnOf<Name>[] | 'all',
    ...orderBy: ColumnOf<Name>[]
  ): Promise<object[]> => {
    const rows = db.selectFrom(table(name).as('row')).where(ref(column), 'in', values)
    const selected =
      columns === 'all' ? rows.selectAll() : rows.select(columns.map((one) => ref(one)))
    return await orderBy.reduce((query, one) => query.orderBy(ref(one)), selected).execute()
  }
}

export function idsOf(
  db: Queries,
  table: 'saved_link' | 'series' | 'author_page' | 'bulk_change',
  ownerId: string,
) {
  return db.selectFrom(table).select('id').where('ownerId', '=', ownerId)
}
