import type { Tables } from './tables.ts'
import type { Queries } from './transact.ts'

/** Whose rows are exported or erased. */
export interface RowOwner {
  readonly userId: string
  readonly email: string
}

type TableWith<Column extends string> = {
  [Name in keyof Tables]: Column extends keyof Tables[Name] ? Name : never
}[keyof Tables]

type ColumnOf<Name extends keyof Tables> = keyof Tables[Name] & string

/** Reads the rows of one account: all their columns, or the given ones. */
export function readAccountRows(db: Queries, { userId, email }: RowOwner) {
  const by = <Column extends string>(
    column: Column,
    values: readonly string[] | ReturnType<ReturnType<typeof idsOf>>,
  ) => {
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
  const ownIds = idsOf(db, userId)
  return {
    ...{ db, userId, email, by, ownIds },
    ofUser: by('userId', [userId]),
    ofOwner: by('ownerId', [userId]),
  }
}

/** Deletes the rows of one account. */
export function eraseAccountRows(queries: Queries, { userId, email }: RowOwner) {
  const deleteBy =
    <Column extends string>(column: Column) =>
    async (...names: TableWith<Column>[]) => {
      const { ref, table } = queries.dynamic
      for (const name of names) {
        await queries.deleteFrom(table(name).as('row')).where(ref(column), '=', userId).execute()
      }
    }
  return {
    ...{ queries, userId, email, ownIds: idsOf(queries, userId) },
    deleteOfUser: deleteBy('userId'),
    deleteOfOwner: deleteBy('ownerId'),
  }
}

/** The ids of an account's rows, to find those that belong to them. */
function idsOf(db: Queries, ownerId: string) {
  return (name: Extract<TableWith<'id'>, TableWith<'ownerId'>>) =>
    db.selectFrom(name).select('id').where('ownerId', '=', ownerId)
}
