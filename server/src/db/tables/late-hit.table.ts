import type { ColumnType } from 'kysely'

/** A hit that came to the database so late that the totals may have passed its place already. */
export interface LateHitTable {
  id: ColumnType<unknown, bigint | string, never>
}
