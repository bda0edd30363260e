import type { Queries } from '../../db/transact.ts'

/** An owner's rows that count: of each row that several reports have, the one of the newest import. */
export function selectCountedRows(db: Queries, ownerId: string) {
  return db
    .selectFrom('earning as row')
    .where('row.ownerId', '=', ownerId)
    .where('row.isImported', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('earning as later')
            .select('later.rowKey')
            .where('later.ownerId', '=', ownerId)
            .where('later.isImported', '=', 1)
            .whereRef('later.rowKey', '=', 'row.rowKey')
            .whereRef('later.importOrder', '>', 'row.importOrder'),
        ),
      ),
    )
}
