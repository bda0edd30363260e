import type { ColumnType } from 'kysely'

/** A hit that was stored so late that the totals may have passed its id. */
export interface LateHitTable {
  id: ColumnType<unknown, bigint | string, never>
}
