import { toIsoTime } from './columns.ts'
import type { Queries } from './transact.ts'

/** What admins can disable, with a reason. Links are changed by `disableLink`. */
type Disablable = 'author_page' | 'series'

/** False for a disabled row and an unknown id. */
export async function disableRow(
  queries: Queries,
  table: Disablable,
  id: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(table)
    .set({ disabledAt: toIsoTime(new Date(now)), disabledReason: reason })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False for a row that is not disabled. */
export async function enableRow(queries: Queries, table: Disablable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(table)
    .set({ disabledAt: null, disabledReason: null })
    .where('id', '=', id)
    .where('disabledAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
